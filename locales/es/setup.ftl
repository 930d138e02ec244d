### Setting up a game.

## Setting up

setup = Nueva partida
who-plays = ¿Quién juega?
add-player = Añadir participante
remove-player = Quitar participante { $number }
move-up = Subir participante { $number }
pass-note = Este dispositivo pasa de mano en mano; cada cual tiene su hoja y los dados son los mismos.
columns-first = Primera partida
columns-first-note = 1 2 3 4 5 6, el orden más claro
columns-rolled = Tirar el dado
columns-rolled-note = un dado da el primer valor, tú eliges el sentido
columns-expert = Modo experto
columns-expert-note = el orden que quieras
rolled-value = El dado muestra { $value }. ¿En qué sentido?
with-banquets = Jugar con Banquetes y asaltos
banquets-note = Tres fichas junto a las plazas de caras iguales: primero, banquetes; cuando el dado negro haya pasado por allí, asaltos.
once-raided = Tras el asalto: { $does }
seed-title = Jugar un reparto concreto
seed-note = La misma semilla da la misma rueda y los mismos dados. Las partidas con una semilla escrita a mano no dan hazañas.
seed-any = Semilla, cualquier texto
use-seed = Usar esta semilla
draw-again = Otro reparto
seed-given = Alguien te ha enviado este reparto: la misma rueda y los mismos dados. Las partidas con semilla conocida no dan hazañas.
deal-given = Alguien te ha enviado este reparto: la misma rueda y los mismos dados.
start = { $count ->
    [one] Empezar la partida
   *[other] Empezar con { $count } participantes
}
bot-level = Nivel del bot en el sitio { $number }
add-bot = Añadir bot
level-novice-text = unos 40 puntos por partida
level-apprentice-text = unos 48 puntos por partida
level-journeyman-text = unos 56 puntos por partida
level-master-text = unos 64 puntos por partida
level-grandmaster-text = unos 64,5 puntos por partida, lo máximo
room-columns-rolled-note = un dado da el primer valor, el heraldo elige el sentido
room-columns-expert-note = el orden que quiera el heraldo

## Making a table

setup-where = ¿Dónde juegas?
setup-here = En este dispositivo
setup-here-text = En solitario, o de mano en mano.
setup-anywhere = En varios dispositivos
setup-anywhere-text = Un enlace lleva a todo el mundo a la misma mesa, desde cualquier lugar.
setup-places = Sitios
setup-anywhere-note = Todo lo demás se puede cambiar en la mesa hasta que empiece la partida.
setup-open-table = Crear la mesa
