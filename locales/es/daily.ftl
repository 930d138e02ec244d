### The deal of the day, and groups of people who compare themselves.

## A day

day-title = Reparto del día
day-same-dice = El reparto de hoy, los mismos dados para todos
day-streak = { $count ->
    [0] Todavía sin racha
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
day-pass = Se puede faltar un día por semana; el de esta aún te queda.
day-pass-used = Se puede faltar un día por semana; el de esta ya está gastado.
day-week = Jugados { $played } de los últimos 7 días
day-secret = Las puntuaciones se abren cuando terminas.
day-play = Jugar el reparto de hoy
day-go-on = Seguir con el reparto
day-look = Ver cómo fue
day-open-text = Un solo intento clasificado por persona, sin pistas. Cuando termines, verás qué hicieron los demás con los mismos dados.
day-playing-text = Has empezado. Tu intento cuenta si terminas antes del { $when }.
day-missed-text = Este día pasó sin ti. Sus dados se abren para todos el { $when }.
day-missed-open = Este día pasó sin ti. Puedes practicar con sus dados cuantas veces quieras.
day-unranked-text = Tu intento no está clasificado: se dio por terminado antes del final, o llegó tarde.
day-to-come-text = Este reparto se abre en su día. Los dados ya están sacados; esta es su huella.
day-next-in = Próximo reparto en { $hours } h { $minutes } min
day-practise = Otra vez, sin clasificar
day-replay = Repetición
day-before = El día anterior
day-after = El día siguiente

## What came of it

day-place = Puesto { $place } de { $field }
day-place-shared = Puesto { $place } de { $field }, compartido
day-ahead = Por delante del { $percent } % de los demás.
day-over-par = { $points ->
    [one] Un punto por encima del par.
   *[other] { $points } puntos por encima del par.
}
day-under-par = { $points ->
    [one] Un punto por debajo del par.
   *[other] { $points } puntos por debajo del par.
}
day-on-par = Justo en el par.
day-par-text = El par es lo que el bot más fuerte sacó de los mismos dados: { $points }.
day-par-waiting = El bot más fuerte todavía juega …
day-kind = Un día amable: sus dados dieron al bot { $points } puntos más que la media.
day-unkind = Un día duro: sus dados costaron al bot { $points } puntos respecto a la media.
day-explaining = El analizador está mirando tu partida …
day-start = Inicio
day-start-text = lo que podía esperar el mejor juego
day-luck = Suerte
day-luck-text = lo que los dados dieron o quitaron
day-loss = Perdidos
day-loss-text = lo que habrían dado mejores decisiones
day-score = Puntuación
day-rest-text = estimaciones corregidas en { $points }
day-squares = Qué tal fue cada mitad del día
day-square-best = óptimo
day-square-fine = bien
day-square-inaccuracy = impreciso
day-square-mistake = un error
day-square-blunder = un error grave
day-share = Compartir
day-share-text = No revela nada de los dados.
day-share-button = Copiar o enviar
day-share-line = Troyes Dice, { $day }: { $score } puntos
day-share-line-par = Troyes Dice, { $day }: { $score } puntos, par { $par }

## The field

day-field = Todos los resultados
day-field-count = { $count ->
    [one] 1 resultado hasta ahora
   *[other] { $count } resultados hasta ahora
}
day-field-label = Puntuaciones de todos, de { $low } a { $high }. La mitad tiene al menos { $median }.
day-median = la mitad: { $points }
day-par = par { $points }
day-you = tú
day-results = Resultados
day-list = Puestos
day-place-short = Puesto
day-name = Nombre
day-somebody = Alguien
day-names-text = Este servidor aún no puede reservar nombres, así que nadie aparece en público con el suyo. Lees el tuyo y los de tus grupos.
day-sheet-best = La mejor hoja: { $points }
day-sheet-middle = En el medio de la tabla: { $points }
day-numbers = En números

## Other days

day-calendar = Todos los días
day-month-before = El mes anterior
day-month-after = El mes siguiente
day-cell-finished = { $day }: { $points }
day-cell-open = { $day }: abierto
day-cell-playing = { $day }: empezado
day-cell-missed = { $day }: no jugado
day-cell-to-come = { $day }: por venir
day-cell-unranked = { $day }: sin clasificar

## Honest limits

day-limits = Lo que esto no puede saber
day-limits-second = Quien abre una segunda identidad puede mirar antes los dados. Por eso aquí van primero los grupos de personas que se conocen.
day-limits-program = Nadie puede saber si alguien ha preguntado a un programa.
day-limits-time = El tiempo no cuenta: ni para los puestos ni para los empates. Los días son días UTC, y el tuyo es aquel en el que empiezas.
day-limits-seed = La huella de los dados se publicó el { $drawn }; la semilla sigue el { $published }.

## Groups

group-none = Compárate con gente que conoces
group-none-text = Un grupo tiene un enlace, hasta 200 personas y sus propias clasificaciones del día, de la semana y de la temporada.
group-new = Grupo nuevo
group-name = Nombre del grupo
group-open = Abrir el grupo
group-finished = Han terminado { $finished } de { $people }
group-state-finished = terminado
group-state-playing = jugando, día { $day }
group-state-begun = ha empezado
group-state-not-yet = todavía no
group-state-missed = no jugado
group-state-unranked = sin clasificar
group-day = Día
group-week = Semana
group-season = Temporada
group-you = { $name } (tú)
group-ladder = Clasificación de { $name }
group-manage = Enlace y miembros
group-link = Enlace al grupo
group-link-text = Quien lo tenga puede unirse.
group-copy = Copiar el enlace
group-send-title = Un grupo para el reparto del día de Troyes Dice
group-rename = Cambiar el nombre
group-renew = Crear un enlace nuevo
group-renew-text = El enlace anterior ya no llevará a ninguna parte.
group-members = Miembros
group-owner = abrió el grupo
group-remove-member = Quitar a { $name }
group-remove-member-text = { $name } deja de ver el grupo, y el enlace anterior ya no lleva a ninguna parte.
group-leave = Dejar el grupo
group-leave-text = Dejas de ver sus clasificaciones. Tus resultados siguen siendo tuyos.
group-remove = Eliminar el grupo
group-remove-text = El grupo desaparece para todos. Los resultados siguen siendo de quienes los jugaron.
group-yes = Sí, hacerlo
group-join = Unirse a { $name }
group-join-text = { $count ->
    [one] Una persona compara aquí sus resultados en el reparto del día. Los miembros ven tu nombre y, cuando terminas, tu puntuación.
   *[other] { $count } personas comparan aquí sus resultados en el reparto del día. Los miembros ven tu nombre y, cuando terminas, tu puntuación.
}
group-join-button = Unirse
group-to-day = Al reparto del día
