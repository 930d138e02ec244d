### Playing at a table.

## Taking a turn

turn = Tu turno
prompt-die = Elige un dado o una casilla
prompt-place = Ahora elige una casilla en la hoja
prompt-named = { $name }: { $prompt }
prompt-either = Toca un dado para ver qué alcanza, o un edificio o un camino para ver todas las formas de llegar.
prompt-citizen = Elige un camino para el ciudadano
prompt-free-work = Elige un edificio de la administración gratis
prompt-free-prestige = Elige un edificio de prestigio gratis
prompt-chain = La cadena sigue en cuanto elijas.
pay = pagas
left = queda
what-follows = Qué pasa después
confirm = Confirmar
undo = Deshacer
take-back = Rectificar
may-take-back = Puedes rectificar tu turno hasta que veas los siguientes dados.
may-take-back-last = Puedes rectificar tu turno hasta que veas el resultado.
dice-coming = Los siguientes dados llegan solos en un momento; hasta entonces puedes rectificar.
turn-done = Tu turno ha terminado
ready = Cuando quieras
ways = { $count ->
    [one] Una forma
   *[other] { $count } formas, la más barata primero
}
way = Con { $color } { $value }: { $cost }
more-ways = { $count } más…
way-gain = { $amount } con { $color } { $value }: { $cost }
next-dice = Siguientes dados
first-dice = Tirar los dados
see-result = Ver el resultado
pass-to = Pasar a { $name }
now-you = Ahora { $name }
watching = Estás mirando a { $name }.

## The table

turn-number = turno { $number } de 16
calendar = { $half ->
    [morning] Día { $day } de 8, mañana
   *[afternoon] Día { $day } de 8, tarde
}
title-day = { $half ->
    [morning] Día { $day }, mañana · Troyes Dice
   *[afternoon] Día { $day }, tarde · Troyes Dice
}
player-choosing = eligiendo
player-ready = a la espera
player-done = ya jugó
player-finished = terminó
players-acted = { $done } de { $count } han jugado
players-all = Ver a las { $count } personas
help = Ayuda
settings = Ajustes
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
help-die = Toca un dado: la hoja muestra todo lo que alcanza, con el coste completo. Los costes pálidos piden otro color.
help-place = O toca primero un edificio o un camino de recursos: ves todas las formas de llegar, la más barata primero.
help-preview = Antes de pagar nada, una tinta azul discontinua muestra lo que pasaría, y la barra de abajo lo cuenta con palabras.
help-back = Deshacer no cuesta nada. Un turno confirmado se puede rectificar hasta que veas los siguientes dados.
help-ink = Pálido: posible; discontinuo: vista previa; tinta plena: construido; dos trazos: perdido.
keycap-enter = Intro
keycap-escape = Esc
key-dice = elegir un dado
key-sheet = siguiente casilla al alcance
key-arrows = recorrer la hoja
key-enter = elegir una casilla; otra vez para confirmar
key-undo = deshacer o rectificar
key-escape = anular la selección
key-next = siguientes dados
key-menu = menú
key-talk = chat
key-help = esta ayuda
saved-always = Cada decisión confirmada se guarda al instante: puedes cerrar esta página y volver.
opening = La ciudad está trazada
columns-first-text = Columnas en orden:
columns-rolled-text = Columnas según el dado:
columns-expert-text = Columnas en un orden libre:
columns-rolled-crier-text = Un dado dio un { $value } a la posición 1, y el heraldo eligió el sentido:
columns-rolled-seed-text = Un dado dio un { $value } a la posición 1, y el sentido se decidió al azar:
columns-expert-crier-text = Columnas del heraldo:
columns-expert-seed-text = Columnas barajadas:
numbering = Numerar las columnas
numbering-rolled = El dado está echado: la posición 1 lleva un { $value }.
numbering-direction = Eres el heraldo. ¿En qué sentido van las columnas?
numbering-order = Eres el heraldo. ¿Qué valor lleva cada posición?
numbering-waits-rolled = { $name }, como heraldo, elige el sentido.
numbering-waits-expert = { $name }, como heraldo, elige el orden.
numbering-done = Jugar con este orden
numbering-soon = En { $seconds } s decide el azar.
numbering-first = Los primeros dados llegan cuando las columnas tengan sus números.
tiles-drawn = Han salido tres banquetes:
fair-dice = Todas las tiradas están selladas de antemano
device-dice = Estos dados se tiraron en este dispositivo: no cuentan para tus hazañas ni para ninguna clasificación.
hint = Consejo
key-hints = cuánto valen las decisiones
key-rules = la regla de lo que se explica
guide-resume = Continuar con la guía
guide-left = Has salido de la guía. Vuelve con la tecla G o desde la ayuda.
key-guide = guía: siguiente, o volver a ella
keys-single = Atajos de una sola tecla
keys-single-text = Desactívalos si manejas el ordenador con la voz o si sueles pulsar teclas sin querer. Con tabulador, flechas, Intro y Esc se puede hacer todo.
keys-change = Elegir otras teclas
keys-taken = «{ $key }» ya está asignada o no es una sola tecla.
keys-usual = Teclas habituales
key-find = buscar en las reglas

## At a table of several devices

room-closed = Esta mesa está cerrada
room-closed-text = Quien la organizaba la cerró antes de empezar la partida.
announce-all-acted = Todo el mundo ha jugado.
still-thinking = { $count ->
    [one] { $names } sigue pensando.
   *[other] { $names } siguen pensando.
}
player-finished-own = Has terminado
still-playing = { $count ->
    [one] { $names } sigue jugando. El resultado llega cuando termine todo el mundo.
   *[other] { $names } siguen jugando. El resultado llega cuando termine todo el mundo.
}
dice-soon = Siguientes dados en { $seconds } s
first-dice-soon = Primeros dados en { $seconds } s
result-soon = El resultado en { $seconds } s
time-left-label = Tu tiempo para esta mitad del día: quedan { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
stood-in = Un bot suplente ha jugado este turno.
stood-in-turns = En tu ausencia, un bot jugó { $count ->
    [one] el turno
   *[other] los turnos
} { $turns }.
play-myself = Jugarlo yo
visiting-earlier = Ves la rueda tal como estaba entonces: { $when }.
spectator-text = Las hojas se ven hasta el último turno que ha jugado todo el mundo.
spectator-own = Las hojas se ven hasta el turno al que ha llegado todo el mundo.
to-own-sheet = A tu hoja
player-stand-in = juega un bot
player-gone = ausente
player-at = visible hasta el turno { $number }
player-at-start = aún nada que ver
player-own-at = turno { $number }
player-own-done = turno { $number } jugado
notify-dice = Avisarme de los dados nuevos
notify-dice-on = Avisos de dados nuevos activados
notify-dice-denied = Este navegador no permite avisos de esta página.
new-dice = Dados nuevos
new-dice-title = ¡Dados nuevos! { $title }
new-dice-text = { $when }: tu ciudad te espera.
table-link = Copiar el enlace a esta mesa
