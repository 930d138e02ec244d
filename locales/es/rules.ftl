### The rules.

rules-contents = Índice
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
rules-nothing = Ninguna regla contiene todas estas palabras: { $query }
rules-all = Mostrar todas las reglas
rules-ruling = Aclaración
rules-ruling-text = Decide lo que las reglas impresas dejan abierto.
rules-copy = Copiar el enlace a { $clause }
rules-quick-text = Dos páginas, A4 o Carta: todo lo que se consulta mientras se juega.
rules-whole = Todas las reglas en su propia página
book-text = La parte del libro para quien juega, en inglés. Las partes para quien aloja, desarrolla o investiga vienen con el código fuente.
