### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name } se ha sentado.
announce-stood = { $name } ha dejado la mesa.
announce-started = Empieza la partida.
announce-acted = { $count ->
    [one] { $names } ya ha jugado.
   *[other] { $names } ya han jugado.
}
rematch-text = Hay revancha: las mismas personas en una mesa nueva.

## Talk

talk = Chat
talk-unread = { $count ->
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
}
talk-empty = Aún no ha hablado nadie.
talk-field = Tu mensaje
talk-send = Enviar
talk-off = Quien organiza la mesa ha desactivado el chat.
talk-switch-on = Activar el chat
talk-switch-off = Desactivar el chat
talk-watcher = mira
talk-watchers-only = Hasta que acabe la partida, solo quienes miran pueden leer esto.
talk-name = Nombre para tus mensajes
talk-name-first = Di primero tu nombre y podrás escribir.
talk-mute = Silenciar a { $name }
talk-unmute = Dejar de silenciar a { $name }
talk-muted = { $count ->
    [one] Hay una persona silenciada.
   *[other] Hay { $count } personas silenciadas.
}
talk-said = { $name } dice: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Reacciones
talk-close = Cerrar el chat
sign-applause = Aplausos
sign-astonished = Asombro
sign-ouch = Ay
sign-laugh = Risas
sign-wave = Un saludo
sign-heart = Un corazón
