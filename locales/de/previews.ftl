### What other programs show of a link. Only the server says it.

preview-table = { $name } lädt zu einer Partie ein
preview-seats = { $count ->
    [0] Alle Plätze sind besetzt; zuschauen geht.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-game = { $count ->
    [one] { $names } spielt
   *[other] { $names } spielen
}
preview-game-text = Schau der laufenden Partie zu.
preview-result = { $points ->
    [one] { $names }: 1 Punkt
   *[other] { $names }: { $points } Punkte
}
