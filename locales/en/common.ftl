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
expansion = Banquets & Raids
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] red
    [yellow] yellow
   *[white] white
}
no-table = There is no table here
before-first = Before the first roll
players = Players
nobody = Player
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost; trying again …
connection-back = Connected again
menu = Menu
close = Close
to-light = Switch to the light theme
to-dark = Switch to the dark theme
language = Language
to-home = Home
half-day = { $half ->
    [morning] Day { $day }, morning
   *[afternoon] Day { $day }, afternoon
}
sheet-of = { $name }’s sheet
keys = Keys
replay = Replay
download-record = Download the record
print-empty = Print an empty sheet
commitment = Fingerprint of the dice
fair-dice-text = All sixteen rolls come from a secret seed. This is its fingerprint (SHA-256). The seed is revealed at the end, so that you can check that no die was changed.
check-dice = Check the dice
player-number = Player { $number }
columns = Columns
copied = Copied
roll = Black { $black }; clear { $clear }
record-drop = Or drop the file here, or paste its text anywhere on this page.
record-paste = Paste the text of a record
record-text = Text of the record
record-take = Use this text
loading = One moment …
the-seed = Seed of the dice
print-now = Print
cancel = Cancel
result-to-table = To the table
with-hints = with hints
analysis = Analysis
rules = Rules
rules-quick = Quick reference
rules-clause = Rule { $clause }
learn = Learn by playing
learn-first = First time? Learn by playing

## The first page

home-title = Build a town with four dice
home-lead = Sixteen half-days, three clear dice and a black one that spares nobody. Alone, around this device, or with up to ten people anywhere. No account.
play-alone = Play alone
play-here = Set up a game
play-friends = Play with friends
find-table = Find a table
go-on-playing = Continue
history = Your games
hall = Hall of honour
player = You
home-foot = Free software; your games stay on this server.
home-foot-here = Free software; your games stay on this device.
for-programs = For developers: the API
book = Handbook
not-found = There is nothing here
not-found-text = The link may be incomplete, or the game has been removed.
page-failed = This page could not be loaded.
try-again = Try again
unknown-problem = Something went wrong. Please try again.
part-failed = Something went wrong here. The rest of the page still works.
page-broken = Something went wrong on this page. Your games are safe.
page-reload = Reload the page

## Tables in a few words

columns-mode-first = first-game columns
columns-mode-rolled = rolled columns
columns-mode-expert = expert mode
origin-chosen = replayed deal
origin-imported = uploaded
origin-branched = branched off
origin-device = dice of this device
device-forgetful = Not kept: closing this page ends the game
crier = town crier
crier-pass = Make { $name } the town crier
room-share-title = A table of Troyes Dice
open-place = Open seat
sit-name = Your name
save-name = Save
bot = Bot
bot-named = { $level } bot
level-novice = Novice
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
pace-together = Together
pace-own = At your own pace
limit-none = no limit
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
lobby-limit = { $time } per half-day
stood-in-for = A stand-in played for { $name }.
stood-in-for-you = A stand-in played.
ended-early = ended early
games-turn-yours = Your turn
