### What other programs show of a link. Only the server says it.

preview-table = { $name } te invita a una partida
preview-seats = { $count ->
    [0] No quedan sitios libres; puedes mirar.
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
preview-game = { $count ->
    [one] { $names } está jugando
   *[other] { $names } están jugando
}
preview-game-text = Sigue la partida en directo.
preview-result = { $points ->
    [one] { $names }: 1 punto
   *[other] { $names }: { $points } puntos
}
