### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## Things of the game

game = Troyes Dice
expansion = Banquetes y asaltos
color-red = rojo
color-yellow = amarillo
color-white = blanco
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
district-red = Nobleza
district-yellow = Pueblo
district-white = Clero
row-fortress = Fortaleza
row-counts_palace = Palacio del Conde
row-great_hall = Mercado
row-city_hall = Ayuntamiento
row-cathedral = Catedral
row-bishopric = Obispado
rows-fortress = Fortalezas
rows-counts_palace = Palacios del Conde
rows-great_hall = Mercados
rows-city_hall = Ayuntamientos
rows-cathedral = Catedrales
rows-bishopric = Obispados
resource-influence = Influencia
resource-deniers = Fortuna
resource-knowledge = Sabiduría
citizens = Ciudadanos
citizens-red = Caballeros
citizens-yellow = Artesanos
citizens-white = Sacerdotes
some-influence = { $count } de influencia
some-deniers = { $count } de fortuna
some-knowledge = { $count } de sabiduría
some-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
some-craftsmans = { $count ->
    [one] { $count } artesano
   *[other] { $count } artesanos
}
some-priests = { $count ->
    [one] { $count } sacerdote
   *[other] { $count } sacerdotes
}
some-citizens = { $count ->
    [one] { $count } ciudadano
   *[other] { $count } ciudadanos
}
characters = Personajes
free = gratis
# On a tag that has room for four letters on a phone.
free-short = 0
price-any = 1 recurso cualquiera
morning = mañana
afternoon = tarde
banquet = Banquete
raid = Asalto

tile-1-banquet = Cada punto de influencia cambia el valor de este dado hasta en 2.
tile-1-raid = La influencia no puede cambiar este dado.
tile-2-banquet = Este dado es gratis.
tile-2-raid = Este dado cuesta 1 de fortuna más.
tile-3-banquet = Una Catedral construida con este dado da además un recurso de cada tipo.
tile-3-raid = Este dado cuesta 1 de sabiduría más.
tile-4-banquet = Un edificio de la administración construido con este dado da un ciudadano más.
tile-4-raid = El valor de este dado es 0; la influencia puede subirlo.
tile-5-banquet = Cambiar el color de este dado cuesta 1 de sabiduría.
tile-5-raid = El color de este dado no se puede cambiar.
tile-6-banquet = Una Fortaleza construida con este dado da un caballero más, y un artesano o un sacerdote, a tu elección.
tile-6-raid = Este dado cuesta 1 de influencia más.
tile-7-banquet = Un Mercado construido con este dado cuenta un dado más del color que indica.
tile-7-raid = Este dado no puede construir un edificio de prestigio.
tile-8-banquet = Aquí el dado negro no hace nada y se puede tomar.
tile-8-raid = Aquí un dado transparente actúa como un segundo dado negro.

## The wheel

wheel = La rueda
wheel-picture = Nueve plazas alrededor de la rueda, que marca el día { $day }
day-word = día
any-one = a elegir
destroyed = destruida
dice-of = { $half ->
    [morning] Dados de esta mañana
   *[afternoon] Dados de esta tarde
}
die-clear = Dado { $sector }: { $color } { $value }; precio: { $price }
die-tame = Dado { $sector }: negro { $value } en una plaza { plaza-color }, amansado por el banquete; precio: { $price }
die-black = Dado { $sector }: negro { $value }, la plaza { plaza-color } queda destruida
die-raided = Dado { $sector }: { $value } en una plaza asaltada, actúa como un segundo dado negro; la plaza { plaza-color } queda destruida
key-hint = Tecla { $key }
plaza = Plaza { plaza-color }; una vez destruida, vuelve { $down ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
plaza-same = Plaza { plaza-color }, igual por las dos caras
tabs-caption = Números del borde: dónde estará la ventana en los próximos días.
coming = Próximas plazas
today-half = { $half ->
    [morning] Esta mañana
   *[afternoon] Esta tarde
}
tomorrow-half = { $half ->
    [morning] Mañana por la mañana
   *[afternoon] Mañana por la tarde
}

## The sheet

benefit-fortress = { $citizen }, y la columna queda protegida
benefit-hall = { $color ->
    [red] { $gift } por cada dado rojo que se pueda tomar
    [yellow] { $gift } por cada dado amarillo que se pueda tomar
   *[white] { $gift } por cada dado blanco que se pueda tomar
}
benefit-cathedral = { $character } cuenta tus { $rows } al final
building-built = { $row }, posición { $position }: edificio construido
building-lost = { $row }, posición { $position }: casilla tachada, ya no se puede construir
building-open = { $row }, posición { $position }, necesita { $color } { $value }; ahora fuera de alcance; da: { $gives }
building-free = { $row }, posición { $position }; gratis; da: { $gives }
building-reach = { $row }, posición { $position }, necesita { $color } { $value }; cuesta: { $cost }; da: { $gives }
value-open = Posición { $position }: dado { $value }. Ninguna Fortaleza protege aún esta columna.
value-protected = Posición { $position }: dado { $value }, protegida por su Fortaleza
cell-crossed = { $district }, posición { $position }: casilla tachada
character-on = { $character } cuenta { $rows }: { $standing } en pie, a { $points } por edificio; total: { $total }
character-off = { $character } contaría { $rows }: una Catedral en su posición desbloquea los puntos
multipliers = Puntos por edificio según el orden de tu Catedral
nth-cathedrals = { $first ->
    [1] 1.ª 2.ª
    [3] 3.ª 4.ª
   *[5] 5.ª 6.ª
}
row-of = Fila: { $row }
link-open = Bonificación de vínculo entre las posiciones { $left } y { $right }: { $gift } en cuanto estén los dos edificios
link-won = Bonificación de vínculo entre las posiciones { $left } y { $right }: { $gift }, lograda
link-lost = Bonificación de vínculo entre las posiciones { $left } y { $right }: { $gift }, perdida
times = ×{ $points } por { $standing }
not-yet = aún no
gain-label = { $more ->
    [0] Ganar { $what }; cuesta: { $cost }
    [one] Ganar { $what }; cuesta: { $cost }; o { $more } forma más
   *[other] Ganar { $what }; cuesta: { $cost }; o { $more } formas más
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

## What a choice does

protects = columna protegida
nothing = nada
unlocks = { $character } ×{ $points }
lost = sin sitio, se pierde: { $what }
lost-free_work = un edificio de la administración
lost-free_prestige = un edificio de prestigio
lost-one_of_each = la bonificación
lost-other_citizens = la bonificación
from-to = de { $from } a { $to }
chain-building = { $row } { $position }
chain-link = Vínculo { $left }–{ $right }
chain-one_of_each = Todos los caminos en { $space }
chain-free_work = Todos los caminos en { $space }
chain-free_prestige = { $citizens } en { $space }
chain-other_citizens = { $citizens } en { $space }
chain-die = El dado
chain-chosen = Tu elección
chain-choose-work = Edificio de la administración gratis
chain-choose-prestige = Edificio de prestigio gratis
chain-choose-citizen = Ciudadano
chain-choose = lo eliges después
relief = Auxilio
told-gain = { $self ->
    [yes] Ganas { $what }.
   *[no] { $name } gana { $what }.
}
told-build = { $self ->
    [yes] Construyes { $what }: { $gains }.
   *[no] { $name } construye { $what }: { $gains }.
}
told-relief = { $self ->
    [yes] No puedes pagar ningún dado: { $what }.
   *[no] { $name } no puede pagar ningún dado: { $what }.
}
told-citizen = { $self ->
    [yes] Eliges { $what }.
   *[no] { $name } elige { $what }.
}
dice-fall = Caen los dados: { $clear }; negro { $black } en una plaza { plaza-color }.
attack-crossed = { $district }, posición { $position }: la casilla queda tachada.
attack-protected = { $color ->
    [red] La Fortaleza de la posición { $position } salva a la Nobleza.
    [yellow] La Fortaleza de la posición { $position } salva al Pueblo.
   *[white] La Fortaleza de la posición { $position } salva al Clero.
}
attack-already_crossed = { $district }, posición { $position }: la casilla ya estaba tachada.

## Taking a turn

turn = Tu turno
title-building = { $row }, posición { $position }
title-resource = Ganar { $what }
title-citizen = Un ciudadano más: { $citizens }
prompt-die = Elige un dado o un lugar
prompt-place = Ahora elige un lugar en la hoja
prompt-either = Toca un dado para ver qué alcanza, o un edificio o un camino para ver todas las formas de llegar.
prompt-relief = No puedes pagar ningún dado
prompt-citizen = Elige un camino para el ciudadano
prompt-free-work = Elige un edificio de la administración gratis
prompt-free-prestige = Elige un edificio de prestigio gratis
prompt-chain = La cadena sigue cuando elijas.
pay = pagas
left = queda
what-follows = Lo que sigue
nothing-follows = No sigue nada más.
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

no-table = Aquí no hay ninguna mesa
before-first = Antes de los primeros dados
day-number = Día { $day },
turn-number = turno { $number } de 16
calendar = { $half ->
    [morning] Día { $day } de 8, mañana
   *[afternoon] Día { $day } de 8, tarde
}
title-day = { $half ->
    [morning] Día { $day }, mañana · Troyes Dice
   *[afternoon] Día { $day }, tarde · Troyes Dice
}
players = Quiénes juegan
nobody = Sin nombre
player-choosing = eligiendo
player-ready = a la espera
player-done = ya jugó
player-finished = terminó
connection-connecting = Conectando…
connection-open = En línea
connection-lost = Conexión perdida; reintentando…
connection-back = De nuevo en línea
help = Ayuda
menu = Menú
close = Cerrar
to-light = Cambiar al tema claro
to-dark = Cambiar al tema oscuro
language = Idioma
to-home = Página inicial
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
half-day = { $half ->
    [morning] Día { $day }, mañana
   *[afternoon] Día { $day }, tarde
}
sheet-of = Hoja de { $name }
help-die = Toca un dado: la hoja muestra todo lo que alcanza, con el precio completo. Los precios pálidos piden otro color.
help-place = O toca primero un edificio o un camino de recursos: ves todas las formas de llegar, la más barata primero.
help-preview = Antes de pagar nada, una tinta azul discontinua muestra lo que pasaría, y la barra de abajo lo cuenta con palabras.
help-back = Deshacer no cuesta nada. Un turno confirmado se puede retirar hasta que veas los próximos dados.
help-ink = Pálido: posible; discontinuo: anticipo; tinta plena: construido; dos trazos: perdido.
keys = Teclas
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
replay = Repetición
download-record = Descargar el registro
print-empty = Imprimir una hoja vacía
saved-always = Cada decisión confirmada se guarda al instante: puedes cerrar esta página y volver.
commitment = Huella de los dados
opening = La ciudad está trazada
columns-first-told = Columnas en orden:
columns-rolled-told = Columnas según el dado:
columns-expert-told = Columnas del heraldo:
tiles-drawn = Han salido tres banquetes:
fair-dice = Estos dados ya están fijados
fair-dice-told = Las dieciséis tiradas salen de una semilla secreta. Esta es su huella (SHA-256); la semilla se muestra al final, para que compruebes que no se cambió ningún dado.
check-dice = Comprobar los dados

## The first page

home-title = Levanta una ciudad con cuatro dados
home-lead = Ocho días, dieciséis turnos, tres dados transparentes y uno negro que no perdona a nadie. En solitario, pasando este dispositivo de mano en mano o con hasta diez personas desde cualquier lugar. Sin cuenta.
play-alone = Jugar en solitario
play-here = Preparar partida
play-friends = Jugar en compañía
find-table = Buscar mesa
go-on-playing = Seguir jugando
history = Tus partidas
hall = Hazañas
player = Tú
home-foot = Software libre; tus partidas se quedan en este servidor.
for-programs = Para programas: la API
not-found = Aquí no hay nada
page-failed = No se ha podido cargar esta página.
try-again = Reintentar
unknown-problem = Algo ha salido mal. Inténtalo de nuevo.

## Setting up

setup = Nueva partida
who-plays = ¿Quién juega?
player-number = Participante { $number }
add-player = Añadir participante
remove-player = Quitar participante { $number }
move-up = Subir participante { $number }
pass-note = Este dispositivo pasa de mano en mano; cada cual tiene su hoja y los dados son los mismos.
columns = Columnas
columns-first = Primera partida
columns-first-note = 1 2 3 4 5 6, el orden más claro
columns-rolled = Al azar
columns-rolled-note = un dado da el primer valor, tú eliges el sentido
columns-expert = Experta
columns-expert-note = el orden que quieras
rolled-value = El dado muestra { $value }. ¿En qué sentido?
ascending = Ascendente
descending = Descendente
value-at = Valor en la posición { $position }
with-banquets = Jugar con Banquetes y asaltos
banquets-note = Tres losetas junto a las plazas de caras iguales: primero, banquetes; cuando el dado negro haya pasado por allí, asaltos.
once-raided = Como asalto: { $does }
seed-title = Jugar un reparto concreto
seed-note = La misma semilla da la misma rueda y los mismos dados. Las partidas con una semilla escrita a mano no dan escudos.
seed-any = Semilla, cualquier texto
use-seed = Usar esta semilla
draw-again = Otro reparto
seed-given = Alguien te ha enviado este reparto: la misma rueda y los mismos dados. Las partidas con semilla conocida no dan escudos.
deal-given = Alguien te ha enviado este reparto: la misma rueda y los mismos dados.
start = { $count ->
    [one] Empezar la partida
   *[other] Empezar con { $count } participantes
}

## What many pages share

copied = Copiado
roll = Negro { $black }; transparentes { $clear }
record-drop = O suelta aquí el archivo, o pega su texto en cualquier parte de esta página.
record-paste = Pegar el texto de un registro
record-text = Texto del registro
record-take = Usar este texto
loading = Un momento…
the-seed = Semilla de los dados

## Checking the dice

dice-title = Comprobar los dados
dice-lead = Antes de la primera tirada, el servidor publica una huella de su semilla secreta. Al final muestra la semilla. Quien tiene las dos puede ver que no se cambió ningún dado por el camino, y esta página lo hace por ti: lo calcula todo en tu navegador y no pregunta a nadie.
dice-insecure = Los navegadores solo calculan huellas en páginas que llegan por https o desde localhost. Abre así esta página para comprobar dados.
dice-of-game = Los dados de esta partida
dice-unfinished = Esta partida no ha terminado. Su semilla llega al final; hasta entonces solo está su huella, que ninguna otra semilla tiene.
dice-to-table = A la mesa
dice-to-result = Al resultado
dice-no-seed = Los dados de esta partida no salen de ninguna semilla: se anotó con dados de verdad, o continúa otra partida con dados nuevos. No hay nada con que compararlos.
dice-all-right = Cada dado cayó como debía
dice-all-right-told = { $count ->
    [one] Una tirada, la rueda y las columnas salen de la semilla.
   *[other] Las { $count } tiradas, la rueda y las columnas salen de la semilla.
}
dice-wrong = Estos no son los dados de esta semilla
dice-wrong-told = Abajo se marca lo que difiere.
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
dice-tiles = Las tres losetas
dice-tile = Loseta { $tile }: { $does }
dice-half-day = Mitad del día
dice-from-seed = De la semilla
dice-played = Jugado
dice-same = Igual
mark-right = como debía ser
mark-wrong = distinto
mark-hand = elegido a mano
dice-not-played = sin jugar
dice-any = Cualquier semilla
dice-any-told = Una semilla de 64 cifras hexadecimales, o cualquier texto, que entonces vale por su SHA-256. Este es el reparto que sale de ella.
dice-seed-field = Semilla o texto
dice-show = Ver el reparto
dice-play = Jugar este reparto
dice-deal-columns-rolled = Columnas, si van al azar
dice-deal-columns-expert = Columnas de partida experta
dice-record = Un registro
dice-record-take = Comprobar un registro
dice-record-none = Este registro no nombra ninguna semilla, así que no hay con qué comparar sus dados.
dice-record-bad = Esto no es el registro de una partida.
dice-how = Cómo hacerlo por tu cuenta
dice-how-told = El SHA-256 de la semilla es la huella. Cada tirada es HMAC-SHA-256 con la semilla como clave y una etiqueta como mensaje, por ejemplo «troyes-dice/1/roll/5/0» para la quinta mitad del día. Cada byte menor que 252 da un dado: el resto de dividirlo entre 6, más 1. Primero va el dado negro, luego los tres transparentes. La rueda, las columnas y las losetas tienen etiquetas propias y se barajan del mismo modo.

## Printing

print-title = Una hoja vacía para imprimir
print-game-title = Hoja de { $name } para imprimir
print-told = Una hoja por página, A4 o Carta, en negro sobre blanco.
print-now = Imprimir
print-columns = Números de las columnas
print-blank = en blanco, para rellenar
print-in-order = de 1 a 6, para una primera partida
print-name = Nombre
print-date = Fecha
print-deal = Reparto
print-characters = Personajes
print-total = Total

## The player

player-title = Tú
player-lead = Aquí no hay cuentas. Este navegador guarda una llave por la que te reconocemos cada vez, con tus partidas y tus hazañas.
player-name = Tu nombre
player-name-told = Las partidas nuevas lo proponen.
player-save = Guardar
player-saved = Guardado.
player-move = Lleva tus partidas a otro dispositivo
player-move-told = Un código de recuperación abre tus partidas y hazañas en otro dispositivo, y las trae de vuelta si este navegador te olvida. Guárdalo como una llave: quien lo tenga puede jugar en tu nombre.
player-make-code = Crear un código
player-make-another = Crear otro código
player-has-code = Ya tienes un código. Uno nuevo deja sin valor el anterior.
player-code = Tu código de recuperación
player-code-once = Solo se muestra ahora. Apúntalo o cópialo en un lugar seguro.
player-copy-code = Copiar el código
player-use = Usar un código aquí
player-use-told = Este dispositivo pasa a ser de la persona de ese código. Lo que contiene ahora se queda con la persona actual: crea antes un código para ella si quieres volver.
player-use-field = Código de recuperación
player-use-hint = Cinco grupos de cuatro. Las minúsculas, los espacios y los guiones no importan.
player-become = Ser esa persona
player-became = Hola de nuevo, { $name }. Este dispositivo juega ahora en tu nombre.
player-became-nameless = Hola de nuevo. Este dispositivo juega ahora en tu nombre.
player-devices = Tus dispositivos
player-devices-told = Los navegadores que juegan en tu nombre. Al cerrar una sesión, ese navegador no conserva nada con lo que jugar por ti.
player-device-this = este navegador
player-device-seen = visto por última vez el { $day }
player-device-unknown = Navegador desconocido
player-device-end = Cerrar sesión
player-device-end-named = Cerrar la sesión de { $device }
player-devices-end = Cerrar todas las demás
player-device-ended = Sesión cerrada.
player-forget = Olvidarme en este dispositivo
player-forget-told = Las partidas se quedan en el servidor y sus enlaces siguen valiendo, pero este navegador ya no sabe que son tuyas.
player-forget-button = Olvidarme aquí
player-forget-sure = ¿Olvidarte en este dispositivo?
player-forget-code = Tu código de recuperación te traerá de vuelta.
player-forget-no-code = No tienes código de recuperación: nadie podrá traerte de vuelta.
player-forget-yes = Sí, olvídame
player-forgotten = Este dispositivo te ha olvidado. La próxima partida empieza de cero.
cancel = Cancelar

## Hall of honour

hall-title = Hazañas
hall-lead = { $count ->
    [0] Aquí cuelgan veintiún escudos, todos aún desnudos. Cada uno se gana en una sola partida terminada, o volviendo a jugar, y es tuyo para siempre.
    [21] Los veintiún escudos son tuyos. Champaña nunca vio nada igual.
    [one] Uno de los veintiún escudos es tuyo. Lo ganado, ganado está.
   *[other] { $count } de los veintiún escudos son tuyos. Lo ganado, ganado está.
}
hall-best = mejor puntuación
hall-finished = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
}
hall-earned = { $count ->
    [one] escudo ganado
   *[other] escudos ganados
}
hall-counts = ¿Qué partidas cuentan? Aquellas cuyos dados sacó el servidor y eran nuevos para ti, que este servidor sepa: tu primera partida con esos dados, no los repartos de semilla conocida, ni las partidas subidas o ramificadas de otra. Quienes juegan en este dispositivo comparten las mismas hazañas.
hall-group-glory = Gloria
hall-group-buildings = Construcción
hall-group-plenty = Abundancia
hall-group-constancy = Constancia
feat-score-45 = Villa de mercado
feat-score-55 = Ciudad orgullosa
feat-score-65 = Joya de Champaña
feat-win-60 = Orgullo del vecindario
feat-character-18 = Gran mecenazgo
feat-citizens-40 = Calles repletas
feat-prestige-red = Anillo de torres
feat-prestige-yellow = Puertas abiertas
feat-prestige-white = Ciudad de agujas
feat-work-red = El gozo del conde
feat-work-yellow = Buen gobierno
feat-work-white = La bendición del obispo
feat-resources-influence = El favor de los grandes
feat-resources-deniers = Arcas llenas
feat-resources-knowledge = Casa de los libros
feat-citizens-red = Mesa redonda
feat-citizens-yellow = Todos los gremios
feat-citizens-white = Coro completo
feat-three-alone = Obra callada
feat-three-together = Buena compañía
feat-three-banquets = Fiesta y fuego
feat-score-45-told = Termina con 45 puntos o más
feat-score-55-told = Termina con 55 puntos o más
feat-score-65-told = Termina con 65 puntos o más
feat-win-60-told = Gana en compañía, aunque compartas la victoria, con 60 puntos o más
feat-character-18-told = Logra 18 puntos o más con un solo personaje
feat-citizens-40-told = Ten 40 ciudadanos o más al final
feat-prestige-red-told = Construye las seis Fortalezas
feat-prestige-yellow-told = Construye los seis Mercados
feat-prestige-white-told = Construye las seis Catedrales
feat-work-red-told = Construye los seis Palacios del Conde
feat-work-yellow-told = Construye los seis Ayuntamientos
feat-work-white-told = Construye los seis Obispados
feat-resources-influence-told = Rodea las 18 casillas de influencia
feat-resources-deniers-told = Rodea las 18 casillas de fortuna
feat-resources-knowledge-told = Rodea las 18 casillas de sabiduría
feat-citizens-red-told = Completa el camino de los caballeros
feat-citizens-yellow-told = Completa el camino de los artesanos
feat-citizens-white-told = Completa el camino de los sacerdotes
feat-three-alone-told = Termina tres partidas en solitario
feat-three-together-told = Termina tres partidas en compañía
feat-three-banquets-told = Termina tres partidas con Banquetes y asaltos
feat-earned = { $name }, { $date }
feat-progress = { $count } de 3

## Your games

games-title = Tus partidas
games-none = Aún no hay partidas. La primera está a un toque.
games-start = Empezar una partida
games-unfinished = Sin terminar
games-finished = Terminadas
games-go-on = Seguir
games-result = Resultado
games-remove-label = Quitar de la lista la partida de { $names }
games-remove-sure = ¿Quitarla de tu lista? La partida se conserva, con su enlace.
games-remove-yes = Sí, quitar
games-keep = Conservar
games-removed = Quitada de tu lista.
games-more = Ver partidas anteriores
games-upload = Subir un registro
games-upload-told = Un registro descargado aquí o en otro sitio vuelve a la vida: una partida terminada con su resultado y su repetición, una sin terminar lista para seguir.
games-won = { $score ->
    [one] { $name }, { $score } punto, victoria
   *[other] { $name }, { $score } puntos, victoria
}
columns-mode-first = columnas de primera partida
columns-mode-rolled = columnas al azar
columns-mode-expert = columnas de partida experta
origin-drawn = sorteada aquí
origin-chosen = reparto conocido
origin-imported = subida
origin-branched = ramificada

## Result

result-title = Resultado
result-of = Resultado de { $names }
result-unfinished = Esta partida sigue en juego. Su resultado estará aquí cuando termine todo el mundo.
result-to-table = A la mesa
result-alone = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
result-village = Una aldea con futuro. La próxima se alzará en suelo más firme.
result-town = Una villa de mercado, y de las buenas: vienen de lejos a verla.
result-city = Una ciudad orgullosa. Toda Champaña habla de ella.
result-jewel = La joya de Champaña. Pocas ciudades se han alzado así.
result-wins = Victoria de { $names }
result-share = Victoria compartida de { $names }
result-with = { $points ->
    [one] con { $points } punto
   *[other] con { $points } puntos
}
result-count = El recuento
result-line = Concepto
result-left-over = { $resource } sobrante
result-left-told = { $count } sin gastar
result-each = un punto por cada uno
result-total = Total
result-skip = Cualquier tecla o un toque lo muestra todo de golpe.
result-feats = Escudos
result-feats-none = Esta vez, ningún escudo.
result-feats-new = Nuevo entre tus hazañas
result-feats-uncounted = { $origin ->
    [chosen] La semilla de este reparto era conocida, así que sus escudos no cuentan como hazañas.
    [imported] Esta partida fue subida, así que sus escudos no cuentan como hazañas.
    [branched] Esta partida se ramificó de otra, así que sus escudos no cuentan como hazañas.
   *[drawn] Estos dados ya se habían visto, así que los escudos no cuentan como hazañas.
}
result-to-hall = A tus hazañas
result-sheets = Las hojas al final
result-sheet = La hoja al final
result-new = Nueva partida
result-replay = Ver la repetición
result-again = Jugar otra vez este reparto
result-send = Enviar este reparto
result-send-title = Un reparto de Troyes Dice para jugar
result-link = Copiar enlace al resultado
result-link-title = Un resultado en Troyes Dice
result-print = Imprimir esta hoja
result-next = ¿Y ahora?
result-dice = Los dados
result-dice-told = La huella se mostró antes de la primera tirada; se había calculado a partir de la semilla.
result-no-seed = Los dados de esta partida no salen de ninguna semilla.
result-parent = Ramificada de una partida anterior
result-of-many = { $others ->
    [one] Resultado de { $first } y otra persona
   *[other] Resultado de { $first } y otras { $others } personas
}
result-halves = cada dos, un punto
result-standing = ×{ $points }, { $standing } en pie
result-dice-imported = Los dados de esta partida salen de esta semilla. Se jugó en otro sitio, así que aquí no se publicó nada antes de su primera tirada.

## Replay

replay-title = Repetición de { $names }
replay-nothing = Aún no se ha jugado nada: la repetición crece con cada mitad del día que termina todo el mundo.
replay-start = La ciudad está trazada
replay-start-told = Tres recursos de cada tipo, ningún ciudadano, dieciocho casillas libres.
replay-setup = Preparación
replay-steps = Pasos de esta mitad del día
replay-no-blow = Nada recibe el golpe.
replay-slider = Momento de la partida
replay-at = { $when }, paso { $step } de { $steps }: { $what }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-back-half = Una mitad del día atrás
replay-forward-half = Una mitad del día adelante
replay-play = Reproducir
replay-pause = Pausa
replay-cost = precio
replay-so-far = { $points ->
    [one] punto hasta ahora
   *[other] puntos hasta ahora
}
replay-branch = Jugar desde aquí
replay-branch-title = Jugar desde: { $when }
replay-branch-told = Empieza una partida nueva con todo lo jugado antes de esta mitad del día. La antigua queda como está.
replay-branch-dice = Los dados desde aquí
replay-branch-same = Los mismos dados que en esta partida
replay-branch-fresh = Dados nuevos
replay-branch-note = Las partidas ramificadas no dan escudos.
replay-branch-running = Mientras se juega la partida, solo quien la juega en solitario recibe los mismos dados, y entonces deja de dar escudos; los demás reciben dados nuevos.
replay-branch-start = Empezar
replay-keys = Izquierda y derecha: un paso. Arriba y abajo: una mitad del día. Espacio: reproducir.
replay-to-result = Resultado
replay-controls = Mandos de la repetición

## Tables for people anywhere

host-name = Quien organiza
room-title = Mesa de { $name }
room-lead-host = Envía el enlace a quien vaya a jugar. En todas las pantallas se ven los mismos dados.
room-lead-guest = { $name } empieza la partida cuando no falte nadie.
room-lead-visitor = Siéntate a jugar, o quédate a mirar.
room-full = Todos los puestos están ocupados. Puedes quedarte a mirar.
room-removed = { $name } te ha quitado de esta mesa. Aún puedes mirar.
room-closed = Esta mesa está cerrada
room-closed-told = Quien la organizaba la cerró antes de empezar la partida.
room-link = El enlace a esta mesa
room-copy = Copiar el enlace
room-share = Compartir
room-share-title = Una mesa de Troyes Dice
room-qr = El enlace como código QR, para la cámara de un teléfono
room-places = Puestos
room-place = Puesto { $number }
open-place = Puesto libre
open-place-told = para quien tenga el enlace
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
sit-name = Tu nombre
sit-down = Sentarme
change-name = Cambiar tu nombre
save-name = Guardar
bot = Bot
bot-named = Bot { $level }
bot-level = Nivel del bot en el puesto { $number }
bot-instead = Poner un bot en el puesto { $number }
add-place = Añadir puesto
add-bot = Añadir bot
place-up = Subir: { $name }
place-down = Bajar: { $name }
place-remove = Quitar el puesto { $number }
place-remove-bot = Quitar el bot del puesto { $number }
place-remove-person = Quitar a { $name } de la mesa
remove-sure = ¿Quitar a { $name }?
remove-sure-told = Ya no podrá volver a sentarse en esta mesa.
remove-yes = Sí, quitar
level-novice = Principiante
level-apprentice = Aprendiz
level-journeyman = Oficial
level-master = Maestro
level-grandmaster = Gran maestro
level-novice-told = unos 40 puntos por partida
level-apprentice-told = unos 48 puntos por partida
level-journeyman-told = unos 56 puntos por partida
level-master-told = unos 64 puntos por partida
level-grandmaster-told = unos 64,5 puntos por partida, lo mejor que sabe jugar
room-options = Qué se juega
room-columns-rolled-note = un dado da el primer valor
room-columns-expert-note = un orden barajado
direction = Sentido
direction-any = según los dados
pace = Ritmo
pace-together = A la vez
pace-together-told = Los próximos dados llegan cuando todo el mundo ha jugado.
pace-own = Cada cual a su ritmo
pace-own-told = Los mismos dados, tan deprisa como cada cual quiera; del resto solo ves hasta donde has llegado tú.
limit = Tiempo por mitad del día
limit-none = sin límite
limit-told = Al acabarse el tiempo, un bot suplente juega el turno; ese turno se puede retirar.
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
stand-in = Bot suplente
stand-in-told = Un bot juega por quien se queda sin tiempo: { $level }
public = Mesa pública
public-told = Cualquiera puede encontrar esta mesa y sentarse.
private-told = Aquí solo se llega con el enlace.
chat-option = Charla
chat-on = Se pueden escribir mensajes
chat-off = Nadie puede escribir
room-webhook = Avisar a un canal de los dados nuevos
room-webhook-told = Una dirección https de ntfy, Discord o Slack. Solo la ves tú.
room-webhook-others = Otra persona dio una dirección para esta mesa. Solo ella puede leerla; tú puedes quitarla.
room-webhook-remove = Quitar la dirección
webhook-field = Dirección
webhook-save = Guardar la dirección
without-banquets = Sin Banquetes y asaltos
room-start = { $count ->
    [one] Empezar en solitario
   *[other] Empezar con { $count } participantes
}
room-start-note = Los puestos libres se quedan fuera.
room-start-expected = La partida no espera a quienes aún no han llegado.
room-leave = Dejar la mesa
room-close = Cerrar la mesa
room-close-sure = ¿Cerrar esta mesa?
room-close-told = Nadie puede quedarse, y el enlace ya no lleva a ninguna parte.
room-close-yes = Sí, cerrarla
room-fair = Dados que nadie puede trucar
room-fair-told = Esta es la huella del secreto del servidor, a la vista antes de que nadie se sentara. Quien se sienta añade algo al azar; todos los dados salen de ambas cosas, y al final cualquiera puede comprobarlo.
told-sat = { $name } se ha sentado.
told-stood = { $name } ha dejado la mesa.
told-started = Empieza la partida.
told-acted = { $count ->
    [one] { $names } ya ha jugado.
   *[other] { $names } ya han jugado.
}
told-all-acted = Todo el mundo ha jugado.

## At a table of several devices

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
spectator-told = Las hojas se ven hasta el último turno que ha jugado todo el mundo.
spectator-own = Las hojas se ven hasta el turno al que ha llegado todo el mundo.
to-own-sheet = A tu hoja
player-stand-in = juega un bot
player-gone = ausente
player-at = visible: turno { $number }
player-at-start = sin empezar
player-own-at = turno { $number }
player-own-done = turno { $number } jugado
tell-dice = Avisarme de los dados nuevos
tell-dice-on = Avisos de dados nuevos activados
tell-dice-denied = Este navegador no permite avisos de esta página.
new-dice = Dados nuevos
new-dice-title = ¡Dados nuevos! { $title }
new-dice-told = { $when }: tu ciudad te espera.
table-link = Copiar el enlace a esta mesa

## Talk

talk = Charla
talk-unread = { $count ->
    [one] Charla, un mensaje nuevo
   *[other] Charla, { $count } mensajes nuevos
}
talk-empty = Aún no ha hablado nadie.
talk-field = Tu mensaje
talk-send = Enviar
talk-off = Quien organiza la mesa ha desactivado la charla.
talk-switch-on = Activar la charla
talk-switch-off = Desactivar la charla
talk-watcher = mira
talk-watchers-only = Hasta que acabe la partida, solo quienes miran pueden leer esto.
talk-name = Nombre para tus mensajes
talk-name-first = Di primero tu nombre y podrás escribir.
talk-mute = Silenciar a { $name }
talk-unmute = Volver a oír a { $name }
talk-muted = { $count ->
    [one] Hay una persona silenciada.
   *[other] Hay { $count } personas silenciadas.
}
talk-said = { $name } dice: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Gestos
talk-close = Cerrar la charla
sign-applause = Aplausos
sign-astonished = Asombro
sign-ouch = Ay
sign-laugh = Risas
sign-wave = Un saludo
sign-heart = Un corazón

## The lobby

lobby-title = Buscar mesa
lobby-lead = Las mesas públicas, tal como están en este momento. Siéntate, o mira cómo juegan otras personas.
lobby-empty = Ahora mismo no hay ninguna mesa pública abierta.
lobby-empty-told = Crea una: estará aquí para todo el mundo el tiempo que quieras.
lobby-make = Crear una mesa pública
lobby-gathering = en preparación
lobby-playing = en juego
lobby-open = { $count ->
    [0] completa
    [one] un puesto libre
   *[other] { $count } puestos libres
}
lobby-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
lobby-join = Unirme
lobby-watch = Mirar
lobby-join-label = Unirme a la mesa de { $name }
lobby-watch-label = Mirar la mesa de { $name }
lobby-limit = { $time } por mitad del día

## Making a table

setup-where = ¿Dónde juegas?
setup-here = En este dispositivo
setup-here-told = En solitario, o de mano en mano.
setup-anywhere = En varios dispositivos
setup-anywhere-told = Un enlace lleva a todo el mundo a la misma mesa, desde cualquier lugar.
setup-places = Puestos
setup-anywhere-note = Todo lo demás se puede cambiar en la mesa hasta que empiece la partida.
setup-open-table = Crear la mesa

## After a game of several devices

rematch = Revancha
rematch-told = Hay revancha: las mismas personas en una mesa nueva.
rematch-join = Unirme a la revancha
rematch-note = Las mismas personas en una mesa nueva, con dados nuevos.
result-copy = Copiar resultado como texto
result-summary = Troyes Dice: { $when }
dice-mixture = De dónde salió la semilla
dice-mixture-told = El secreto del servidor se mezcló con lo que añadió cada persona de la mesa después de ver su huella.
dice-secret = El secreto del servidor
dice-secret-mark = Huella del secreto
dice-secret-seen = La que vio este navegador antes de sentarse.
dice-secret-published = La que se mostró en la mesa.
dice-secret-wrong = No es la que se mostró: { $published }
dice-secret-none = No se conoce nada con que compararla.
dice-added = Lo que añadió cada cual
dice-own = Este navegador añadió
dice-own-right = Figura entre lo añadido, así que nadie podía conocer los dados de antemano.
dice-own-wrong = No figura entre lo añadido.
dice-own-none = Este navegador no se sentó a esa mesa y no añadió nada.
dice-seed-mixed = La semilla
dice-seed-right = Sale del secreto y de lo que añadió cada cual.
dice-seed-wrong = No sale del secreto y de lo que añadió cada cual.
player-webhook = Avisos de dados nuevos
player-webhook-told = Cuando no estés mirando una mesa, un mensaje puede decirte que hay dados nuevos: en tu teléfono con ntfy, o en un canal de Discord o Slack.
player-webhook-field = Dirección (https)
player-webhook-hint = Por ejemplo, https://ntfy.sh/un-nombre-que-nadie-adivina. Déjala vacía para no recibir mensajes.
player-webhook-saved = Guardado. Ahí llegarán los avisos de dados nuevos.
player-webhook-gone = Guardado. No se enviarán mensajes.
## What can go wrong

error-unreachable = No se puede contactar con el servidor. ¿Tienes conexión?
error-misunderstood = El servidor no ha entendido esto. Vuelve a cargar la página.
error-internal = Algo ha salido mal en el servidor. No ha cambiado nada; inténtalo de nuevo.
error-too-slow = Ha tardado demasiado. Inténtalo de nuevo.
error-slow-request = La solicitud no llegó a tiempo. Inténtalo de nuevo.
error-bad-host = El servidor no reconoce la dirección por la que has llegado a él.
error-not-ready = El servidor no puede acceder a sus partidas ahora mismo. Inténtalo dentro de un momento.
error-not-stored = No se ha podido guardar. Inténtalo de nuevo.
error-unknown-outcome = El servidor aún no sabe si se ha guardado. Se vuelve a preguntar automáticamente.
error-too-many = Eso ha sido demasiado de golpe. Espera un momento.
error-server-full = Ahora mismo hay demasiada gente. Vuelve a intentarlo pronto.
error-too-large = Es demasiado grande para el servidor.
error-foreign-origin = Esto lo envió una página de otro sitio.
error-no-such-path = En esta dirección no hay nada.
error-no-such-game = Esa partida no existe.
error-no-such-deal = Ese reparto no existe.
error-no-such-code = Nadie tiene ese código.
error-no-such-session = Ese navegador ya no tiene la sesión abierta.
error-not-yours = Esta partida es de otra persona.
error-not-your-seat = En este puesto juega otra persona.
error-no-such-seat = Ese puesto no existe.
error-not-seen = Esta mitad del día aún no se puede ver.
error-dice-secret = Esta partida tiene los dados de otra que aún se está jugando. Se podrá ver cuando aquella termine.
error-bad-name = Un nombre tiene de 1 a 40 caracteres.
error-bad-seed = Una semilla tiene 200 caracteres como mucho.
error-bad-columns = Cada valor de 1 a 6 debe aparecer una vez.
error-bad-half-day = Una partida tiene las mitades del día 1 a 16.
error-bad-record = Este registro no se puede jugar: { $sentence }
error-player-count = Juegan de 1 a 10 personas.
error-not-rolled = Aún no se han lanzado los dados.
error-turn-finished = El turno de esta mitad del día ya ha terminado.
error-turn-pending = El turno de esta mitad del día aún no ha terminado.
error-others-pending = Alguien no ha terminado aún esta mitad del día.
error-game-over = La partida ha terminado.
error-nothing-to-take-back = No hay nada que retirar.
error-other-question = Antes hay que decidir otra cosa.
error-relief-not-needed = Se puede pagar un dado, así que no hay auxilio.
error-plaza-destroyed = Esta plaza está destruida: su dado no se puede tomar.
error-payment-missing = Elige con qué recurso pagar.
error-payment-not-asked = Este dado no pide un recurso a elegir.
error-too-dear = No puedes pagar eso.
error-value-out-of-range = El dado no puede llegar a ese valor.
error-value-fixed = El asalto impide que la influencia cambie este dado.
error-color-fixed = El asalto impide cambiar el color de este dado.
error-no-prestige = El asalto impide que este dado construya un edificio de prestigio.
error-value-zero = Un dado de valor 0 no construye nada.
error-built = Este edificio ya está construido.
error-crossed = Esta casilla está tachada.
error-not-work = Esta bonificación construye un edificio de la administración.
error-not-other-prestige = Esta bonificación construye un edificio de prestigio de otro color.
error-track-full = Este camino está completo.
error-not-of-this-tile = Este ciudadano debe ser artesano o sacerdote.
error-bad-contribution = La página y el servidor no se entienden. Vuelve a cargar la página.
error-bad-limit = Una mitad del día dura de 10 segundos a dos semanas.
error-bad-text = Un mensaje tiene de 1 a 500 caracteres.
error-bad-webhook = La dirección debe empezar por https.
error-begun = La partida ya ha empezado.
error-chat-off = Quien organiza la mesa ha desactivado la charla.
error-closed = Esta mesa está cerrada.
error-full = Todos los puestos están ocupados.
error-no-identity = Dinos primero tu nombre.
error-no-name = Dinos primero tu nombre.
error-no-secret = Esta mesa ha perdido su secreto. Crea otra.
error-no-such-place = Ese puesto no existe.
error-no-table = Esta partida no tiene una mesa común.
error-nobody = Aún no se ha sentado nadie.
error-not-host = Eso solo puede hacerlo quien organiza la mesa.
error-not-over = La partida aún no ha terminado.
error-own-place = Puedes dejar tu puesto, pero no quitarte de la mesa.
error-removed = Quien organiza la mesa te ha quitado de ella.
error-taken = Ese puesto ya está ocupado.

## Hints and analysis

hint = Consejo
hint-title = Cuánto valen las decisiones
hint-costs = Un consejo dice a qué puntuación final lleva cada decisión de media y numera las mejores en tu hoja. Quien toma uno no gana escudos con esta partida.
hint-costs-once = Solo se pregunta una vez. Desde entonces la partida lleva la marca «con consejos».
hint-without = Sin consejos
hint-show = Ver el consejo
hint-close = Cerrar el consejo
hint-rank = { $first ->
    [yes] la mejor, se esperan { $points } puntos
   *[no] puesto { $rank }, se esperan { $points } puntos, { $behind } menos que la mejor
}
hint-told = Consejo: { $place }; { $ranks }
hint-exact = Calculado hasta el final: nada es una estimación.
hint-looking = { $count ->
    [0] Primeras estimaciones…
    [one] Una decisión vista de cerca…
   *[other] { $count } decisiones vistas de cerca…
}
hint-complete = { $count ->
    [one] Una decisión vista de cerca
   *[other] { $count } decisiones vistas de cerca
}
hint-thinking = Un momento…
hint-others = { $count ->
    [one] Un lugar más
   *[other] { $count } lugares más
}
hint-own = Tu elección
hint-about = ≈ primera estimación de lo que queda demasiado lejos de la mejor para verlo de cerca
key-hints = cuánto valen las decisiones
with-hints = con consejos
hints-option = Consejos
hints-on = Se puede preguntar cuánto valen las decisiones; quien pregunta no gana escudos
hints-off = Nadie recibe consejos
result-feats-hinted = Tomaste consejos en esta partida, así que no te da escudos.
reason-more = { $part ->
    [citizens] { $points } más por ciudadanos
    [rows] { $points } más por filas
   *[resources] { $points } más por recursos
}
reason-less = { $part ->
    [citizens] { $points } menos por ciudadanos
    [rows] { $points } menos por filas
   *[resources] { $points } menos por recursos
}
result-analysis = Analizar la partida
analysis = Análisis
analysis-title = Análisis de { $names }
analysis-waiting = El solucionador va a mirar la partida…
analysis-working = El solucionador mira cada mitad del día…
analysis-progress = Avance del análisis
analysis-sum-title = De dónde viene la puntuación
analysis-sum = Puntuación { $score } = inicio { $start }, suerte { $luck }, cedido { $loss }, rectificaciones { $rest }
analysis-score = Puntuación
analysis-start = Inicio
analysis-luck = Suerte
analysis-loss = Cedido
analysis-rest = Rectificaciones
analysis-without-luck = Sin la suerte
analysis-start-told = lo que cabía esperar del mejor juego antes de los primeros dados
analysis-luck-told = lo que trajeron los dados, por encima o por debajo de lo esperado
analysis-loss-told = lo que habrían dado mejores decisiones
analysis-rest-told = el solucionador cambia de opinión al mirar de cerca
analysis-strongest-score = el bot más fuerte con estos dados: { $points }
analysis-adjusted = Con dados corrientes, esta forma de jugar habría dado unos { $points } puntos.
analysis-classes = Decisiones según su calidad
classes-best = mejores
classes-fine = buenas
classes-inaccuracy = imprecisas
classes-mistake = errores
classes-blunder = errores graves
class-best = la mejor
class-fine = buena
class-inaccuracy = imprecisa
class-mistake = error
class-blunder = error grave
analysis-curve = Puntuación esperada
analysis-curve-label = Curva de la puntuación esperada en dieciséis mitades del día, de { $start } al inicio a { $score } al final. El control de debajo describe cada mitad del día.
analysis-legend-line = puntuación esperada
analysis-legend-strongest = { $name }, los mismos dados
analysis-day = Día { $day }
analysis-slider = Mitad del día
analysis-half-day = { $when }: los dados cambiaron la puntuación esperada en { $luck }, las decisiones cedieron { $loss }. Era { $before } antes y { $after } después.
analysis-table = Todas las mitades del día en números
analysis-when = Mitad del día
analysis-before = Antes
analysis-after = Después
analysis-decisions = Decisiones
analysis-all = Toda la partida
analysis-mistakes = Dónde se cedieron puntos
analysis-none = Nada que el solucionador pueda distinguir de lo mejor.
analysis-better = mejor: { $what }
analysis-taken = Lo jugado
analysis-best = Mejor
analysis-compare = Lo jugado o lo mejor
analysis-expected = esperados
analysis-reason = La mejor elección da { $reason }.
analysis-again = Probar otra vez desde aquí
analysis-replay = Verlo en la repetición
analysis-strongest = El bot más fuerte, con los mismos dados
analysis-strongest-told = { $name } hizo { $points } puntos con estos dados; aquí fueron { $own }. Tampoco conocía ningún dado antes de que cayera.
analysis-strongest-replay = Ver cómo jugó
analysis-players = Quién tuvo suerte, quién jugó mejor
analysis-luckiest = más suerte
analysis-played-best = mejor juego
analysis-note = Todos los números son puntos de la puntuación final. Se basan en lo que el solucionador espera del buen juego; solo las dos últimas mitades del día son exactas. Una diferencia de menos de 0,3 puntos no significa nada.
error-no-hints = En esta mesa no hay consejos.
error-no-solver = Este servidor no tiene solucionador: no hay consejos ni análisis. Todo lo demás funciona.
error-solver-busy = Demasiada gente pregunta al solucionador en este momento. Inténtalo de nuevo enseguida.
error-too-many-questions = El solucionador sigue ocupado con tus otras preguntas.

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } y { $right }
list-more = { $left }, { $right }
list-last = { $left } y { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
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
    [banquet] loseta { $number } banquete
   *[raid] loseta { $number } asalto
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
with-die = Dado { $sector } como { $color } { $value }; precio: { $cost }.
# Playing in the terminal.
play-saved = La partida se guarda tras cada decisión, en { $file }.
play-unsaved = No se pudo guardar la partida: { $reason }
play-go-on = Para seguir más tarde: { $command }
play-have = Tienes { $what }.
play-taken-back = Retirado.
play-way = Dado { $sector }: { $cost }
play-way-gain = Dado { $sector }: { $what }; precio: { $cost }
play-places = Todos los lugares
play-with-die = Con el dado { $sector }
# Line by line, without drawings.
lines-hello = Escribe el número de una opción, o ayuda para ver qué más se puede escribir.
lines-ask = Tu elección:
lines-unknown = «{ $typed }» no es ninguna opción. Escribe un número de la lista, o ayuda.
lines-built = construidos: { $positions }
lines-open = libres: { $positions }
lines-lost = perdidos: { $positions }
# What can be typed; English is always understood too.
command-help = ayuda
command-sheet = hoja
command-dice = dados
command-places = lugares
command-players = participantes
command-log = crónica
command-undo = deshacer
command-take-back = retirar
command-quit = salir
command-help-told = esta lista
command-sheet-told = tu hoja, fila por fila
command-dice-told = los dados y las próximas plazas
command-places-told = todo lo que se alcanza ahora
command-players-told = los puntos de cada participante
command-log-told = todo lo que ha pasado
command-undo-told = volver a la elección anterior
command-take-back-told = retirar la última decisión de este turno
command-quit-told = terminar; la partida queda guardada
# On the whole screen.
screen-small = La ventana tiene { $columns } × { $rows }; hacen falta al menos 80 × 24.
screen-quit-sure = La partida está guardada. Pulsa q otra vez para salir.
screen-out-of-reach = ahora no
screen-reach = al alcance
screen-preview = anticipo
screen-die = dado
screen-choose = elegir
screen-quit = salir
key-list = recorrer la lista
key-rows = fila siguiente o anterior de la hoja
key-places = todos los lugares, con cualquier dado
key-log = la crónica
key-player = la hoja de la siguiente persona
key-quit = terminar; la partida queda guardada

## The rules

rules = Reglas
rules-contents = Índice
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se ha encontrado nada
    [one] { $count } regla encontrada
   *[other] { $count } reglas encontradas
}
rules-nothing = Ninguna regla contiene todas estas palabras: { $query }
rules-all = Mostrar todas las reglas
rules-ruling = Aclaración
rules-ruling-told = Decide lo que las reglas impresas dejan abierto.
rules-copy = Copiar el enlace a { $clause }
rules-quick = Guía rápida
rules-quick-told = Dos páginas, A4 o Carta: todo lo que se consulta mientras se juega.
rules-clause = Regla { $clause }
rules-whole = Todas las reglas en su propia página
key-rules = la regla de lo que se explica

## The guided games

learn = Aprender jugando
learn-first = ¿Es tu primera vez? Aprende jugando
learn-lead = Una partida de verdad, en solitario, con alguien a tu lado que explica cada cosa cuando empieza a importar. Puedes hacer lo que quieras y prescindir de la guía en cualquier momento.
lesson-first = Tu primera partida
lesson-first-told = Los dados, los edificios, el dado negro y todas las bonificaciones, en dieciséis mitades del día.
lesson-banquets = Banquetes y asaltos
lesson-banquets-told = Para quien ya conoce el juego: qué hacen las tres losetas junto a las plazas.
lesson-start = Empezar
lesson-go-on = Seguir
lesson-again = Empezar de nuevo
lesson-label = { $action }: { $lesson }
lesson-so-far = { $told } de { $total } explicaciones
lesson-done = Todo explicado
guide = Guía
guide-next = Siguiente
guide-back = Atrás
guide-done = Hecho
guide-leave = Salir de la guía
guide-resume = Seguir con la guía
guide-left = Has salido de la guía. Vuelve con la tecla G o desde la ayuda.
guide-at = { $number } de { $total }
guide-clause = Regla { $clause }
guide-show = Muéstramelo
guide-try = Una propuesta
guide-try-told = Prueba { $die } para { $what }; precio: { $cost }.
guide-wait = Sigue jugando: vuelvo a hablar cuando importe algo nuevo.
guide-wait-chosen = Confírmalo, o elige otra cosa.
guide-wait-done = Cuando quieras, pasa a los próximos dados.
key-guide = guía: siguiente, o volver a ella
guide-welcome-title = Te damos la bienvenida a Troyes
guide-welcome-told = Construyes una ciudad en dieciséis mitades del día. En cada una usas un dado, y este número es tu puntuación. Vamos a jugar; explico las cosas según aparecen.
guide-sheet-title = Tu hoja
guide-sheet-told = Tres barrios: Nobleza en rojo, Pueblo en amarillo, Clero en blanco. Cada uno tiene seis columnas, y cada columna lleva un valor de dado. Un edificio necesita un dado de su color y su valor.
guide-roll-title = Los dados son tuyos
guide-roll-told = Lanza los primeros dados: con el botón de abajo o con la tecla N.
guide-dice-title = Cuatro dados
guide-dice-told = Están en el sentido de las agujas del reloj, de menor a mayor. Un dado transparente toma el color de la plaza en la que está. Usarás uno de ellos.
guide-prices-title = Lo que cuesta un dado
guide-prices-told = El dado más bajo es gratis. El siguiente cuesta un recurso cualquiera, luego uno de fortuna, luego dos de fortuna.
guide-black-title = El dado negro
guide-black-told = Destruye la plaza en la que está: nadie puede tomar ese dado. Los dos primeros días, eso es todo. A partir del día 3 también golpea tu hoja.
guide-actions-title = Tres posibilidades
guide-actions-told = Un dado hace una sola cosa: ganar recursos en el camino de su color o construir en su barrio (arriba, un edificio de prestigio; abajo, uno de la administración). Su valor dice en qué columna.
guide-choose-title = Elige
guide-choose-told = Toca un dado para ver todo lo que alcanza, o toca un lugar para ver todas las formas de llegar. Cada lugar muestra su precio completo.
guide-preview-title = Aún no se ha pagado nada
guide-preview-told = La tinta azul discontinua muestra en la hoja lo que pasaría, y esta barra lo cuenta con palabras, con precio y puntos. Confírmalo, o deshazlo sin coste.
guide-citizens-title = Los ciudadanos son puntos
guide-citizens-told = Un edificio de la administración trae dos ciudadanos de su color. Cada ciudadano es un punto, y las casillas enmarcadas de sus caminos dan más.
guide-undo-title = Puedes cambiar de idea
guide-undo-told = Un turno confirmado se puede retirar hasta que veas los próximos dados.
guide-turning-title = La rueda gira
guide-turning-told = Una plaza destruida vuelve con la otra cara a la vista: el disco pequeño dice cuál. Después de cada tarde la rueda avanza una plaza. Aquí ves lo que viene.
guide-resources-title = Ganar recursos
guide-resources-told = Un dado puede dar tantos recursos como muestra: influencia si es rojo, fortuna si es amarillo, sabiduría si es blanco. Lo que gastas queda tachado para siempre, así que un camino se agota con el tiempo.
guide-value-title = La influencia cambia el valor
guide-value-told = Cada punto de influencia que gastas sube o baja en uno el valor de un dado. Nunca baja de 1 ni sube de 6.
guide-cathedral-title = Las Catedrales cuentan filas
guide-cathedral-told = Cada Catedral despierta a un personaje que cuenta una fila de edificios al final. Las dos primeras dan 1 punto por edificio de su fila; las dos siguientes, 2, y las dos últimas, 3.
guide-fortress-title = Las Fortalezas protegen
guide-fortress-told = Una Fortaleza trae un ciudadano y guarda toda su columna, en los tres barrios. Pronto golpeará el dado negro: construye donde más dolería.
guide-saved-title = Los muros aguantan
guide-saved-told = A partir del día 3, el dado negro golpea el barrio de su plaza, en la columna de su valor. Donde hay una Fortaleza no se pierde nada.
guide-crossed-title = Casilla tachada
guide-crossed-told = El dado negro golpea el barrio de su plaza, en la columna de su valor. Sin Fortaleza, lo que no está construido allí ya no podrá construirse. Lo que está en pie está a salvo y sigue contando.
guide-color-title = La sabiduría cambia el color
guide-color-told = Dos de sabiduría dan a un dado el color que quieras. Esos precios se ven pálidos. Puedes cambiar color y valor del mismo dado.
guide-links-title = Rombos entre vecinos
guide-links-told = En cuanto los dos edificios junto a un rombo están en pie, ganas su bonificación al momento.
guide-hall-title = Los Mercados miran los dados
guide-hall-told = Un Mercado paga por cada dado del color indicado que se pueda tomar en esta mitad del día. El dado que usas cuenta con el color de su plaza.
guide-track-title = Premios por el camino
guide-track-told = Las casillas 6, 12 y 18 de un camino de recursos traen además un ciudadano.
guide-columns-title = Los tres a la vez
guide-columns-told = Cuando los tres caminos de ciudadanos llegan a la casilla 3, ganas un recurso de cada tipo. En la 6 y en la 11 construyes gratis cualquier edificio de la administración. Así que ningún color debería quedarse atrás.
guide-free-title = Un edificio gratis
guide-free-told = Algunas bonificaciones construyen por ti: cualquier lugar libre del tipo indicado, sin dado. Funciona como cualquier otro edificio y puede desencadenar la siguiente bonificación.
guide-rows-title = Lejos en un camino
guide-rows-told = Un camino de ciudadanos que llega a 15 construye gratis un edificio de prestigio de otro color. En 20 trae un ciudadano de cada uno de los otros colores.
guide-relief-title = Si no puedes pagar
guide-relief-told = Cuando no puedes pagar ningún dado, ganas un recurso de cada tipo en vez de jugar. Pasa pocas veces, y te cuesta una mitad del día.
guide-score-title = Lo que cuenta al final
guide-score-told = Un punto por ciudadano; por cada personaje despierto, los puntos de su fila; y un punto por cada dos recursos del mismo tipo que sobren.
guide-last-title = La última mitad del día
guide-last-told = Después de este turno no viene nada. Dos recursos del mismo tipo valen un punto: gástalos si te dan más.
guide-end-title = Eso es todo
guide-end-told = Ya conoces todo el juego. Mira el resultado; después prueba con otros dados, en compañía o con Banquetes y asaltos.
guide-tiles-title = Tres losetas
guide-tiles-told = Están junto a las plazas que tienen el mismo color por las dos caras y ahora muestran su banquete. Pasa el ratón por encima de una o mantenla pulsada para leerla.
guide-feast-title = Un dado en un banquete
guide-feast-told = Quien toma este dado recibe lo que dice la loseta:
guide-use-title = Con la loseta
guide-use-told = El precio y lo que sigue ya incluyen lo que hace la loseta. Los recargos simplemente se suman.
guide-turn-over-title = Visitas
guide-turn-over-told = El dado negro ha llegado a un banquete. Al acabar esta mitad del día la loseta pasa al lado del asalto, y así se queda hasta el final.
guide-raid-title = Un asalto
guide-raid-told = La antorcha señala una loseta que se ha dado la vuelta. Desde ahora es una carga para los dados de esa plaza.
guide-raided-title = Un dado en un asalto
guide-raided-told = Este es más caro o más débil de lo que parece:
guide-limits-title = Solo el dado
guide-limits-told = Una loseta actúa sobre el dado que está allí, en la acción misma. Los edificios gratuitos nunca reciben nada de ella.
guide-others-title = Cinco más
guide-others-told = Cada partida saca tres de ocho losetas. Las demás se explican del mismo modo. Una de ellas incluso amansa al dado negro.
why-first-1 = No cuesta nada, y dos caballeros son dos puntos.
why-first-2 = Seis de fortuna por uno: dinero para los próximos días, y un artesano por el camino.
why-first-3 = Gratis. Hugues de Payns contará tus Fortalezas.
why-first-4 = Un punto de influencia convierte el 1 en un 2. Mañana el dado negro empieza a golpear.
why-first-5 = Cada Catedral da más valor a las siguientes.
why-first-6 = Dos caballeros, y la mitad de un rombo.
why-first-7 = No cuesta nada, completa el rombo y da tres de influencia.
why-first-8 = Se pueden tomar dos dados rojos, así que trae cuatro caballeros.
why-banquets-1 = El banquete añade un tercer caballero.
why-banquets-2 = El banquete hace gratis el dado más caro.

## By ear

told-preview = { $count ->
    [one] Si confirmas: { $what }; precio: { $cost }; 1 punto.
   *[other] Si confirmas: { $what }; precio: { $cost }; { $count } puntos.
}

## Keys of one’s own, and pages that fail

keys-single = Teclas de una sola letra, cifra o signo
keys-single-told = Desactívalas si hablas al ordenador o si pulsas teclas sin querer. Con tabulador, flechas, Intro y Esc se puede hacer todo.
keys-change = Elegir otras teclas
keys-taken = «{ $key }» ya está ocupada o no es una sola tecla.
keys-usual = Teclas habituales
key-find = buscar en las reglas
part-failed = Algo ha salido mal aquí. El resto de la página funciona.
page-broken = Algo ha salido mal en esta página. Tus partidas están a salvo.
page-reload = Volver a cargar la página
