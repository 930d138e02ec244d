### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = Mesa de { $name }
room-title-own = Tu mesa
room-lead-host = Envía el enlace a quienes vayan a jugar. En todas las pantallas se ven los mismos dados.
room-lead-guest = { $name } empieza la partida cuando no falte nadie.
room-lead-visitor = Siéntate a jugar, o quédate a mirar.
room-full = Todos los sitios están ocupados. Puedes quedarte a mirar.
room-removed = { $name } te ha expulsado de esta mesa. Aún puedes mirar.
room-link = El enlace a esta mesa
room-copy = Copiar el enlace
room-share = Compartir
room-qr = El enlace como código QR, para escanearlo con un teléfono
room-places = Sitios
room-place = Sitio { $number }
open-place-text = para quien tenga el enlace
expected = por llegar
host = organiza
you-mark = tú
here = presente
not-here = ausente
watching-count = { $count ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
sit-here = Sentarme aquí
sit-down = Sentarme
change-name = Cambiar tu nombre
bot-instead = Poner un bot en el sitio { $number }
add-place = Añadir sitio
place-up = Subir: { $name }
place-down = Bajar: { $name }
place-remove = Quitar el sitio { $number }
place-remove-bot = Quitar el bot del sitio { $number }
place-remove-person = Expulsar a { $name } de la mesa
remove-sure = ¿Expulsar a { $name }?
remove-sure-text = Ya no podrá volver a sentarse en esta mesa.
remove-yes = Sí, expulsar
room-options = Ajustes de la partida
pace = Ritmo
pace-together-text = Los siguientes dados llegan cuando todo el mundo ha jugado.
pace-own-text = Los mismos dados, tan deprisa como cada cual quiera; del resto solo ves hasta donde has llegado tú.
limit = Tiempo por mitad del día
limit-text = Cuando se acaba el tiempo, un bot suplente juega el turno, que luego se puede rectificar.
stand-in = Bot suplente
stand-in-text = Un bot juega por quien se queda sin tiempo: { $level }
public = Mesa pública
public-text = Cualquiera puede encontrar esta mesa y sentarse.
private-text = Aquí solo se llega con el enlace.
chat-option = Chat
chat-on = Todo el mundo puede escribir
chat-off = Nadie puede escribir
room-webhook = Avisar a un canal de los dados nuevos
room-webhook-text = Una dirección https de ntfy, Discord o Slack. Solo la ves tú.
room-webhook-others = Otra persona dio una dirección para esta mesa. Solo ella puede leerla; tú puedes quitarla.
room-webhook-remove = Quitar la dirección
webhook-field = Dirección
webhook-save = Guardar la dirección
without-banquets = Sin Banquetes y asaltos
room-start = { $count ->
    [one] Empezar en solitario
   *[other] Empezar con { $count } participantes
}
room-start-note = Los sitios libres se quedan fuera.
room-start-expected = La partida no espera a quienes aún no han llegado.
room-leave = Dejar la mesa
room-close = Cerrar la mesa
room-close-sure = ¿Cerrar esta mesa?
room-close-text = Todo el mundo tiene que irse, y el enlace deja de funcionar.
room-close-yes = Sí, cerrarla
room-fair = Dados que nadie puede trucar
room-fair-text = Esta es la huella del secreto del servidor, a la vista antes de que nadie se sentara. Quien se sienta añade algo al azar; todos los dados salen de ambas cosas, y al final cualquiera puede comprobarlo.
hints-option = Consejos
hints-on = Se puede preguntar cuánto valen las decisiones; quien pregunta no logra hazañas
hints-off = Nadie recibe consejos

## The lobby

lobby-title = Buscar mesa
lobby-lead = Las mesas públicas, tal como están ahora mismo. Siéntate, o mira cómo juegan otras personas.
lobby-empty = Ahora mismo no hay ninguna mesa pública abierta.
lobby-empty-text = Crea una: estará aquí para todo el mundo mientras estés en ella.
lobby-make = Crear una mesa pública
lobby-gathering = en preparación
lobby-playing = en juego
lobby-open = { $count ->
    [0] completa
    [one] un sitio libre
   *[other] { $count } sitios libres
}
lobby-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
lobby-join = Unirme
lobby-watch = Mirar
lobby-join-label = Unirme a la mesa de { $name }
lobby-watch-label = Mirar la mesa de { $name }

## Waiting for somebody

lobby-here = { $count ->
    [0] Ahora mismo no hay nadie más aquí.
    [one] Ahora mismo hay otra persona aquí.
   *[other] Ahora mismo hay otras { $count } personas aquí.
}
lobby-bot = Jugar mientras contra un bot
lobby-call = Avisarme cuando venga alguien
lobby-called = Te avisaremos en cuanto alguien abra una mesa, juegues a lo que juegues aquí mientras tanto.
lobby-call-off = No avisarme
lobby-code = ¿Te han dicho el código de una mesa?
lobby-code-go = Ir a la mesa
call-table = { $name } ha abierto una mesa.
call-company = Alguien se ha sentado a tu mesa: { $names }.
call-follow = Ir allí
call-later = Más tarde
room-code = O díctalo:
room-meanwhile = Jugar mientras contra un bot
room-meanwhile-text = Tu mesa sigue abierta, y te avisamos cuando alguien se siente.
