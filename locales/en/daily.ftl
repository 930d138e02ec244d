### The deal of the day, and groups of people who compare themselves.

## A day

day-title = Deal of the day
day-same-dice = Today’s deal, the same dice for everyone
day-streak = { $count ->
    [0] No streak yet
    [one] A streak of 1 day
   *[other] A streak of { $count } days
}
day-pass = One missed day a week is free; this week’s is still yours.
day-pass-used = One missed day a week is free; this week’s is used up.
day-week = { $played } of the last 7 days played
day-secret = Scores open when you have finished.
day-play = Play today’s deal
day-go-on = Go on with the deal
day-look = How it went
day-open-text = One ranked try for everybody, without hints. When you have finished, you see what others made of the same dice.
day-playing-text = You have begun. Your try is ranked if you finish before { $when }.
day-missed-text = This day has passed without you. Its dice open to everybody on { $when }.
day-missed-open = This day has passed without you. You can practise on its dice as often as you like.
day-unranked-text = Your try is not ranked: it was ended early, or came too late.
day-to-come-text = This deal opens on its day. Its dice are drawn already; this is their fingerprint.
day-next-in = Next deal in { $hours } h { $minutes } min
day-practise = Try again, unranked
day-replay = Replay
day-before = The day before
day-after = The day after

## What came of it

day-place = Place { $place } of { $field }
day-place-shared = Place { $place } of { $field }, shared
day-ahead = Ahead of { $percent } % of the field.
day-over-par = { $points ->
    [one] One point above par.
   *[other] { $points } points above par.
}
day-under-par = { $points ->
    [one] One point below par.
   *[other] { $points } points below par.
}
day-on-par = On par.
day-par-text = Par is what the strongest bot made of the same dice: { $points }.
day-par-waiting = The strongest bot is still playing …
day-kind = A kind day: its dice gave the bot { $points } points more than the average.
day-unkind = An unkind day: its dice cost the bot { $points } points against the average.
day-explaining = The solver is looking at your game …
day-start = Start
day-start-text = what best play could expect
day-luck = Luck
day-luck-text = what the dice added or took away
day-loss = Given away
day-loss-text = what better decisions would have added
day-score = Score
day-rest-text = estimates changed by { $points }
day-squares = How good each half-day was
day-square-best = best
day-square-fine = fine
day-square-inaccuracy = inaccurate
day-square-mistake = a mistake
day-square-blunder = a blunder
day-share = Share
day-share-text = Gives nothing of the dice away.
day-share-button = Copy or send
day-share-line = Troyes Dice, { $day }: { $score } points
day-share-line-par = Troyes Dice, { $day }: { $score } points, par { $par }

## The field

day-field = The field
day-field-count = { $count ->
    [one] 1 result so far
   *[other] { $count } results so far
}
day-field-label = Scores of the field, from { $low } to { $high }. Half of it has at least { $median }.
day-median = half the field: { $points }
day-par = par { $points }
day-you = you
day-results = Results
day-list = Places
day-place-short = Place
day-name = Name
day-somebody = Somebody
day-names-text = Names can not be kept on this server yet, so nobody’s stands in public. You read your own, and those of your groups.
day-sheet-best = The best sheet: { $points }
day-sheet-middle = In the middle of the field: { $points }
day-numbers = In numbers

## Other days

day-calendar = All days
day-month-before = The month before
day-month-after = The month after
day-cell-finished = { $day }: { $points }
day-cell-open = { $day }: open
day-cell-playing = { $day }: begun
day-cell-missed = { $day }: not played
day-cell-to-come = { $day }: to come
day-cell-unranked = { $day }: not ranked

## Honest limits

day-limits = What this cannot know
day-limits-second = Whoever opens a second identity can look at the dice first. That is why groups of people who know each other come first here.
day-limits-program = Nobody can tell whether somebody has asked a program.
day-limits-time = Time counts nothing: neither for places nor between equal results. A day is one of UTC, and yours when you begin on it.
day-limits-seed = The fingerprint of the dice was published on { $drawn }; the seed follows on { $published }.

## Groups

group-none = Compare with people you know
group-none-text = A group has a link, up to 200 people, and ladders of its own for the day, the week and the season.
group-new = New group
group-name = Name of the group
group-open = Open the group
group-finished = { $finished } of { $people } have finished
group-state-finished = finished
group-state-playing = playing, day { $day }
group-state-begun = has begun
group-state-not-yet = not yet
group-state-missed = not played
group-state-unranked = not ranked
group-day = Day
group-week = Week
group-season = Season
group-you = { $name } (you)
group-ladder = Ladder of { $name }
group-manage = Link and members
group-link = Link to the group
group-link-text = Whoever has it can join.
group-copy = Copy the link
group-send-title = A group for the deal of the day in Troyes Dice
group-rename = Rename
group-renew = Make a new link
group-renew-text = The old link leads nowhere then.
group-members = Members
group-owner = opened the group
group-remove-member = Remove { $name }
group-remove-member-text = { $name } sees nothing of the group any more, and the old link leads nowhere.
group-leave = Leave the group
group-leave-text = You see nothing of its ladders any more. Your results stay yours.
group-remove = Remove the group
group-remove-text = The group is gone for everybody. All results stay with those who played them.
group-yes = Yes, do that
group-join = Join { $name }
group-join-text = { $count ->
    [one] One person compares results at the deal of the day here. The members see your name, and when you have finished, your score.
   *[other] { $count } people compare results at the deal of the day here. The members see your name, and when you have finished, your score.
}
group-join-button = Join
group-to-day = To the deal of the day
