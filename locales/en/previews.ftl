### What other programs show of a link. Only the server says it.

preview-table = { $name } invites you to a game
preview-seats = { $count ->
    [0] All seats are taken; you can watch.
    [one] One seat is open.
   *[other] { $count } seats are open.
}
preview-game = { $count ->
    [one] { $names } is playing
   *[other] { $names } are playing
}
preview-game-text = Watch the game as it goes on.
preview-result = { $points ->
    [one] { $names }: 1 point
   *[other] { $names }: { $points } points
}
