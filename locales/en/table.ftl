### Playing at a table.

## Taking a turn

turn = Your turn
prompt-die = Choose a die or a place
prompt-place = Now choose a place on the sheet
prompt-named = { $name }: { $prompt }
prompt-either = Tap a die to see what it reaches, or a building or track to see every way to get there.
prompt-citizen = Choose a track for the citizen
prompt-free-work = Choose a work building, for free
prompt-free-prestige = Choose a prestige building, for free
prompt-chain = The chain continues once you have chosen.
pay = pay
left = left
what-follows = What follows
confirm = Confirm
undo = Undo
take-back = Take back
may-take-back = You can take it back until the next dice are shown.
may-take-back-last = You can take it back until you see the result.
dice-coming = The next dice come by themselves in a moment; until then you can take it back.
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
now-you = Now { $name }
watching = You are watching { $name }.

## The table

turn-number = turn { $number } of 16
calendar = { $half ->
    [morning] Day { $day } of 8, morning
   *[afternoon] Day { $day } of 8, afternoon
}
title-day = { $half ->
    [morning] Day { $day }, morning · Troyes Dice
   *[afternoon] Day { $day }, afternoon · Troyes Dice
}
player-choosing = choosing
player-ready = ready
player-done = has acted
player-finished = finished
players-acted = { $done } of { $count } have acted
players-all = All { $count } players
help = Help
settings = Settings
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
help-die = Tap a die: the sheet shows everything it can reach, with the full price. Pale prices need another colour.
help-place = Or tap a building or a resource track first: you see every way to get there, cheapest first.
help-preview = Before anything is paid, dashed blue ink shows what would happen, and the bar below tells it in words.
help-back = Undo is free. A confirmed turn can be taken back until you see the next dice.
help-ink = Faint is possible, dashed is previewed, full ink is built, two strokes are lost.
keycap-enter = Enter
keycap-escape = Esc
key-dice = choose a die
key-sheet = next place within reach
key-arrows = move around the sheet
key-enter = choose a place; again to confirm
key-undo = undo, or take back
key-escape = clear the choice
key-next = next dice
key-menu = menu
key-talk = chat
key-help = this help
saved-always = Every confirmed decision is saved at once: you can close this page and come back.
opening = The town is laid out
columns-first-text = Columns in order:
columns-rolled-text = Columns, rolled:
columns-expert-text = Columns in an order of their own:
columns-rolled-crier-text = A die gave position 1 a { $value }, and the town crier chose the direction:
columns-rolled-seed-text = A die gave position 1 a { $value }, and the direction was drawn by lot:
columns-expert-crier-text = Columns by the town crier:
columns-expert-seed-text = Columns, shuffled:
numbering = Numbering the columns
numbering-rolled = The die is cast: position 1 carries a { $value }.
numbering-direction = You are the town crier. Which way do the columns run?
numbering-order = You are the town crier. Which value does each position carry?
numbering-waits-rolled = { $name }, the town crier, chooses the direction.
numbering-waits-expert = { $name }, the town crier, chooses the order.
numbering-done = Play with this order
numbering-soon = In { $seconds } s chance decides.
numbering-first = The first dice come once the columns have their numbers.
tiles-drawn = Three banquets are drawn:
fair-dice = All rolls are sealed in advance
device-dice = These dice were drawn on this device, so they earn no feats and count for no ranking.
hint = Hint
key-hints = what decisions are worth
key-rules = the rule behind what is explained
guide-resume = Continue with the guide
guide-left = You have left the guide. Key G or the help brings it back.
key-guide = guide: next, or back to it
keys-single = Single-key shortcuts
keys-single-text = Switch them off if you control the computer by voice, or press keys by accident. Tab, arrows, Enter and Esc still do everything.
keys-change = Choose other keys
keys-taken = “{ $key }” is already taken, or is not a single key.
keys-usual = Default keys
key-find = search the rules

## At a table of several devices

room-closed = This table is closed
room-closed-text = The host closed it before the game began.
announce-all-acted = All have acted.
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
stood-in-turns = While you were away, a stand-in played { $count ->
    [one] turn
   *[other] turns
} { $turns }.
play-myself = Play it myself
visiting-earlier = You see the wheel as it was then: { $when }.
spectator-text = You see the sheets as far as everybody has played.
spectator-own = You see the sheets as far as all players have got.
to-own-sheet = To your sheet
player-stand-in = a stand-in plays
player-gone = not here
player-at = visible to turn { $number }
player-at-start = nothing to see yet
player-own-at = turn { $number }
player-own-done = turn { $number } done
notify-dice = Notify me of new dice
notify-dice-on = You will be notified of new dice
notify-dice-denied = This browser does not allow notifications from this page.
new-dice = New dice
new-dice-title = New dice! { $title }
new-dice-text = { $when }: your town waits for you.
table-link = Copy the link to this table
