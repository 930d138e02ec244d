### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } and { $right }
list-more = { $left }, { $right }
list-last = { $left }, and { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# "+3 points"
with-unit = { $number } { $unit }
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
show-pause = { $played } of { $all }: Enter continues, q quits
with-die = Die { $sector } as { $color } { $value }; price: { $cost }.
# Playing in the terminal.
play-saved = The game is saved after every decision, in { $file }.
play-unsaved = The game could not be saved: { $reason }
play-go-on = Continue later with: { $command }
play-have = You have { $what }.
play-taken-back = Taken back.
play-way = Die { $sector }: { $cost }
play-way-gain = Die { $sector }: { $what }; price: { $cost }
play-places = All places
play-with-die = With die { $sector }
# Line by line, without drawings.
lines-hello = Type the number of a choice, or help for everything else you can type.
lines-ask = Your choice:
lines-unknown = “{ $typed }” is not one of the choices. Type a number from the list, or help.
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
command-help-text = this list
command-sheet-text = your sheet, row by row
command-dice-text = the dice, and the plazas to come
command-places-text = everything that can be reached now
command-players-text = everybody’s points
command-log-text = all that has happened
command-undo-text = back to the choice before
command-take-back-text = take back the last decision of this turn
command-quit-text = stop; the game stays saved
# On the whole screen.
screen-small = The window is { $columns } × { $rows }; it needs at least 80 × 24.
screen-quit-sure = The game is saved. Press q once more to quit.
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
# Numbering the columns before a game.
play-by-chance = Leave it to chance
play-direction-bad = Answer 1, 2, or 3.
play-order = Six digits, such as 314652; Enter alone shuffles.
play-order-bad = Each of the digits 1 to 6 once, please.
# Puzzles and challenges.
puzzle-question = What now? This puzzle is rated { $rating }.
puzzle-answer = { $best } is right. { $wrong } is the most tempting mistake, and gives away { $points } points.
puzzle-value = { $letter }: { $total } points expected (citizens { $citizens }, rows { $rows }, resources { $resources })
puzzle-themes = What makes the difference: { $themes }
puzzle-theme-link = a link bonus
puzzle-theme-chain = a chain of bonuses
puzzle-theme-free-building = a free building
puzzle-theme-cathedral-order = the right Cathedral at the right time
puzzle-theme-defence = a Fortress against the black die
puzzle-theme-saving = the same place for less
puzzle-theme-last-half-days = the last two half-days
puzzle-theme-gathering = gaining resources first
puzzle-theme-building = building instead of gaining resources
puzzle-theme-great-hall = a Great Hall
puzzle-theme-changed-die = changing a die
puzzle-theme-work-building = a work building
challenge-medal-bronze = bronze from { $points } points ({ $share }% of the solver’s games)
challenge-medal-silver = silver from { $points } ({ $share }%)
challenge-medal-gold = gold from { $points } ({ $share }%)
challenge-no-cathedral = Without Spires
challenge-no-cathedral-text = Build no Cathedral, unless a free building leaves no choice.
challenge-free-die = Beggar’s Luck
challenge-free-die-text = Take the die on the free sector whenever it can be taken.
challenge-six-fortresses = Six Gates
challenge-six-fortresses-text = Have all six Fortresses at the end.
challenge-forty-citizens = A Full Town
challenge-forty-citizens-text = Have 40 citizens or more at the end.
challenge-whole-columns = Nothing Torn Down
challenge-whole-columns-text = No column may lose more than one of its three cells to the black die.
challenge-twelve-work-buildings = Daily Bread
challenge-twelve-work-buildings-text = Have twelve work buildings or more at the end.
challenge-no-influence = No Favours
challenge-no-influence-text = Spend no influence, neither to pay for a die nor to change one.
challenge-raids-first = Uninvited
challenge-raids-first-text = Banquets & Raids: take no die at a tile that shows its banquet side.
challenge-left-to-right = The Street of Masons
challenge-left-to-right-text = In every row, never build to the left of a building that stands.
challenge-work-first = Work Before Glory
challenge-work-first-text = Build no prestige building before day 4, unless there is no other choice.
challenge-always-building = Restless Hands
challenge-always-building-text = From day 3 on, take no die for its resources while anything else can be done.
challenge-as-they-fall = As They Fall
challenge-as-they-fall-text = Change neither the value nor the colour of a die.
