### Playing at a table.

## Taking a turn

turn = Tu turno
prompt-die = Elige un dado o un lugar
prompt-place = Ahora elige un lugar en la hoja
prompt-either = Toca un dado para ver qué alcanza, o un edificio o un camino para ver todas las formas de llegar.
prompt-citizen = Elige un camino para el ciudadano
prompt-free-work = Elige un edificio de la administración gratis
prompt-free-prestige = Elige un edificio de prestigio gratis
prompt-chain = La cadena sigue cuando elijas.
pay = pagas
left = queda
what-follows = Lo que sigue
confirm = Confirmar
undo = Deshacer
take-back = Retirar
may-take-back = Puedes retirar la jugada hasta que veas los próximos dados.
turn-done = Tu turno ha terminado
ready = Cuando quieras
ways = { $count ->
    [one] Una forma
   *[other] { $count } formas, la más barata primero
}
way = Con { $color } { $value }: { $cost }
more-ways = { $count } más…
way-gain = { $amount } con { $color } { $value }: { $cost }
next-dice = Próximos dados
first-dice = Lanzar los dados
see-result = Ver el resultado
pass-to = Pasar a { $name }
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
help = Ayuda
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
help-die = Toca un dado: la hoja muestra todo lo que alcanza, con el precio completo. Los precios pálidos piden otro color.
help-place = O toca primero un edificio o un camino de recursos: ves todas las formas de llegar, la más barata primero.
help-preview = Antes de pagar nada, una tinta azul discontinua muestra lo que pasaría, y la barra de abajo lo cuenta con palabras.
help-back = Deshacer no cuesta nada. Un turno confirmado se puede retirar hasta que veas los próximos dados.
help-ink = Pálido: posible; discontinuo: anticipo; tinta plena: construido; dos trazos: perdido.
keycap-enter = Intro
keycap-escape = Esc
key-dice = elegir un dado
key-sheet = próximo lugar al alcance
key-arrows = recorrer la hoja
key-enter = elegir un lugar; otra vez para confirmar
key-undo = deshacer o retirar
key-escape = no elegir nada
key-next = próximos dados
key-menu = menú
key-talk = charla
key-help = esta ayuda
saved-always = Cada decisión confirmada se guarda al instante: puedes cerrar esta página y volver.
opening = La ciudad está trazada
columns-first-text = Columnas en orden:
columns-rolled-text = Columnas según el dado:
columns-expert-text = Columnas del heraldo:
tiles-drawn = Han salido tres banquetes:
device-dice = Estos dados se tiraron en este dispositivo: no dan escudos ni cuentan en ninguna clasificación.
fair-dice = Estos dados ya están fijados
hint = Consejo
key-hints = cuánto valen las decisiones
key-rules = la regla de lo que se explica
guide-resume = Seguir con la guía
guide-left = Has salido de la guía. Vuelve con la tecla G o desde la ayuda.
key-guide = guía: siguiente, o volver a ella
keys-single = Teclas de una sola letra, cifra o signo
keys-single-text = Desactívalas si hablas al ordenador o si pulsas teclas sin querer. Con tabulador, flechas, Intro y Esc se puede hacer todo.
keys-change = Elegir otras teclas
keys-taken = «{ $key }» ya está ocupada o no es una sola tecla.
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
dice-soon = Próximos dados en { $seconds } s
first-dice-soon = Primeros dados en { $seconds } s
result-soon = El resultado en { $seconds } s
time-left-label = Tu tiempo para esta mitad del día: quedan { $time }
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
stood-in = Un bot suplente ha jugado este turno.
stood-in-last = Un bot suplente ha jugado por ti, porque se acabó el tiempo.
play-myself = Jugarlo yo
spectator-text = Las hojas se ven hasta el último turno que ha jugado todo el mundo.
spectator-own = Las hojas se ven hasta el turno al que ha llegado todo el mundo.
to-own-sheet = A tu hoja
player-stand-in = juega un bot
player-gone = ausente
player-at = visible: turno { $number }
player-at-start = sin empezar
player-own-at = turno { $number }
player-own-done = turno { $number } jugado
notify-dice = Avisarme de los dados nuevos
notify-dice-on = Avisos de dados nuevos activados
notify-dice-denied = Este navegador no permite avisos de esta página.
new-dice = Dados nuevos
new-dice-title = ¡Dados nuevos! { $title }
new-dice-text = { $when }: tu ciudad te espera.
table-link = Copiar el enlace a esta mesa
