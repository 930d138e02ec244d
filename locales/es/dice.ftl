### Checking the dice.

## Checking the dice

dice-title = Comprobar los dados
dice-lead = Antes de la primera tirada, el servidor publica la huella de su semilla secreta; al final revela la semilla. Con las dos se puede comprobar que no se cambió ningún dado por el camino. Esta página lo hace por ti, sin salir de tu navegador.
dice-insecure = Los navegadores solo calculan huellas en páginas que llegan por https o desde localhost. Abre así esta página para comprobar dados.
dice-of-game = Los dados de esta partida
dice-unfinished = Esta partida no ha terminado. Su semilla se revela al final; hasta entonces solo está su huella, que ninguna otra semilla tiene.
dice-to-table = A la mesa
dice-to-result = Al resultado
dice-no-seed = Los dados de esta partida no salen de ninguna semilla: se anotó con dados de verdad, o continúa otra partida con dados nuevos. No hay nada con que compararlos.
dice-all-right = Todos los dados son correctos
dice-all-right-text = { $count ->
    [one] Una tirada, la rueda y las columnas salen de la semilla.
   *[other] Las { $count } tiradas, la rueda y las columnas salen de la semilla.
}
dice-wrong = Estos no son los dados de esta semilla
dice-wrong-text = Las diferencias están marcadas abajo.
dice-fingerprint = Huella de la semilla
dice-fingerprint-right = La misma que se publicó antes de la primera tirada.
dice-fingerprint-wrong = No es la que se publicó: { $published }
dice-fingerprint-none = No se publicó nada con que compararla.
dice-wheel = La rueda
dice-columns = Las columnas
dice-columns-rolled = El valor de la posición 1 sale del dado: { $value }.
dice-columns-first = Primera partida: en orden, sin tirada.
dice-columns-drawn = Sacadas de la semilla.
dice-columns-hand = Elegidas a mano.
dice-tiles = Las tres fichas
dice-tile = Ficha { $tile }: { $does }
dice-half-day = Mitad del día
dice-from-seed = De la semilla
dice-played = Jugado
dice-same = Igual
mark-right = correcto
mark-wrong = distinto
mark-hand = elegido a mano
dice-not-played = sin jugar
dice-any = Cualquier semilla
dice-any-text = Una semilla de 64 cifras hexadecimales, o cualquier texto, cuyo SHA-256 es entonces la semilla. Este es el reparto que sale de ella.
dice-seed-field = Semilla o texto
dice-show = Ver el reparto
dice-play = Jugar este reparto
dice-deal-columns-rolled = Columnas, si se tira el dado
dice-deal-columns-expert = Columnas en modo experto
dice-record = Un registro
dice-record-take = Comprobar un registro
dice-record-none = Este registro no contiene ninguna semilla, así que no hay con qué comparar sus dados.
dice-record-bad = Esto no es el registro de una partida.
dice-how = Cómo hacerlo por tu cuenta
dice-how-text = El SHA-256 de la semilla es la huella. Cada tirada es HMAC-SHA-256 con la semilla como clave y una etiqueta como mensaje, por ejemplo «troyes-dice/1/roll/5/0» para la quinta mitad del día. Cada byte menor que 252 da un dado: el resto de dividirlo entre 6, más 1. Primero va el dado negro, luego los tres transparentes. La rueda, las columnas y las fichas tienen etiquetas propias y se barajan del mismo modo.

## How a seed came about

dice-mixture = De dónde salió la semilla
dice-mixture-text = El secreto del servidor se mezcló con lo que añadió cada persona de la mesa después de ver su huella.
dice-secret = El secreto del servidor
dice-secret-mark = Huella del secreto
dice-secret-seen = La que vio este navegador antes de que te sentaras.
dice-secret-published = La que se mostró en la mesa.
dice-secret-wrong = No es la que se mostró: { $published }
dice-secret-none = No hay nada con que compararla.
dice-added = Lo que añadió cada cual
dice-own = Este navegador añadió
dice-own-right = Figura entre lo añadido, así que nadie podía conocer los dados de antemano.
dice-own-wrong = No figura entre lo añadido.
dice-own-none = Este navegador no se sentó a esa mesa y no añadió nada.
dice-seed-mixed = La semilla
dice-seed-right = Sale del secreto y de lo que añadió cada cual.
dice-seed-wrong = No sale del secreto y de lo que añadió cada cual.
