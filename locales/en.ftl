### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.

## Things of the game

game = Troyes Dice
expansion = Banquets & Raids
color-red = red
color-yellow = yellow
color-white = white
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
tile-4-banquet = A work building brings one more citizen.
tile-4-raid = The value of this die is 0; influence can raise it.
tile-5-banquet = Changing this die’s colour costs 1 knowledge.
tile-5-raid = The colour of this die cannot be changed.
tile-6-banquet = A Fortress brings a knight more, and a craftsman or a priest as you like.
tile-6-raid = This die costs 1 influence more.
tile-7-banquet = A Great Hall counts one more die of its colour.
tile-7-raid = This die cannot build a prestige building.
tile-8-banquet = The black die does nothing here, and can be taken.
tile-8-raid = A clear die here acts as a second black die.

## The wheel

wheel = The wheel
wheel-picture = Nine plazas around the dial, which shows day { $day }
day-word = day
any-one = any 1
destroyed = destroyed
dice-of = Dice of this { $half }
die-clear = Die { $sector }: { $color } { $value }; price { $price }{ $tile }
die-tame = Die { $sector }: black { $value } on a { $color } plaza, tamed by the banquet; price { $price }{ $tile }
die-black = Die { $sector }: black { $value }, the { $color } plaza is destroyed{ $tile }
die-raided = Die { $sector }: { $value } on a raided plaza acts as a second black die, the { $color } plaza is destroyed{ $tile }
key-hint = Key { $key }
plaza = { $up } plaza; once destroyed, it comes back { $down }
plaza-same = { $up } plaza, the same on both sides
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
benefit-hall = { $gift } for every { $color } die that can be taken
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
character-off = { $character } would count { $rows }: a Cathedral of that position unlocks the points
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
times = ×{ $points }, { $standing } standing
not-yet = not yet
gain-label = { $more ->
    [0] Gain { $amount } { $resource }; costs { $cost }
   *[other] Gain { $resource }: { $amount } for { $cost }, or { $more } other ways
}
track-label = { $resource }: { $available } available; { $circled } of 18 circled, { $spent } spent
left-over = left over
left-over-label = Two { $resource } left over make a point at the end
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
   *[other_citizens] { $citizens } at { $space }: one citizen of each other colour
}
citizens-label = { $citizens }: { $count } of { $spaces }
citizen-choice = { $citizens }, now { $count }: put the citizen here
points-word = points
total-label = { $total } points, if the game ended now
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
told-gain = { $who } gained { $what }.
told-build = { $who } built { $what }: { $gains }.
told-relief = { $who } could pay for no die: { $what }.
told-citizen = { $who } chose { $what }.
dice-fall = The dice fall: { $clear }; black { $black } on a { $plaza } plaza.
attack-crossed = { $district } at position { $position } is crossed out.
attack-protected = The fortress of position { $position } saves the { $district }.
attack-already_crossed = { $district } at position { $position } was crossed out already.
you = You

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
ways = { $count ->
    [one] One way
   *[other] { $count } ways, cheapest first
}
way = { $amount ->
    [""] With { $color } { $value } for { $cost }
   *[other] { $amount } with { $color } { $value } for { $cost }
}
next-dice = Next dice
first-dice = Roll the first dice
see-result = See the result
pass-to = Pass to { $name }
watching = You are watching { $name }.

## The table

before-first = Before the first dice
day-number = Day { $day },
turn-number = turn { $number } of 16
calendar = Day { $day } of 8, { $half }
title-day = Day { $day }, { $half } · Troyes Dice
players = Players
nobody = Player
player-choosing = choosing
player-done = has acted
player-finished = finished
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost; trying again …
help = Help
menu = Menu
close = Close
to-light = Switch to the light theme
to-dark = Switch to the dark theme
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
key-dice = choose a die
key-sheet = go to the sheet
key-arrows = walk over the sheet
key-enter = choose a place; once more to confirm
key-undo = undo, or take back
key-escape = choose nothing
key-next = next dice
key-menu = menu
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
home-lead = Sixteen half-days, three clear dice and a black one that spares nobody. Alone, or with up to ten people around this device. No account.
play-alone = Play alone
play-here = Set up a game
go-on-playing = Go on playing
at-half-day = { $half ->
    [morning] Day { $day }, morning
   *[afternoon] Day { $day }, afternoon
}
history = Your games
hall = Hall of honour
player = You
home-foot = Free software; your games stay on this server.
for-programs = For programs: the API
not-found = There is nothing here
page-failed = This page could not be loaded.
try-again = Try again
unknown-problem = Something went wrong. Please try again.
