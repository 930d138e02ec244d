### What every page may say, and the first page.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## What many pages share

game = Troyes Dice
expansion = Banquetes y asaltos
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
no-table = Aquí no hay ninguna mesa
before-first = Antes de la primera tirada
players = Quiénes juegan
nobody = Sin nombre
connection-connecting = Conectando…
connection-open = En línea
connection-lost = Conexión perdida; reintentando…
connection-back = De nuevo en línea
menu = Menú
close = Cerrar
to-light = Cambiar al tema claro
to-dark = Cambiar al tema oscuro
language = Idioma
to-home = Inicio
half-day = { $half ->
    [morning] Día { $day }, mañana
   *[afternoon] Día { $day }, tarde
}
sheet-of = Hoja de puntuación de { $name }
keys = Teclas
replay = Repetición
download-record = Descargar el registro
print-empty = Imprimir una hoja vacía
commitment = Huella de los dados
fair-dice-text = Las dieciséis tiradas salen de una semilla secreta. Esta es su huella (SHA-256). La semilla se revela al final, para que puedas comprobar que no se cambió ningún dado.
check-dice = Comprobar los dados
player-number = Jugador { $number }
columns = Columnas
copied = Copiado
roll = Negro { $black }; transparentes { $clear }
record-drop = O suelta aquí el archivo, o pega su texto en cualquier parte de esta página.
record-paste = Pegar el texto de un registro
record-text = Texto del registro
record-take = Usar este texto
loading = Un momento…
the-seed = Semilla de los dados
print-now = Imprimir
cancel = Cancelar
result-to-table = A la mesa
with-hints = con consejos
analysis = Análisis
rules = Reglas
rules-quick = Guía rápida
rules-clause = Regla { $clause }
learn = Aprender jugando
learn-first = ¿Es tu primera vez? Aprende jugando

## The first page

home-title = Levanta una ciudad con cuatro dados
home-lead = Ocho días, dieciséis turnos, tres dados transparentes y uno negro que no perdona a nadie. En solitario, pasando este dispositivo de mano en mano o con hasta diez personas desde cualquier lugar. Sin cuenta.
play-alone = Jugar en solitario
play-here = Preparar partida
play-friends = Jugar en compañía
find-table = Buscar mesa
go-on-playing = Continuar
history = Tus partidas
hall = Hazañas
player = Tú
home-foot = Software libre; tus partidas se quedan en este servidor.
home-foot-here = Software libre; tus partidas se quedan en este dispositivo.
for-programs = Para programas: la API
book = Manual
not-found = Aquí no hay nada
not-found-text = Puede que el enlace esté incompleto o que la partida se haya borrado.
page-failed = No se ha podido cargar esta página.
try-again = Reintentar
unknown-problem = Algo ha salido mal. Inténtalo de nuevo.
part-failed = Algo ha salido mal aquí. El resto de la página funciona.
page-broken = Algo ha salido mal en esta página. Tus partidas están a salvo.
page-reload = Volver a cargar la página

## Tables in a few words

columns-mode-first = columnas de primera partida
columns-mode-rolled = columnas según el dado
columns-mode-expert = modo experto
origin-chosen = reparto repetido
origin-imported = subida
origin-branched = ramificada
origin-device = dados de este dispositivo
device-forgetful = No se guarda: al cerrar esta página termina la partida
crier = heraldo
crier-pass = Nombrar heraldo a { $name }
room-share-title = Una mesa de Troyes Dice
open-place = Sitio libre
sit-name = Tu nombre
save-name = Guardar
bot = Bot
bot-named = Bot { $level }
level-novice = Principiante
level-apprentice = Aprendiz
level-journeyman = Oficial
level-master = Maestro
level-grandmaster = Gran maestro
pace-together = A la vez
pace-own = Cada cual a su ritmo
limit-none = sin límite
limit-seconds = { $count } segundos
limit-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
limit-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
limit-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
lobby-limit = { $time } por mitad del día
stood-in-for = Un bot jugó por { $name }.
stood-in-for-you = Jugó un bot suplente.
ended-early = terminada antes de tiempo
games-turn-yours = Te toca
