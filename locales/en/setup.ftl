### Setting up a game.

## Setting up

setup = A new game
who-plays = Who plays?
add-player = Add a player
remove-player = Remove player { $number }
move-up = Move player { $number } up
pass-note = You pass this device around; every player has their own sheet, and all use the same dice.
columns-first = First game
columns-first-note = 1 2 3 4 5 6, the easiest to read
columns-rolled = Rolled
columns-rolled-note = a die gives the first value, you choose the direction
columns-expert = Expert mode
columns-expert-note = any order you like
rolled-value = The die shows { $value }. Which way?
with-banquets = Play with Banquets & Raids
banquets-note = Three tiles lie beside the plazas with two equal faces: banquets first, raids once the black die has been there.
once-raided = After a raid: { $does }
seed-title = Play a specific deal
seed-note = The same seed gives the same wheel and the same dice. Games with a seed that you typed earn no feats.
seed-any = Seed, any text
use-seed = Use this seed
draw-again = Draw another deal
seed-given = Somebody sent you this deal: the same wheel and the same dice. Games with a known seed earn no feats.
deal-given = Somebody sent you this deal: the same wheel and the same dice.
start = { $count ->
    [one] Start the game
   *[other] Start with { $count } players
}
bot-level = Level of the bot at seat { $number }
add-bot = Add a bot
level-novice-text = about 40 points a game
level-apprentice-text = about 48 points a game
level-journeyman-text = about 56 points a game
level-master-text = about 64 points a game
level-grandmaster-text = about 64.5 points a game, as good as it gets
room-columns-rolled-note = a die gives the first value, the town crier chooses the direction
room-columns-expert-note = any order that the town crier likes

## Making a table

setup-where = Where do you play?
setup-here = On this device
setup-here-text = Alone, or passing it around.
setup-anywhere = On several devices
setup-anywhere-text = A link brings everybody to the same table, wherever they are.
setup-places = Seats
setup-anywhere-note = Everything else can be changed at the table until the game starts.
setup-open-table = Open the table
