### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }, y la columna queda protegida
benefit-hall = { $color ->
    [red] { $gift } por cada dado rojo que se pueda tomar
    [yellow] { $gift } por cada dado amarillo que se pueda tomar
   *[white] { $gift } por cada dado blanco que se pueda tomar
}
benefit-cathedral = desbloquear a { $character }: puntúa tus { $rows } al final
building-built = { $row } { $value }: edificio construido
building-lost = { $row } { $value }: casilla tachada, ya no se puede construir
building-open = { $row } { $value }, necesita { $color } { $value }; ahora fuera de alcance; beneficio: { $gives }
building-free = { $row } { $value }; gratis; beneficio: { $gives }
building-reach = { $row } { $value }, necesita { $color } { $value }; coste: { $cost }; beneficio: { $gives }
value-open = Columna { $value }. Ninguna Fortaleza protege aún esta columna.
value-protected = Columna { $value }, protegida por su Fortaleza
cell-crossed = { $district } { $value }: casilla tachada
character-on = { $character } puntúa { $rows }: { $standing } a { $points } cada uno, { $total } en total
character-off = { $character } puntuaría { $rows }: la Catedral de esa columna desbloquea los puntos
multipliers = Puntos por edificio según el orden de tu Catedral
nth-cathedrals = { $first ->
    [1] 1.ª 2.ª
    [3] 3.ª 4.ª
   *[5] 5.ª 6.ª
}
row-of = Fila: { $row }
link-open = Bonificación de vínculo entre las columnas { $left } y { $right }: { $gift } en cuanto estén los dos edificios
link-won = Bonificación de vínculo entre las columnas { $left } y { $right }: { $gift }, lograda
link-lost = Bonificación de vínculo entre las columnas { $left } y { $right }: { $gift }, perdida
times = ×{ $points } por { $standing }
not-yet = aún no
gain-label = { $more ->
    [0] Obtener { $what }; coste: { $cost }
    [one] Obtener { $what }; coste: { $cost }; o { $more } forma más
   *[other] Obtener { $what }; coste: { $cost }; o { $more } formas más
}
track-label = { $resource }: { $available } por gastar; { $circled } de 18 casillas rodeadas, { $spent } gastadas
left-over = sobrante
left-over-label = { $resource }: cada dos que sobren dan un punto al final
enlarge = Ampliar: { $district }
column-bonus = { $bonus ->
    [one_of_each] Los tres caminos en { $space }: un recurso de cada tipo
   *[free_work] Los tres caminos en { $space }: cualquier edificio de la administración gratis
}
column-bonus-done = { $bonus ->
    [one_of_each] Los tres caminos en { $space }: un recurso de cada tipo, ya logrado
   *[free_work] Los tres caminos en { $space }: un edificio de la administración gratis, ya logrado
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } en { $space }: un edificio de prestigio de otro color gratis
   *[other_citizens] { $citizens } en { $space }: un ciudadano de cada uno de los otros colores
}
citizens-label = { $citizens }: { $count } de { $spaces }
citizen-choice = { $citizens }, ahora { $count }: poner aquí el ciudadano
points-word = { $count ->
    [one] punto
   *[other] puntos
}
total-label = { $total ->
    [one] { $total } punto, si la partida acabara ahora
   *[other] { $total } puntos, si la partida acabara ahora
}
then = luego { $points }

## Printing

print-title = Una hoja de puntuación vacía para imprimir
print-game-title = Hoja de puntuación de { $name } para imprimir
print-text = Una hoja por página, A4 o Carta, en negro sobre blanco.
print-columns = Números de las columnas
print-blank = en blanco, para rellenar
print-in-order = de 1 a 6, para una primera partida
print-name = Nombre
print-date = Fecha
print-deal = Reparto
print-characters = Personajes
print-total = Total

## The count

result-count = El recuento
result-line = Concepto
result-left-over = { $resource } sobrante
result-left-text = { $count } sin gastar
result-each = un punto por cada uno
result-total = Total
result-halves = cada dos, un punto
result-standing = ×{ $points }, { $standing } en pie
