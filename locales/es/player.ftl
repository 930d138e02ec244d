### The player and their games.

## The player

player-title = Tú
player-lead = Aquí no hay cuentas. Este navegador guarda una llave por la que te reconocemos cada vez, con tus partidas y tus hazañas.
player-lead-here = Aquí no hay cuentas. Tus partidas se guardan en este navegador, solo en este dispositivo.
player-name = Tu nombre
player-name-text = Así te llamas en las partidas nuevas.
player-save = Guardar
player-saved = Guardado.
player-move = Lleva tus partidas a otro dispositivo
player-move-text = Un código de recuperación abre tus partidas y hazañas en otro dispositivo, y las trae de vuelta si este navegador te olvida. Guárdalo como una llave: quien lo tenga puede jugar en tu nombre.
player-make-code = Crear un código
player-make-another = Crear otro código
player-has-code = Ya tienes un código. Uno nuevo deja sin valor el anterior.
player-code = Tu código de recuperación
player-code-once = Solo se muestra ahora. Apúntalo o cópialo en un lugar seguro.
player-copy-code = Copiar el código
player-use = Usar un código aquí
player-use-text = Este dispositivo pasa a jugar como la persona de ese código. Lo que contiene ahora se queda con la persona actual: crea antes un código para ella si quieres volver.
player-use-field = Código de recuperación
player-use-hint = Cinco grupos de cuatro. Da igual si usas mayúsculas o minúsculas, espacios o guiones.
player-become = Ser esa persona
player-became = Hola de nuevo, { $name }. Este dispositivo juega ahora en tu nombre.
player-became-nameless = Hola de nuevo. Este dispositivo juega ahora en tu nombre.
player-devices = Tus dispositivos
player-devices-text = Los navegadores que juegan en tu nombre. Un navegador con la sesión cerrada ya no puede jugar por ti.
player-device-this = este navegador
player-device-seen = visto por última vez el { $day }
player-device-unknown = Navegador desconocido
player-device-end = Cerrar sesión
player-device-end-named = Cerrar la sesión de { $device }
player-devices-end = Cerrar todas las demás
player-device-ended = Sesión cerrada.
player-forget = Olvidarme en este dispositivo
player-forget-text = Las partidas se quedan en el servidor y sus enlaces siguen valiendo, pero este navegador ya no sabe que son tuyas.
player-forget-button = Olvidarme aquí
player-forget-sure = ¿Olvidarte en este dispositivo?
player-forget-code = Tu código de recuperación te traerá de vuelta.
player-forget-no-code = No tienes código de recuperación: no hay vuelta atrás.
player-forget-yes = Sí, olvídame
player-forgotten = Este dispositivo te ha olvidado. La próxima partida empieza de cero.
player-webhook = Avisos de turno
player-webhook-text = Cuando no estés en la mesa, un mensaje puede avisarte de que hay dados nuevos: en tu teléfono con ntfy, o en un canal de Discord o Slack.
player-data = Todo sobre ti
player-data-text = Descarga o borra todo lo que este servidor guarda sobre ti: partidas, mensajes, navegadores.
player-export = Descargar todo
player-erase = Borrarme
player-erase-sure = ¿Borrarte para siempre?
player-erase-text = Tus partidas en solitario y tus mensajes desaparecen. Las partidas en compañía se quedan, sin tu nombre. No se puede deshacer, ni siquiera con un código de recuperación.
player-erase-yes = Sí, borrarme
player-erased = Tus datos se han borrado. La próxima partida empieza de cero.
player-webhook-field = Dirección (https)
player-webhook-hint = Por ejemplo, https://ntfy.sh/un-nombre-que-nadie-adivina. Déjala vacía para no recibir mensajes.
player-webhook-saved = Guardado. Ahí llegarán los avisos de dados nuevos.
player-webhook-gone = Guardado. No se enviarán mensajes.

## Your games

games-title = Tus partidas
games-none = Aún no hay partidas. La primera está a un toque.
games-start = Empezar una partida
games-unfinished = Sin terminar
games-finished = Terminadas
games-go-on = Continuar
games-turn-of = Esperando a { $names }
games-result = Resultado
games-remove-label = Quitar de la lista la partida de { $names }
games-remove-sure = ¿Quitarla de tu lista? La partida se conserva, con su enlace.
games-remove-yes = Sí, quitar
games-keep = Conservar
games-removed = Quitada de tu lista.
games-more = Ver partidas anteriores
games-upload = Subir un registro
games-upload-text = Un registro descargado aquí o en otro sitio vuelve a la vida: una partida terminada con su resultado y su repetición, una sin terminar lista para continuar.
games-won = { $score ->
    [one] { $name }, { $score } punto, victoria
   *[other] { $name }, { $score } puntos, victoria
}
player-own = Partidas de este dispositivo
player-own-always = Alojar siempre mis partidas en este dispositivo
player-own-text = Las partidas en solitario, con bots o pasando este dispositivo de mano en mano no necesitan entonces ni servidor ni red. Sus dados se tiran en este dispositivo: no cuentan para tus hazañas ni para ninguna clasificación. Las partidas que empezaron aquí por falta de servidor se le entregan más tarde, para que las encuentres en tus otros dispositivos; con esta opción activada se quedan aquí.
player-thinking = Consejos y análisis
player-thinking-text = { $lack ->
    [none] Se calculan en este navegador, también en las partidas de un servidor. El servidor solo se entera de que has pedido un consejo.
    [weights] Los calcula el servidor: no se pudo descargar el solucionador en este navegador. Se intentará de nuevo la próxima vez.
    [simd] Los calcula el servidor, y este navegador no puede alojar partidas: le falta SIMD para WebAssembly, sin el cual pensar llevaría varias veces más tiempo. Una versión más reciente del navegador lo remedia.
    [module] Los calcula el servidor, y este navegador no puede alojar partidas: no ejecuta WebAssembly, o está desactivado.
   *[build] Los calcula el servidor.
}
