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
expansion = Banquets & Raids
color-red = red
color-yellow = yellow
color-white = white
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] red
    [yellow] yellow
   *[white] white
}
district-red = Nobility
district-yellow = Civilians
district-white = Clergy
row-fortress = Fortress
row-counts_palace = Count’s Palace
row-great_hall = Great Hall
row-city_hall = City Hall
row-cathedral = Cathedral
row-bishopric = Bishopric
rows-fortress = Fortresses
rows-counts_palace = Count’s Palaces
rows-great_hall = Great Halls
rows-city_hall = City Halls
rows-cathedral = Cathedrals
rows-bishopric = Bishoprics
resource-influence = Influence
resource-deniers = Deniers
resource-knowledge = Knowledge
citizens = Citizens
citizens-red = Knights
citizens-yellow = Craftsmen
citizens-white = Priests
some-influence = { $count } influence
some-deniers = { $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
some-knowledge = { $count } knowledge
some-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
some-craftsmans = { $count ->
    [one] 1 craftsman
   *[other] { $count } craftsmen
}
some-priests = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
some-citizens = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
characters = Characters
free = free
# On a tag that has room for four letters on a phone.
free-short = free
price-any = 1 of any kind
morning = morning
afternoon = afternoon
banquet = Banquet
raid = Raid

tile-1-banquet = One influence moves this die’s value by up to 2.
tile-1-raid = Influence cannot change this die.
tile-2-banquet = This die is free.
tile-2-raid = This die costs 1 denier more.
tile-3-banquet = A Cathedral built with this die also brings one of each resource.
tile-3-raid = This die costs 1 knowledge more.
tile-4-banquet = A work building built with this die brings one more citizen.
tile-4-raid = The value of this die is 0; influence can raise it.
tile-5-banquet = Changing this die’s colour costs 1 knowledge.
tile-5-raid = The colour of this die cannot be changed.
tile-6-banquet = A Fortress built with this die brings one more knight, and a craftsman or a priest as you like.
tile-6-raid = This die costs 1 influence more.
tile-7-banquet = A Great Hall built with this die counts one more die of the colour it needs.
tile-7-raid = This die cannot build a prestige building.
tile-8-banquet = The black die does nothing here, and can be taken.
tile-8-raid = A clear die here acts as a second black die.

## The wheel

wheel = The wheel
wheel-picture = Nine plazas around the dial, which shows day { $day }
day-word = day
any-one = any 1
destroyed = destroyed
dice-of = { $half ->
    [morning] Dice of this morning
   *[afternoon] Dice of this afternoon
}
die-clear = Die { $sector }: { $color } { $value }; price { $price }
die-tame = Die { $sector }: black { $value } on a { plaza-color } plaza, tamed by the banquet; price { $price }
die-black = Die { $sector }: black { $value }, the { plaza-color } plaza is destroyed
die-raided = Die { $sector }: { $value } on a raided plaza acts as a second black die, the { plaza-color } plaza is destroyed
key-hint = Key { $key }
plaza = { plaza-color } plaza; once destroyed, it comes back { $down ->
    [red] red
    [yellow] yellow
   *[white] white
}
plaza-same = { plaza-color } plaza, the same on both sides
tabs-caption = Numbered tabs on the rim: where the window will stand on the days to come.
coming = Coming plazas
today-half = { $half ->
    [morning] This morning
   *[afternoon] This afternoon
}
tomorrow-half = { $half ->
    [morning] Tomorrow morning
   *[afternoon] Tomorrow afternoon
}

## The sheet

benefit-fortress = { $citizen }, and the column is protected
benefit-hall = { $color ->
    [red] { $gift } for every red die that can be taken
    [yellow] { $gift } for every yellow die that can be taken
   *[white] { $gift } for every white die that can be taken
}
benefit-cathedral = { $character } counts your { $rows } at the end
building-built = { $row }, position { $position }: built
building-lost = { $row }, position { $position }: crossed out, can no longer be built
building-open = { $row }, position { $position }, needs { $color } { $value }; out of reach now; gives { $gives }
building-free = { $row }, position { $position }; free; gives { $gives }
building-reach = { $row }, position { $position }, needs { $color } { $value }; costs { $cost }; gives { $gives }
value-open = Position { $position }: die { $value }. No fortress protects this column yet.
value-protected = Position { $position }: die { $value }, protected by its fortress
cell-crossed = { $district }, position { $position }: crossed out
character-on = { $character } counts { $rows }: { $standing } at { $points } each make { $total }
character-off = { $character } would count { $rows }: the Cathedral at that position unlocks the points
multipliers = Points per building by the number of your Cathedral
nth-cathedrals = { $first ->
    [1] 1st 2nd
    [3] 3rd 4th
   *[5] 5th 6th
}
row-of = { $row } row
link-open = Link bonus between positions { $left } and { $right }: { $gift } as soon as both stand
link-won = Link bonus between positions { $left } and { $right }: { $gift }, won
link-lost = Link bonus between positions { $left } and { $right }: { $gift }, lost
times = ×{ $points } for { $standing }
not-yet = not yet
gain-label = { $more ->
    [0] Gain { $what }; costs { $cost }
    [one] Gain { $what } for { $cost }, or 1 other way
   *[other] Gain { $what } for { $cost }, or { $more } other ways
}
track-label = { $resource }: { $available } available; { $circled } of 18 circled, { $spent } spent
left-over = left over
left-over-label = { $resource }: two left over make a point at the end
enlarge = Enlarge { $district }
column-bonus = { $bonus ->
    [one_of_each] All three tracks at { $space }: one of each resource
   *[free_work] All three tracks at { $space }: build any work building for free
}
column-bonus-done = { $bonus ->
    [one_of_each] All three tracks at { $space }: one of each resource, taken
   *[free_work] All three tracks at { $space }: a free work building, taken
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } at { $space }: build a prestige building of another colour for free
   *[other_citizens] { $citizens } at { $space }: one citizen of each of the other two colours
}
citizens-label = { $citizens }: { $count } of { $spaces }
citizen-choice = { $citizens }, now { $count }: put the citizen here
points-word = { $count ->
    [one] point
   *[other] points
}
total-label = { $total ->
    [one] 1 point, if the game ended now
   *[other] { $total } points, if the game ended now
}
then = then { $points }

## What a choice does

protects = column protected
nothing = nothing
unlocks = { $character } ×{ $points }
lost = { $what } lost: no room
lost-free_work = a work building
lost-free_prestige = a prestige building
lost-one_of_each = the bonus
lost-other_citizens = the bonus
from-to = { $from } to { $to }
chain-building = { $row } { $position }
chain-link = Link { $left }–{ $right }
chain-one_of_each = All tracks at { $space }
chain-free_work = All tracks at { $space }
chain-free_prestige = { $citizens } at { $space }
chain-other_citizens = { $citizens } at { $space }
chain-die = The die
chain-chosen = Your choice
chain-choose-work = Free work building
chain-choose-prestige = Free prestige building
chain-choose-citizen = Citizen
chain-choose = you choose it next
relief = Relief
told-gain = { $self ->
    [yes] You gained { $what }.
   *[no] { $name } gained { $what }.
}
told-build = { $self ->
    [yes] You built { $what }: { $gains }.
   *[no] { $name } built { $what }: { $gains }.
}
told-relief = { $self ->
    [yes] You could pay for no die: { $what }.
   *[no] { $name } could pay for no die: { $what }.
}
told-citizen = { $self ->
    [yes] You chose { $what }.
   *[no] { $name } chose { $what }.
}
dice-fall = The dice fall: { $clear }; black { $black } on a { plaza-color } plaza.
attack-crossed = { $district } at position { $position } is crossed out.
attack-protected = { $color ->
    [red] The fortress of position { $position } saves the Nobility.
    [yellow] The fortress of position { $position } saves the Civilians.
   *[white] The fortress of position { $position } saves the Clergy.
}
attack-already_crossed = { $district } at position { $position } was crossed out already.

## Taking a turn

turn = Your turn
title-building = { $row }, position { $position }
title-resource = Gain { $what }
title-citizen = A citizen for the { $citizens }
prompt-die = Choose a die or a place
prompt-place = Now choose a place on the sheet
prompt-either = Tap a die to see what it reaches, or a building or track to see every way to get there.
prompt-relief = No die can be paid for
prompt-citizen = Choose a track for the citizen
prompt-free-work = Choose a work building, for free
prompt-free-prestige = Choose a prestige building, for free
prompt-chain = The chain goes on when you have chosen.
pay = pay
left = left
what-follows = What follows
nothing-follows = Nothing else follows.
confirm = Confirm
undo = Undo
take-back = Take back
may-take-back = You can take it back until the next dice are shown.
turn-done = Your turn is done
ready = Ready when you are
ways = { $count ->
    [one] One way
   *[other] { $count } ways, cheapest first
}
way = With { $color } { $value }: { $cost }
more-ways = { $count } more …
way-gain = { $amount } with { $color } { $value }: { $cost }
next-dice = Next dice
first-dice = Roll the first dice
see-result = See the result
pass-to = Pass to { $name }
watching = You are watching { $name }.

## The table

no-table = There is no table here
before-first = Before the first dice
day-number = Day { $day },
turn-number = turn { $number } of 16
calendar = { $half ->
    [morning] Day { $day } of 8, morning
   *[afternoon] Day { $day } of 8, afternoon
}
title-day = { $half ->
    [morning] Day { $day }, morning · Troyes Dice
   *[afternoon] Day { $day }, afternoon · Troyes Dice
}
players = Players
nobody = Player
player-choosing = choosing
player-ready = ready
player-done = has acted
player-finished = finished
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost; trying again …
connection-back = Connected again
help = Help
menu = Menu
close = Close
to-light = Switch to the light theme
to-dark = Switch to the dark theme
language = Language
to-home = To the first page
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
half-day = { $half ->
    [morning] Day { $day }, morning
   *[afternoon] Day { $day }, afternoon
}
sheet-of = { $name }’s sheet
help-die = Tap a die: the sheet shows all that it can reach, with the full price. Pale prices need another colour.
help-place = Or tap a building or a resource track first: you see every way to get there, cheapest first.
help-preview = Before anything is paid, dashed blue ink shows what would happen, and the bar below tells it in words.
help-back = Undo is free. A confirmed turn can be taken back until you see the next dice.
help-ink = Faint is possible, dashed is previewed, full ink is built, two strokes are lost.
keys = Keys
keycap-enter = Enter
keycap-escape = Esc
key-dice = choose a die
key-sheet = next place that can be reached
key-arrows = walk over the sheet
key-enter = choose a place; once more to confirm
key-undo = undo, or take back
key-escape = choose nothing
key-next = next dice
key-menu = menu
key-talk = talk
key-help = this help
replay = Replay
download-record = Download the record
print-empty = Print an empty sheet
saved-always = Every confirmed decision is saved at once: you can close this page and come back.
commitment = Commitment of the dice
opening = The town is laid out
columns-first-told = Columns in order:
columns-rolled-told = Columns, rolled:
columns-expert-told = Columns by the town crier:
tiles-drawn = Three banquets are drawn:
fair-dice = These dice are already fixed
fair-dice-told = All sixteen rolls follow from a secret seed. This is its fingerprint (SHA-256); the seed is shown at the end, so that you can check that no die was changed.
check-dice = Check the dice

## The first page

home-title = Build a town with four dice
home-lead = Sixteen half-days, three clear dice and a black one that spares nobody. Alone, around this device, or with up to ten people anywhere. No account.
play-alone = Play alone
play-here = Set up a game
play-friends = Play with friends
find-table = Find a table
go-on-playing = Go on playing
history = Your games
hall = Hall of honour
player = You
home-foot = Free software; your games stay on this server.
for-programs = For programs: the API
not-found = There is nothing here
page-failed = This page could not be loaded.
try-again = Try again
unknown-problem = Something went wrong. Please try again.

## Setting up

setup = A new game
who-plays = Who plays?
player-number = Player { $number }
add-player = Add a player
remove-player = Remove player { $number }
move-up = Move player { $number } up
pass-note = You pass this device around; every player has a sheet of their own and uses the same dice.
columns = Columns
columns-first = First game
columns-first-note = 1 2 3 4 5 6, the easiest to read
columns-rolled = Rolled
columns-rolled-note = a die gives the first value, you choose the direction
columns-expert = Expert
columns-expert-note = any order you like
rolled-value = The die shows { $value }. Which way?
ascending = Ascending
descending = Descending
value-at = Value at position { $position }
with-banquets = Play with Banquets & Raids
banquets-note = Three tiles lie beside the plazas with two equal faces: banquets first, raids once the black die has been there.
once-raided = Once raided: { $does }
seed-title = Play a certain deal
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

## What many pages share

copied = Copied
roll = Black { $black }; clear { $clear }
record-drop = Or drop the file here, or paste its text anywhere on this page.
record-paste = Paste the text of a record
record-text = Text of the record
record-take = Take this text
loading = One moment …
the-seed = Seed of the dice

## Checking the dice

dice-title = Check the dice
dice-lead = Before the first roll the server publishes a fingerprint of its secret seed. At the end it shows the seed. Whoever has both can see that no die was changed on the way, and this page does it for you: it computes everything in your browser and asks nobody.
dice-insecure = Browsers compute fingerprints only on pages that come by https or from localhost. Open this page there to check dice.
dice-of-game = The dice of this game
dice-unfinished = This game is not finished. Its seed comes at the end; until then there is only its fingerprint, which no other seed has.
dice-to-table = To the table
dice-to-result = To the result
dice-no-seed = The dice of this game follow from no seed: it was recorded from real dice, or played on from another game with fresh ones. There is nothing to check them against.
dice-all-right = Every die fell as it had to
dice-all-right-told = { $count ->
    [one] One roll, wheel and columns follow from the seed.
   *[other] All { $count } rolls, the wheel and the columns follow from the seed.
}
dice-wrong = These are not the dice of this seed
dice-wrong-told = What differs is marked below.
dice-fingerprint = Fingerprint of the seed
dice-fingerprint-right = The same as published before the first roll.
dice-fingerprint-wrong = Not the one that was published: { $published }
dice-fingerprint-none = Nothing was published to compare it with.
dice-wheel = The wheel
dice-columns = The columns
dice-columns-rolled = The value at position 1 is rolled: { $value }.
dice-columns-first = A first game: in order, nothing to roll.
dice-columns-drawn = Drawn from the seed.
dice-columns-hand = Chosen by hand.
dice-tiles = The three tiles
dice-tile = Tile { $tile }: { $does }
dice-half-day = Half-day
dice-from-seed = From the seed
dice-played = Played
dice-same = Same
mark-right = as it had to be
mark-wrong = differs
mark-hand = chosen by hand
dice-not-played = not played
dice-any = Any seed
dice-any-told = A seed of 64 hexadecimal digits, or any text, which then stands for its SHA-256. Here is the deal that follows from it.
dice-seed-field = Seed or text
dice-show = Show the deal
dice-play = Play this deal
dice-deal-columns-rolled = Columns, if rolled
dice-deal-columns-expert = Columns of an expert game
dice-record = A record
dice-record-take = Check a record
dice-record-none = This record names no seed, so there is nothing to check its dice against.
dice-record-bad = This is not the record of a game.
dice-how = How to do it yourself
dice-how-told = SHA-256 of the seed is the fingerprint. Every roll is HMAC-SHA-256 with the seed as key and a label as message, such as “troyes-dice/1/roll/5/0” for the fifth half-day. Each byte below 252 makes one die: its remainder by 6, plus 1. The black die comes first, then the three clear ones. The wheel, the columns and the tiles have labels of their own and are shuffled the same way.

## Printing

print-title = An empty sheet to print
print-game-title = { $name }’s sheet to print
print-told = One sheet on one page, A4 or Letter, black on white.
print-now = Print
print-columns = Numbers of the columns
print-blank = blank, to be filled in
print-in-order = 1 to 6, for a first game
print-name = Name
print-date = Date
print-deal = Deal
print-characters = Characters
print-total = Total

## The player

player-title = You
player-lead = There are no accounts here. This browser holds a key that makes you the same player every time, with your games and your honours.
player-name = Your name
player-name-told = New games suggest it.
player-save = Save
player-saved = Saved.
player-move = Take your games to another device
player-move-told = A recovery code opens your games and honours on another device, and brings them back if this browser forgets you. Keep it like a key: whoever has it can play as you.
player-make-code = Make a recovery code
player-make-another = Make a new code
player-has-code = You have a code. A new one makes the old one useless.
player-code = Your recovery code
player-code-once = It is shown only now. Write it down, or copy it to a safe place.
player-copy-code = Copy the code
player-use = Use a code here
player-use-told = This device then becomes the player of that code. What this device holds now stays with its own player: make a code for it first if you want to come back.
player-use-field = Recovery code
player-use-hint = Five groups of four. Small letters, blanks and hyphens do not matter.
player-become = Become this player
player-became = Welcome back, { $name }. This device plays as you now.
player-became-nameless = Welcome back. This device plays as you now.
player-devices = Your devices
player-devices-told = Browsers that are you. Whoever is signed out keeps nothing that could play in your name.
player-device-this = this browser
player-device-seen = last here on { $day }
player-device-unknown = Unknown browser
player-device-end = Sign out
player-device-end-named = Sign out { $device }
player-devices-end = Sign out all others
player-device-ended = Signed out.
player-forget = Forget me on this device
player-forget-told = The games stay on the server, and links to them still work, but this browser no longer knows that they are yours.
player-forget-button = Forget me here
player-forget-sure = Forget you on this device?
player-forget-code = Your recovery code will bring you back.
player-forget-no-code = You have no recovery code: nobody can bring you back.
player-forget-yes = Yes, forget me
player-forgotten = This device has forgotten you. The next game starts a new player.
cancel = Cancel

## Hall of honour

hall-title = Hall of honour
hall-lead = { $count ->
    [0] Twenty-one shields hang here, all of them still bare. Each is won in a single finished game, or by coming back, and stays yours.
    [21] All twenty-one shields are yours. Champagne has never seen the like.
    [one] One of twenty-one shields is yours. What is won stays.
   *[other] { $count } of twenty-one shields are yours. What is won stays.
}
hall-best = Best score
hall-finished = { $count ->
    [one] game finished
   *[other] games finished
}
hall-earned = { $count ->
    [one] shield won
   *[other] shields won
}
hall-counts = Which games count? Those with dice that the server drew and that were new to you, as far as this server knows: your first game with these dice, not deals with a known seed, not games that were uploaded or branched off from another. Everybody who plays on this device wins for the same hall.
hall-group-glory = Glory
hall-group-buildings = Building
hall-group-plenty = Plenty
hall-group-constancy = Constancy
feat-score-45 = Market Town
feat-score-55 = Proud City
feat-score-65 = Jewel of Champagne
feat-win-60 = First among Neighbours
feat-character-18 = Great Patron
feat-citizens-40 = Crowded Streets
feat-prestige-red = Ring of Towers
feat-prestige-yellow = Open House
feat-prestige-white = City of Spires
feat-work-red = The Count’s Delight
feat-work-yellow = Good Government
feat-work-white = The Bishop’s Blessing
feat-resources-influence = Friend of the Great
feat-resources-deniers = Full Coffers
feat-resources-knowledge = House of Books
feat-citizens-red = Round Table
feat-citizens-yellow = All the Guilds
feat-citizens-white = Full Choir
feat-three-alone = Quiet Builder
feat-three-together = Good Company
feat-three-banquets = Feast and Fire
feat-score-45-told = Finish with 45 points or more
feat-score-55-told = Finish with 55 points or more
feat-score-65-told = Finish with 65 points or more
feat-win-60-told = Win a game with others, outright or shared, with 60 points or more
feat-character-18-told = Get 18 points or more from one character
feat-citizens-40-told = Have 40 citizens or more at the end
feat-prestige-red-told = Build all six Fortresses
feat-prestige-yellow-told = Build all six Great Halls
feat-prestige-white-told = Build all six Cathedrals
feat-work-red-told = Build all six Count’s Palaces
feat-work-yellow-told = Build all six City Halls
feat-work-white-told = Build all six Bishoprics
feat-resources-influence-told = Circle all 18 influence
feat-resources-deniers-told = Circle all 18 deniers
feat-resources-knowledge-told = Circle all 18 knowledge
feat-citizens-red-told = Fill the track of the knights
feat-citizens-yellow-told = Fill the track of the craftsmen
feat-citizens-white-told = Fill the track of the priests
feat-three-alone-told = Finish three games alone
feat-three-together-told = Finish three games with others
feat-three-banquets-told = Finish three games with Banquets & Raids
feat-earned = { $name }, { $date }
feat-progress = { $count } of 3

## Your games

games-title = Your games
games-none = No games yet. The first one is one tap away.
games-start = Start a game
games-unfinished = Unfinished
games-finished = Finished
games-go-on = Go on
games-result = Result
games-remove-label = Remove the game of { $names } from this list
games-remove-sure = Remove it from your list? The game itself stays, with its link.
games-remove-yes = Yes, remove
games-keep = Keep
games-removed = Removed from your list.
games-more = Show older games
games-upload = Upload a record
games-upload-told = A record that you downloaded here or elsewhere comes to life again: a finished game with its result and replay, an unfinished one ready to be played on.
games-won = { $score ->
    [one] { $name }, 1 point, won
   *[other] { $name }, { $score } points, won
}
columns-mode-first = first-game columns
columns-mode-rolled = rolled columns
columns-mode-expert = expert columns
origin-drawn = drawn here
origin-chosen = known deal
origin-imported = uploaded
origin-branched = branched off

## Result

result-title = Result
result-of = Result of { $names }
result-unfinished = This game is still being played. Its result will be here when everybody is done.
result-to-table = To the table
result-alone = { $total ->
    [one] 1 point
   *[other] { $total } points
}
result-village = A village with a future. The next one will stand on firmer ground.
result-town = A market town, and a good one: people come from far away.
result-city = A proud city. All of Champagne talks about it.
result-jewel = The jewel of Champagne. Few towns have ever stood like this.
result-wins = { $names } wins
result-share = { $names } share the win
result-with = { $points ->
    [one] with 1 point
   *[other] with { $points } points
}
result-count = The count
result-line = Line
result-left-over = { $resource } left over
result-left-told = { $count } left
result-each = one point each
result-total = Total
result-skip = Any key or tap shows everything at once.
result-feats = Shields
result-feats-none = No shield this time.
result-feats-new = New in your hall of honour
result-feats-uncounted = { $origin ->
    [chosen] The seed of this deal was known, so its shields do not go to a hall of honour.
    [imported] This game was uploaded, so its shields do not go to a hall of honour.
    [branched] This game was branched off from another, so its shields do not go to a hall of honour.
   *[drawn] These dice had been met before, so the shields do not go to a hall of honour.
}
result-to-hall = To the hall of honour
result-sheets = The sheets at the end
result-sheet = The sheet at the end
result-new = New game
result-replay = Watch the replay
result-again = Play this deal again
result-send = Send this deal
result-send-title = A deal of Troyes Dice to play
result-link = Copy the link to this result
result-link-title = A result in Troyes Dice
result-print = Print this sheet
result-next = What next?
result-dice = The dice
result-dice-told = The fingerprint was shown before the first roll; the seed is what it was made from.
result-no-seed = The dice of this game follow from no seed.
result-parent = Branched off from an earlier game
result-of-many = { $others ->
    [one] Result of { $first } and one other
   *[other] Result of { $first } and { $others } others
}
result-halves = two make a point
result-standing = ×{ $points }, { $standing } standing
result-dice-imported = The dice of this game follow from this seed. It was played elsewhere, so nothing was published here before its first roll.

## Replay

replay-title = Replay of { $names }
replay-nothing = Nothing has been played yet: the replay grows with every half-day that all players have finished.
replay-start = The town is laid out
replay-start-told = Three of each resource, no citizens, eighteen open cells.
replay-setup = Setup
replay-steps = Steps of this half-day
replay-no-blow = Nothing is struck.
replay-slider = Moment of the game
replay-at = { $when }, step { $step } of { $steps }: { $what }
replay-back = One step back
replay-forward = One step forward
replay-back-half = One half-day back
replay-forward-half = One half-day forward
replay-play = Play
replay-pause = Pause
replay-cost = cost
replay-so-far = { $points ->
    [one] point so far
   *[other] points so far
}
replay-branch = Play on from here
replay-branch-title = Play on from { $when }
replay-branch-told = A new game begins with everything that was played before this half-day. The old one stays as it is.
replay-branch-dice = The dice from here on
replay-branch-same = The same dice as in this game
replay-branch-fresh = Fresh dice
replay-branch-note = Branched games earn no shields.
replay-branch-running = While the game is being played, only whoever plays it alone gets the same dice, and then it earns no shields; everybody else gets fresh ones.
replay-branch-start = Start
replay-keys = Left and right: one step. Up and down: one half-day. Space: play.
replay-to-result = Result
replay-controls = Controls of the replay

## Tables for people anywhere

host-name = Host
room-title = { $name }’s table
room-lead-host = Send the link to everybody who is to play. Everybody sees the same dice on their own screen.
room-lead-guest = { $name } starts the game when everybody is there.
room-lead-visitor = Sit down to play, or stay and watch.
room-full = All places are taken. You can stay and watch.
room-removed = { $name } has removed you from this table. You can still watch.
room-closed = This table is closed
room-closed-told = The host closed it before the game began.
room-link = The link to this table
room-copy = Copy the link
room-share = Share
room-share-title = A table of Troyes Dice
room-qr = The link as a QR code, for the camera of a phone
room-places = Places
room-place = Place { $number }
open-place = Open place
open-place-told = whoever has the link
expected = expected
host = host
you-mark = you
here = here
not-here = not here
watching-count = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
sit-here = Sit here
sit-name = Your name
sit-down = Sit down
change-name = Change your name
save-name = Save
bot = Bot
bot-named = { $level } bot
bot-level = Level of the bot at place { $number }
bot-instead = Put a bot at place { $number }
add-place = Add a place
add-bot = Add a bot
place-up = Move { $name } up
place-down = Move { $name } down
place-remove = Remove place { $number }
place-remove-bot = Remove the bot from place { $number }
place-remove-person = Remove { $name } from the table
remove-sure = Remove { $name }?
remove-sure-told = Somebody who was removed cannot sit down here again.
remove-yes = Yes, remove
level-novice = Novice
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-novice-told = about 40 points a game
level-apprentice-told = about 48 points a game
level-journeyman-told = about 56 points a game
level-master-told = about 64 points a game
level-grandmaster-told = about 64.5 points a game, the best it can do
room-options = What is played
room-columns-rolled-note = a die gives the first value
room-columns-expert-note = a shuffled order
direction = Direction
direction-any = by the dice
pace = Pace
pace-together = Together
pace-together-told = The next dice come when everybody has acted.
pace-own = At your own pace
pace-own-told = Everybody plays the same dice as fast as they like, and sees others only as far as they have come themselves.
limit = Time for a half-day
limit-none = as long as you like
limit-told = When time is up, a stand-in plays the turn; it can be taken back.
limit-seconds = { $count } seconds
limit-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
limit-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
limit-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
stand-in = Stand-in
stand-in-told = { $level } plays for whoever is out of time
public = In the lobby
public-told = Anybody may find this table and sit down.
private-told = Only the link leads here.
chat-option = Talk
chat-on = People may write to each other
chat-off = Nobody can write
room-webhook = Tell a channel about new dice
room-webhook-told = An https address of ntfy, Discord or Slack. Only you see it.
room-webhook-others = Somebody else gave an address for this table. Only they can read it; you can remove it.
room-webhook-remove = Remove the address
webhook-field = Address
webhook-save = Save the address
without-banquets = Without Banquets & Raids
room-start = { $count ->
    [one] Start alone
   *[other] Start with { $count } players
}
room-start-note = Open places are left out.
room-start-expected = Nobody waits for people who are expected and have not come.
room-leave = Leave the table
room-close = Close the table
room-close-sure = Close this table?
room-close-told = Everybody is sent away, and the link leads nowhere.
room-close-yes = Yes, close it
room-fair = Dice that nobody can load
room-fair-told = This is the fingerprint of the server’s secret, shown before anybody sat down. Whoever sits down adds something random; all dice follow from both, and at the end everybody can check it.
told-sat = { $name } has sat down.
told-stood = { $name } has left the table.
told-started = The game begins.
told-acted = { $count ->
    [one] { $names } has acted.
   *[other] { $names } have acted.
}
told-all-acted = All have acted.

## At a table of several devices

still-thinking = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
player-finished-own = You have finished
still-playing = { $count ->
    [one] { $names } is still playing. The result comes when everybody is done.
   *[other] { $names } are still playing. The result comes when everybody is done.
}
dice-soon = Next dice in { $seconds } s
first-dice-soon = First dice in { $seconds } s
result-soon = The result in { $seconds } s
time-left-label = Your time for this half-day: { $time } left
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
stood-in = A stand-in has played this turn.
stood-in-last = A stand-in has played for you, because time was up.
play-myself = Play it myself
spectator-told = Sheets are shown as far as everybody has played them.
spectator-own = Sheets are shown as far as all players have come.
to-own-sheet = To your sheet
player-stand-in = a stand-in plays
player-gone = not here
player-at = seen to turn { $number }
player-at-start = nothing to see yet
player-own-at = turn { $number }
player-own-done = turn { $number } done
tell-dice = Tell me when new dice come
tell-dice-on = You will be told when new dice come
tell-dice-denied = This browser does not allow messages from this page.
new-dice = New dice
new-dice-title = New dice! { $title }
new-dice-told = { $when }: your town waits for you.
table-link = Copy the link to this table

## Talk

talk = Talk
talk-unread = { $count ->
    [one] Talk, one new message
   *[other] Talk, { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-field = Your message
talk-send = Send
talk-off = The host has switched talk off.
talk-switch-on = Switch talk on
talk-switch-off = Switch talk off
talk-watcher = watching
talk-watchers-only = Only those who watch can read this until the game is over.
talk-name = Name for your messages
talk-name-first = Tell the others your name, then you can write.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = { $count ->
    [one] One person is muted.
   *[other] { $count } people are muted.
}
talk-said = { $name } says: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Signs
talk-close = Close talk
sign-applause = Applause
sign-astonished = Astonished
sign-ouch = Ouch
sign-laugh = Laughter
sign-wave = A wave
sign-heart = A heart

## The lobby

lobby-title = Find a table
lobby-lead = Public tables, as they are at this moment. Sit down, or watch how others play.
lobby-empty = No public table is open right now.
lobby-empty-told = Make one: it is here for everybody as long as you like.
lobby-make = Make a public table
lobby-gathering = gathering
lobby-playing = playing
lobby-open = { $count ->
    [0] full
    [one] one place open
   *[other] { $count } places open
}
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-join = Join
lobby-watch = Watch
lobby-join-label = Join { $name }’s table
lobby-watch-label = Watch { $name }’s table
lobby-limit = { $time } for a half-day

## Making a table

setup-where = Where do you play?
setup-here = On this device
setup-here-told = Alone, or passing it around.
setup-anywhere = On several devices
setup-anywhere-told = A link brings everybody to the same table, wherever they are.
setup-places = Places
setup-anywhere-note = Everything else can be changed at the table until the game starts.
setup-open-table = Make the table

## After a game of several devices

rematch = Rematch
rematch-told = There is a rematch: the same people at a new table.
rematch-join = Join the rematch
rematch-note = The same people at a new table, with new dice.
result-copy = Copy the result as text
result-summary = Troyes Dice: { $when }
dice-mixture = How the seed came about
dice-mixture-told = The server’s secret was mixed with what every person at the table added after they had seen its fingerprint.
dice-secret = The server’s secret
dice-secret-mark = Fingerprint of the secret
dice-secret-seen = The one that this browser saw before it sat down.
dice-secret-published = The one that was shown at the table.
dice-secret-wrong = Not the one that was shown: { $published }
dice-secret-none = Nothing is known to compare it with.
dice-added = What people added
dice-own = This browser added
dice-own-right = It is among them, so nobody could know the dice before.
dice-own-wrong = It is not among them.
dice-own-none = This browser did not sit at that table and added nothing.
dice-seed-mixed = The seed
dice-seed-right = It follows from the secret and what people added.
dice-seed-wrong = It does not follow from the secret and what people added.
player-webhook = Messages about new dice
player-webhook-told = While you are not looking at a table, a message can tell you that new dice lie there: on your phone by ntfy, or in a channel of Discord or Slack.
player-webhook-field = Address (https)
player-webhook-hint = Such as https://ntfy.sh/a-name-that-nobody-guesses. Leave it empty to get no messages.
player-webhook-saved = Saved. New dice will be announced there.
player-webhook-gone = Saved. No messages will be sent.
## What can go wrong

error-unreachable = The server cannot be reached. Are you online?
error-misunderstood = The server could not make sense of this. Please load the page again.
error-internal = Something went wrong on the server. Nothing was changed; please try again.
error-too-slow = This took too long. Please try again.
error-slow-request = The request did not arrive in time. Please try again.
error-bad-host = The server cannot tell at which address you reached it.
error-not-ready = The server cannot get at its games right now. Please try again in a moment.
error-not-stored = This could not be saved. Please try again.
error-unknown-outcome = The server does not know yet whether this was saved. It asks again by itself.
error-too-many = That was too much at once. Please wait a moment.
error-server-full = Too many people are here at the moment. Please try again soon.
error-too-large = This is too large for the server.
error-foreign-origin = This was sent by a page of another site.
error-no-such-path = There is nothing at this address.
error-no-such-game = There is no such game.
error-no-such-deal = There is no such deal.
error-no-such-code = Nobody has this code.
error-no-such-session = This browser is signed out already.
error-not-yours = This game is somebody else’s.
error-not-your-seat = Somebody else plays this seat.
error-no-such-seat = There is no such seat.
error-not-seen = This half-day cannot be seen yet.
error-dice-secret = This game has the dice of one that is still being played. It can be seen when that is over.
error-bad-name = A name has 1 to 40 characters.
error-bad-seed = A seed has at most 200 characters.
error-bad-columns = Every value from 1 to 6 must be there once.
error-bad-half-day = A game has half-days 1 to 16.
error-bad-record = This record cannot be played: { $sentence }
error-player-count = A game has 1 to 10 players.
error-not-rolled = No dice have been rolled yet.
error-turn-finished = The turn of this half-day is already finished.
error-turn-pending = The turn of this half-day is not finished yet.
error-others-pending = Somebody has not finished this half-day yet.
error-game-over = The game is over.
error-nothing-to-take-back = There is nothing to take back.
error-other-question = Something else has to be decided first.
error-relief-not-needed = A die can be paid for, so there is no relief.
error-plaza-destroyed = This plaza is destroyed: its die cannot be taken.
error-payment-missing = Choose which resource to pay with.
error-payment-not-asked = This die does not ask for a resource of your choice.
error-too-dear = You cannot pay for that.
error-value-out-of-range = The die cannot be turned to this value.
error-value-fixed = The raid keeps influence from changing this die.
error-color-fixed = The raid keeps the colour of this die.
error-no-prestige = The raid keeps this die from building a prestige building.
error-value-zero = A die of value 0 builds nothing.
error-built = This building stands already.
error-crossed = This place is crossed out.
error-not-work = This bonus builds a work building.
error-not-other-prestige = This bonus builds a prestige building of another colour.
error-track-full = This track is full.
error-not-of-this-tile = This citizen must be a craftsman or a priest.
error-bad-contribution = The page and the server do not understand each other. Please load the page again.
error-bad-limit = The time for a half-day is between 10 seconds and two weeks.
error-bad-text = A message has 1 to 500 characters.
error-bad-webhook = The address must begin with https.
error-begun = The game has begun.
error-chat-off = The host has switched talk off.
error-closed = This table is closed.
error-full = All places are taken.
error-no-identity = Tell us your name first.
error-no-name = Tell us your name first.
error-no-secret = This table has lost its secret. Please make another one.
error-no-such-place = There is no such place.
error-no-table = This game has no shared table.
error-nobody = Nobody has sat down yet.
error-not-host = Only the host can do that.
error-not-over = The game is not over yet.
error-own-place = You can leave your place, but not remove yourself.
error-removed = The host has removed you from this table.
error-taken = Somebody sits there.

## Hints and analysis

hint = Hint
hint-title = What the decisions are worth
hint-costs = A hint tells the final score that each decision leads to on average, and numbers the best on your sheet. Whoever takes one earns no shields in this game.
hint-costs-once = You are asked only once. The game is marked “with hints” from then on.
hint-without = Without hints
hint-show = Show the hint
hint-close = Close the hint
hint-rank = { $first ->
    [yes] best, { $points } points expected
   *[no] rank { $rank }, { $points } points expected, { $behind } behind the best
}
hint-told = Hint: { $place }; { $ranks }
hint-exact = Computed to the end: nothing is estimated.
hint-looking = { $count ->
    [0] First estimates …
    [one] One decision looked at closely …
   *[other] { $count } decisions looked at closely …
}
hint-complete = { $count ->
    [one] One decision looked at closely
   *[other] { $count } decisions looked at closely
}
hint-thinking = One moment …
hint-others = { $count ->
    [one] One more place
   *[other] { $count } more places
}
hint-own = Your choice
hint-about = ≈ first estimates of what is too far behind to be looked at closely
key-hints = what decisions are worth
with-hints = with hints
hints-option = Hints
hints-on = Players may ask what decisions are worth; whoever does earns no shields
hints-off = Nobody gets hints
result-feats-hinted = You took hints in this game, so it earns you no shields.
reason-more = { $part ->
    [citizens] { $points } more from citizens
    [rows] { $points } more from rows
   *[resources] { $points } more from resources
}
reason-less = { $part ->
    [citizens] { $points } less from citizens
    [rows] { $points } less from rows
   *[resources] { $points } less from resources
}
result-analysis = Analyse the game
analysis = Analysis
analysis-title = Analysis of { $names }
analysis-waiting = The solver is about to look at the game …
analysis-working = The solver looks at every half-day …
analysis-progress = Progress of the analysis
analysis-sum-title = Where the score comes from
analysis-sum = Score { $score } = start { $start }, luck { $luck }, given away { $loss }, second thoughts { $rest }
analysis-score = Score
analysis-start = Start
analysis-luck = Luck
analysis-loss = Given away
analysis-rest = Second thoughts
analysis-without-luck = Without luck
analysis-start-told = what the best play could expect before the first dice
analysis-luck-told = what the dice brought, beyond or below what was to be expected
analysis-loss-told = what better decisions would have brought
analysis-rest-told = the solver changing its mind when it looks closer
analysis-strongest-score = the strongest bot with these dice: { $points }
analysis-adjusted = With ordinary dice, this play would have made about { $points } points.
analysis-classes = Decisions by how good they were
classes-best = best
classes-fine = fine
classes-inaccuracy = inaccurate
classes-mistake = mistakes
classes-blunder = blunders
class-best = best
class-fine = fine
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
analysis-curve = Expected score
analysis-curve-label = Curve of the expected score over sixteen half-days, from { $start } at the start to { $score } at the end. The slider below tells each half-day.
analysis-legend-line = expected score
analysis-legend-strongest = { $name }, same dice
analysis-day = Day { $day }
analysis-slider = Half-day
analysis-half-day = { $when }: the dice changed the expected score by { $luck }, the decisions gave away { $loss }. It was { $before } before and { $after } after.
analysis-table = All half-days in numbers
analysis-when = Half-day
analysis-before = Before
analysis-after = After
analysis-decisions = Decisions
analysis-all = Whole game
analysis-mistakes = Where points were given away
analysis-none = Nothing that the solver could tell apart from the best.
analysis-better = better: { $what }
analysis-taken = As played
analysis-best = Better
analysis-compare = As played or better
analysis-expected = expected
analysis-reason = The better choice brings { $reason }.
analysis-again = Try it again from here
analysis-replay = Look at it in the replay
analysis-strongest = The strongest bot, with the same dice
analysis-strongest-told = { $name } made { $points } points of these dice; here it was { $own }. It knew no die before it fell.
analysis-strongest-replay = Watch how it played
analysis-players = Who was lucky, who played best
analysis-luckiest = luckiest
analysis-played-best = played best
analysis-note = All numbers are points of the final score. They rest on what the solver expects of good play; only the last two half-days are exact. A difference below 0.3 points means nothing.
error-no-hints = There are no hints at this table.
error-no-solver = This server has no solver: there are neither hints nor analyses. Everything else works.
error-solver-busy = Too many people ask the solver right now. Please try again in a moment.
error-too-many-questions = The solver is still busy with your other questions.

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } and { $right }
list-more = { $left }, { $right }
list-last = { $left }, and { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = Y
letter-white = W
# Short prices, at most 9 columns wide.
short-influence = { $count } inf.
short-deniers = { $count } den.
short-knowledge = { $count } kno.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = influence moves 2
tile-1-raid-short = no influence
tile-2-banquet-short = free
tile-2-raid-short = 1 denier more
tile-3-banquet-short = Cathedral: 1 each
tile-3-raid-short = 1 knowledge more
tile-4-banquet-short = work: +1 citizen
tile-4-raid-short = value 0
tile-5-banquet-short = colour costs 1
tile-5-raid-short = colour fixed
tile-6-banquet-short = Fortress gives +2
tile-6-raid-short = 1 influence more
tile-7-banquet-short = Great Hall: +1
tile-7-raid-short = no prestige
tile-8-banquet-short = black die tame
tile-8-raid-short = clear acts black
# Drawings of a game, at most 80 columns wide.
show-before = before the first roll
show-end = the end
show-when = { $half ->
    [morning] day { $day }, morning
   *[afternoon] day { $day }, afternoon
}
show-day = day { $day }
show-black = black
show-turns = { $color ->
    [red] turns red
    [yellow] turns yellow
   *[white] turns white
}
show-tile = { $side ->
    [banquet] tile { $number } banquet
   *[raid] tile { $number } raid
}
show-any = 1 of any kind
show-any-more = any kind
show-points = { $total ->
    [one] { $name } · 1 point: citizens { $citizens } + rows { $rows } + resources { $resources }
   *[other] { $name } · { $total } points: citizens { $citizens } + rows { $rows } + resources { $resources }
}
show-winner = winner
show-value = value
show-built = built
show-open = open
show-lost = lost
show-linked = linked
show-to-link = to be linked
show-protected = protected
show-pause = { $played } of { $all }: Enter goes on, q stops
with-die = Die { $sector } as { $color } { $value }; price: { $cost }.
# Playing in the terminal.
play-saved = The game is saved after every decision, in { $file }.
play-unsaved = The game could not be saved: { $reason }
play-go-on = Go on later with: { $command }
play-have = You have { $what }.
play-taken-back = Taken back.
play-way = Die { $sector }: { $cost }
play-way-gain = Die { $sector }: { $what }; price: { $cost }
play-places = All places
play-with-die = With die { $sector }
# Line by line, without drawings.
lines-hello = Type the number of a choice, or help for everything else that can be typed.
lines-ask = Your choice:
lines-unknown = “{ $typed }” is none of the choices. Type a number of the list, or help.
lines-built = built { $positions }
lines-open = open { $positions }
lines-lost = lost { $positions }
# What can be typed; English is always understood too.
command-help = help
command-sheet = sheet
command-dice = dice
command-places = places
command-players = players
command-log = log
command-undo = undo
command-take-back = take back
command-quit = quit
command-help-told = this list
command-sheet-told = your sheet, row by row
command-dice-told = the dice, and the plazas to come
command-places-told = everything that can be reached now
command-players-told = everybody’s points
command-log-told = all that has happened
command-undo-told = back to the choice before
command-take-back-told = take the last decision of this turn back
command-quit-told = stop; the game stays saved
# On the whole screen.
screen-small = The window has { $columns } × { $rows }; at least 80 × 24 are needed.
screen-quit-sure = The game is saved. Press q once more to stop.
screen-out-of-reach = out of reach
screen-reach = within reach
screen-preview = preview
screen-die = die
screen-choose = choose
screen-quit = quit
key-list = go through the list
key-rows = next or previous row of the sheet
key-places = all places, whatever the die
key-log = the chronicle
key-player = the next player’s sheet
key-quit = stop; the game stays saved

## The rules

rules = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-nothing = No rule has all of these words: { $query }
rules-all = Show all rules
rules-ruling = Ruling
rules-ruling-told = Settles what the printed rules leave open.
rules-copy = Copy the link to { $clause }
rules-quick = Quick reference
rules-quick-told = Two pages, A4 or Letter: everything that you look up while you play.
rules-clause = Rule { $clause }
rules-whole = All rules on a page of their own
key-rules = the rule behind what is explained

## The guided games

learn = Learn by playing
learn-first = First time? Learn by playing
learn-lead = A real game alone, with somebody at your side who explains each thing when it first matters. You may do as you like, and leave at any time.
lesson-first = Your first game
lesson-first-told = Dice, buildings, the black die and all the bonuses, in sixteen half-days.
lesson-banquets = Banquets & Raids
lesson-banquets-told = For those who know the game: what the three tiles beside the plazas do.
lesson-start = Start
lesson-go-on = Go on
lesson-again = Start again
lesson-label = { $action }: { $lesson }
lesson-so-far = { $told } of { $total } things explained
lesson-done = All explained
guide = Guide
guide-next = Next
guide-back = Back
guide-done = Done
guide-leave = Leave the guide
guide-resume = Go on with the guide
guide-left = You have left the guide. Key G or the help brings it back.
guide-at = { $number } of { $total }
guide-clause = Rule { $clause }
guide-show = Show me
guide-try = A proposal
guide-try-told = Try { $die } for { $what }; price: { $cost }.
guide-wait = Play on: I will speak up when something new matters.
guide-wait-chosen = Confirm it, or choose something else.
guide-wait-done = When you are ready, go on to the next dice.
key-guide = guide: next, or back to it
guide-welcome-title = Welcome to Troyes
guide-welcome-told = You build a town in sixteen half-days. In each you use one die, and this number is your score. Let us play; I will explain things as they come up.
guide-sheet-title = Your sheet
guide-sheet-told = Three districts: Nobility in red, Civilians in yellow, Clergy in white. Each has six columns, and each column carries a die value. A building needs a die of its colour and its value.
guide-roll-title = The dice are yours
guide-roll-told = Roll the first dice: press the button below, or the key N.
guide-dice-title = Four dice
guide-dice-told = They lie clockwise from low to high. A clear die takes the colour of the plaza under it. You will use one of them.
guide-prices-title = What a die costs
guide-prices-told = The lowest die is free. The next one costs one resource of any kind, then one denier, then two deniers.
guide-black-title = The black die
guide-black-told = It destroys the plaza under it: nobody can take that die. On the first two days that is all. From day 3 on it also strikes your sheet.
guide-actions-title = Three things to do
guide-actions-told = One die does one thing: gain resources on the track of its colour, or build in its district – above, a prestige building, or below, a work building. Its value says in which column.
guide-choose-title = Choose
guide-choose-told = Tap a die to see all that it reaches, or tap a place to see every way to get there. Each place shows its whole price.
guide-preview-title = Nothing is paid yet
guide-preview-told = Dashed blue ink on the sheet shows what would happen, and this bar tells it in words, with price and points. Confirm it, or undo it for free.
guide-citizens-title = Citizens are points
guide-citizens-told = Work buildings bring two citizens of their colour. Every citizen is a point, and the framed spaces on their tracks bring more.
guide-undo-title = You may change your mind
guide-undo-told = A confirmed turn can be taken back until you see the next dice.
guide-turning-title = The wheel turns
guide-turning-told = A destroyed plaza comes back with its other face up: the small round shows which. After every afternoon the dial moves on by one plaza. Here you see what comes next.
guide-resources-title = Gaining resources
guide-resources-told = A die can bring as many resources as it shows: influence for red, deniers for yellow, knowledge for white. What you spend is crossed out for good, so a track runs dry in time.
guide-value-title = Influence changes the value
guide-value-told = Every influence that you spend moves a die up or down by one. It stops at 1 and at 6.
guide-cathedral-title = Cathedrals count rows
guide-cathedral-told = Each Cathedral wakes a character who counts one row of buildings at the end. Your 1st and 2nd Cathedral give 1 point per building of their row, the 3rd and 4th give 2, the 5th and 6th give 3.
guide-fortress-title = Fortresses protect
guide-fortress-told = A Fortress brings a citizen and guards its whole column, in all three districts. Soon the black die strikes: build where it would hurt.
guide-saved-title = The walls hold
guide-saved-told = From day 3 on the black die strikes the district of its plaza, in the column of its value. Where a Fortress stands, nothing is lost.
guide-crossed-title = Crossed out
guide-crossed-told = The black die strikes the district of its plaza, in the column of its value. Without a Fortress, what is not built there can never be built. What stands is safe and goes on counting.
guide-color-title = Knowledge changes the colour
guide-color-told = Two knowledge give a die any colour you like. Such prices are pale. You may change colour and value of the same die.
guide-links-title = Diamonds between neighbours
guide-links-told = As soon as both buildings beside a diamond stand, you win its bonus at once.
guide-hall-title = Great Halls look at the dice
guide-hall-told = A Great Hall pays for every die of the colour drawn on it that can be taken in this half-day. The die that you use counts with the colour of its plaza.
guide-track-title = Rewards on the way
guide-track-told = The 6th, 12th and 18th space of a resource track each bring a citizen as well.
guide-columns-title = All three together
guide-columns-told = When all three tracks of citizens reach the 3rd space, you gain one of each resource. At the 6th and at the 11th you build any work building for free. So no colour should fall behind.
guide-free-title = A free building
guide-free-told = Some bonuses build for you: any open place of the named kind, without a die. It works like any other building and may set off the next bonus.
guide-rows-title = Far along one track
guide-rows-told = A track of citizens that reaches 15 builds a prestige building of another colour for free. At 20 it brings one citizen of each of the other two colours.
guide-relief-title = If you cannot pay
guide-relief-told = When no die can be paid for, you gain one of each resource instead of a turn. It happens rarely, and costs you a half-day.
guide-score-title = What counts at the end
guide-score-told = One point for every citizen; for each character that is awake, the points of its row; and one point for every two resources of a kind that are left over.
guide-last-title = The last half-day
guide-last-told = Nothing comes after this turn. Every two resources of a kind are worth one point: spend them if they bring you more.
guide-end-title = That is all
guide-end-told = You know the whole game now. Look at the result; then try it with other dice, with friends, or with Banquets & Raids.
guide-tiles-title = Three tiles
guide-tiles-told = They lie beside the plazas that have the same colour on both faces, and now show their banquet. Hover over one, or press it long, to read it.
guide-feast-title = A die at a banquet
guide-feast-told = Whoever takes this die gets what the tile says:
guide-use-title = With the tile
guide-use-told = The price and what follows already include what the tile does. Extra costs simply add up.
guide-turn-over-title = Visitors
guide-turn-over-told = The black die has come to a banquet. At the end of this half-day the tile turns to its raid side, and stays so to the end.
guide-raid-title = A raid
guide-raid-told = The torch marks a tile that has turned. From now on it is a burden for dice on that plaza.
guide-raided-title = A die at a raid
guide-raided-told = This one is dearer or weaker than it looks:
guide-limits-title = Only the die
guide-limits-told = A tile acts on the die that lies there, in the action itself. Free buildings never get anything from it.
guide-others-title = Five more
guide-others-told = Each game draws three of eight tiles. The others explain themselves in the same way. One of them even tames the black die.
why-first-1 = It costs nothing, and two knights are two points.
why-first-2 = Six deniers for one: money for the days to come, and a craftsman on the way.
why-first-3 = For free. Hugues de Payns will count your Fortresses.
why-first-4 = One influence makes the 1 a 2. Tomorrow the black die begins to strike.
why-first-5 = Every Cathedral makes the later ones worth more.
why-first-6 = Two knights, and half of a diamond.
why-first-7 = It costs nothing, completes the diamond, and brings three influence.
why-first-8 = Two red dice can be taken, so it brings four knights.
why-banquets-1 = The banquet adds a third knight.
why-banquets-2 = The banquet makes the dearest die free.

## By ear

told-preview = { $count ->
    [one] If you confirm: { $what }; price: { $cost }; 1 point.
   *[other] If you confirm: { $what }; price: { $cost }; { $count } points.
}

## Keys of one’s own, and pages that fail

keys-single = Keys with one letter, digit or sign
keys-single-told = Switch them off if you speak to the computer, or strike keys by accident. Tab, arrows, Enter and Esc still do everything.
keys-change = Choose other keys
keys-taken = “{ $key }” is taken already, or is no single key.
keys-usual = The usual keys
key-find = search the rules
part-failed = Something went wrong here. The rest of the page still works.
page-broken = Something went wrong on this page. Your games are safe.
page-reload = Load the page again
