### The result of a game.

## Result

result-title = Result
result-of = Result of { $names }
result-unfinished = This game is still being played. Its result will be here once everybody is done.
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
result-skip = Press any key or tap to see everything at once.
result-feats = Feats
result-feats-none = No feat this time.
result-feats-new = New in your hall of honour
result-feats-uncounted = { $origin ->
    [chosen] The seed of this deal was known, so its feats do not count for a hall of honour.
    [imported] This game was uploaded, so its feats do not count for a hall of honour.
    [branched] This game was branched off from another, so its feats do not count for a hall of honour.
    [device] These dice were drawn on this device, so they earn no feats and count for no ranking.
   *[drawn] These dice had been seen before, so the feats do not count for a hall of honour.
}
result-to-hall = To the hall of honour
result-sheets = The sheets at the end
result-sheet = The sheet at the end
result-new = New game
result-more = More
result-ranking = Ranking
result-you = you
result-replay = Watch the replay
result-again = Play this deal again
result-send = Send this deal
result-send-title = A deal of Troyes Dice to play
result-link = Copy the link to this result
result-link-title = A result in Troyes Dice
result-print = Print this sheet
result-next = What next?
result-dice = The dice
result-dice-text = The fingerprint was shown before the first roll; the seed is what it was made from.
result-no-seed = The dice of this game do not come from a seed.
result-parent = Branched off from an earlier game
result-of-many = { $others ->
    [one] Result of { $first } and one other
   *[other] Result of { $first } and { $others } others
}
result-dice-imported = The dice of this game come from this seed. It was played elsewhere, so nothing was published here before its first roll.
result-feats-hinted = You took hints in this game, so it earns you no feats.
result-feats-bots = Only bots played along: this counts as a game alone.
result-analysis = Analyse the game
result-beside = Lay a friend’s result beside it

## A result that somebody sent

beside-title = A result on the same dice
beside-from = Played by { $names }.
beside-own = { $name } (you)
beside-none = You have not finished a game with these dice here. Play them, and open this link again: then both results stand side by side.
beside-other = These are not the dice of your game, so the two results cannot be compared.
beside-play = Play these dice
beside-keep = Take the game over, with replay and analysis
beside-take = Open a result
beside-take-text = A file that somebody sent you, or a link, pasted as text. If you have played the same dice, both results stand side by side.
beside-bad = This link is incomplete, or it leads to no result.

## After a game of several devices

rematch = Rematch
rematch-join = Join the rematch
rematch-note = The same people at a new table, with new dice.
result-copy = Copy the result as text
result-summary = Troyes Dice: { $when }
result-leads = { $names } { $count ->
    [one] leads
   *[other] lead
}
result-ended-early = The game was ended before its last half-day, with the sheets as they were. It counts for nobody: no feats.
result-stood-in = A stand-in played for { $name } on { $count ->
    [one] turn
   *[other] turns
} { $turns }.
result-to-day = To the deal of the day
result-seed-of-day = This game has the dice of a deal of the day. Their seed is published a day after that day has ended.

## What a score means

standing-title = { $points ->
    [one] What 1 point means
   *[other] What { $points } points mean
}
standing-server = { $games ->
    [one] Better than { $below } of 1 other game finished on this server.
   *[other] Better than { $below } of { $games } other games finished on this server.
}
standing-bots = Bots: { $level } scores { $average } on average, and { $below } in 100 of those games end lower.
standing-decision = One decision would have brought most. { $when }: { $best } instead of { $taken }, { $points } points more.
