### What other programs show of a link. Only the server says it.

preview-table = { $name } vous invite à jouer
preview-seats = { $count ->
    [0] Toutes les places sont prises ; vous pouvez regarder.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
preview-game = { $count ->
    [one] { $names } joue
   *[other] { $names } jouent
}
preview-game-text = Suivez la partie en direct.
preview-result = { $points ->
    [one] { $names } : { $points } point
   *[other] { $names } : { $points } points
}
