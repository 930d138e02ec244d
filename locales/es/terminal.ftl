### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } y { $right }
list-more = { $left }, { $right }
list-last = { $left } y { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# "+3 points"
with-unit = { $number } { $unit }
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = A
letter-white = B
# Short prices, at most 9 columns wide.
short-influence = { $count } inf.
short-deniers = { $count } fort.
short-knowledge = { $count } sab.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = influencia: ±2
tile-1-raid-short = sin influencia
tile-2-banquet-short = gratis
tile-2-raid-short = +1 de fortuna
tile-3-banquet-short = Catedral: 1 c/u
tile-3-raid-short = +1 de sabiduría
tile-4-banquet-short = admin.: +1 ciud.
tile-4-raid-short = valor 0
tile-5-banquet-short = color: 1
tile-5-raid-short = color fijo
tile-6-banquet-short = Fortaleza: +2
tile-6-raid-short = +1 de influencia
tile-7-banquet-short = Mercado: +1
tile-7-raid-short = sin prestigio
tile-8-banquet-short = negro amansado
tile-8-raid-short = transp. = negro
# Drawings of a game, at most 80 columns wide.
show-before = antes de la primera tirada
show-end = fin de la partida
show-when = { $half ->
    [morning] día { $day }, mañana
   *[afternoon] día { $day }, tarde
}
show-day = día { $day }
show-black = negro
show-turns = { $color ->
    [red] luego roja
    [yellow] luego amarilla
   *[white] luego blanca
}
show-tile = { $side ->
    [banquet] ficha { $number } banquete
   *[raid] ficha { $number } asalto
}
show-any = 1 a elegir
show-any-more = a elegir
show-points = { $total ->
    [one] { $name } · { $total } punto: ciudadanos { $citizens } + filas { $rows } + recursos { $resources }
   *[other] { $name } · { $total } puntos: ciudadanos { $citizens } + filas { $rows } + recursos { $resources }
}
show-winner = victoria
show-value = valor
show-built = construido
show-open = libre
show-lost = perdido
show-linked = vinculado
show-to-link = por vincular
show-protected = protegido
show-pause = { $played } de { $all }: Intro sigue, q termina
with-die = Dado { $sector } como { $color } { $value }; coste: { $cost }.
# Playing in the terminal.
play-saved = La partida se guarda tras cada decisión, en { $file }.
play-unsaved = No se pudo guardar la partida: { $reason }
play-go-on = Para seguir más tarde: { $command }
play-have = Tienes { $what }.
play-taken-back = Rectificado.
play-way = Dado { $sector }: { $cost }
play-way-gain = Dado { $sector }: { $what }; coste: { $cost }
play-places = Todas las casillas
play-with-die = Con el dado { $sector }
# Line by line, without drawings.
lines-hello = Escribe el número de una opción, o ayuda para ver todo lo demás que puedes escribir.
lines-ask = Tu elección:
lines-unknown = «{ $typed }» no es ninguna opción. Escribe un número de la lista, o ayuda.
lines-built = construidos: { $positions }
lines-open = libres: { $positions }
lines-lost = perdidos: { $positions }
# What can be typed; English is always understood too.
command-help = ayuda
command-sheet = hoja
command-dice = dados
command-places = casillas
command-players = participantes
command-log = crónica
command-undo = deshacer
command-take-back = rectificar
command-quit = salir
command-help-text = esta lista
command-sheet-text = tu hoja, fila por fila
command-dice-text = los dados y las próximas plazas
command-places-text = todo lo que se alcanza ahora
command-players-text = los puntos de cada participante
command-log-text = todo lo que ha pasado
command-undo-text = volver a la elección anterior
command-take-back-text = rectificar la última decisión de este turno
command-quit-text = terminar; la partida queda guardada
# On the whole screen.
screen-small = La ventana tiene { $columns } × { $rows }; necesita al menos 80 × 24.
screen-quit-sure = La partida está guardada. Pulsa q otra vez para salir.
screen-out-of-reach = ahora no
screen-reach = al alcance
screen-preview = anticipo
screen-die = dado
screen-choose = elegir
screen-quit = salir
key-list = recorrer la lista
key-rows = fila siguiente o anterior de la hoja
key-places = todas las casillas, con cualquier dado
key-log = la crónica
key-player = la hoja de la siguiente persona
key-quit = terminar; la partida queda guardada
# Numbering the columns before a game.
play-by-chance = Dejarlo al azar
play-direction-bad = Responde 1, 2 o 3.
play-order = Seis cifras, por ejemplo 314652; solo Intro baraja.
play-order-bad = Cada cifra del 1 al 6 una vez, por favor.
# Puzzles and challenges.
puzzle-question = ¿Y ahora? Este problema tiene una valoración de { $rating }.
puzzle-answer = { $best } es la respuesta correcta. { $wrong } es el error más tentador y desperdicia { $points } puntos.
puzzle-value = { $letter }: { $total } puntos esperados (ciudadanos { $citizens }, filas { $rows }, recursos { $resources })
puzzle-themes = Lo que marca la diferencia: { $themes }
puzzle-theme-link = una bonificación de vínculo
puzzle-theme-chain = una cadena de bonificaciones
puzzle-theme-free-building = un edificio gratuito
puzzle-theme-cathedral-order = la Catedral adecuada en el momento adecuado
puzzle-theme-defence = una Fortaleza contra el dado negro
puzzle-theme-saving = la misma casilla por menos
puzzle-theme-last-half-days = las dos últimas mitades del día
puzzle-theme-gathering = obtener recursos primero
puzzle-theme-building = construir en lugar de obtener recursos
puzzle-theme-great-hall = un Mercado
puzzle-theme-changed-die = alterar un dado
puzzle-theme-work-building = un edificio de la administración
challenge-medal-bronze = bronce desde { $points } puntos ({ $share } % de las partidas del solucionador)
challenge-medal-silver = plata desde { $points } ({ $share } %)
challenge-medal-gold = oro desde { $points } ({ $share } %)
challenge-no-cathedral = Sin agujas
challenge-no-cathedral-text = No construyas ninguna Catedral, salvo que un edificio gratuito no deje otra opción.
challenge-free-die = Suerte de mendigo
challenge-free-die-text = Toma el dado del segmento gratuito siempre que se pueda.
challenge-six-fortresses = Seis puertas
challenge-six-fortresses-text = Ten las seis Fortalezas al final.
challenge-forty-citizens = Ciudad llena
challenge-forty-citizens-text = Ten 40 ciudadanos o más al final.
challenge-whole-columns = Nada derribado
challenge-whole-columns-text = Ninguna columna puede perder más de una de sus tres casillas por el dado negro.
challenge-twelve-work-buildings = El pan de cada día
challenge-twelve-work-buildings-text = Ten doce edificios de la administración o más al final.
challenge-no-influence = Sin favores
challenge-no-influence-text = No gastes influencia, ni para pagar un dado ni para alterarlo.
challenge-raids-first = Sin invitación
challenge-raids-first-text = Banquetes y asaltos: no tomes ningún dado junto a una ficha que muestre su lado de banquete.
challenge-left-to-right = La calle de los canteros
challenge-left-to-right-text = En cada fila, no construyas nunca a la izquierda de un edificio ya construido.
challenge-work-first = Primero el trabajo
challenge-work-first-text = No construyas ningún edificio de prestigio antes del día 4, salvo que no haya otra opción.
challenge-always-building = Manos inquietas
challenge-always-building-text = Desde el día 3, no tomes ningún dado por sus recursos mientras se pueda hacer otra cosa.
challenge-as-they-fall = Tal como caen
challenge-as-they-fall-text = No alteres ni el valor ni el color de un dado.
