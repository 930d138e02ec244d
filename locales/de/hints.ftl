### Hints, and why a decision is better.

hint-title = Was die Entscheidungen wert sind
hint-costs = Ein Tipp nennt zu jeder Entscheidung das Endergebnis, zu dem sie im Schnitt führt, und nummeriert die besten auf deinem Wertungszettel. Wer einen Tipp nimmt, gewinnt in dieser Partie keine Wappen.
hint-costs-once = Du wirst nur einmal gefragt. Von da an steht bei der Partie „mit Tipps“.
hint-without = Ohne Tipps
hint-show = Tipp zeigen
hint-close = Tipp schließen
hint-rank = { $first ->
    [yes] am besten, { $points } Punkte erwartet
   *[no] Rang { $rank }, { $points } Punkte erwartet, { $behind } hinter der besten
}
hint-text = Tipp: { $place }; { $ranks }
hint-exact = Zu Ende gerechnet: Nichts ist geschätzt.
hint-looking = { $count ->
    [0] Erste Schätzungen …
    [one] Eine Entscheidung genau angesehen …
   *[other] { $count } Entscheidungen genau angesehen …
}
hint-complete = { $count ->
    [one] Eine Entscheidung genau angesehen
   *[other] { $count } Entscheidungen genau angesehen
}
hint-thinking = Einen Moment …
hint-others = { $count ->
    [one] Ein weiteres Feld
   *[other] { $count } weitere Felder
}
hint-own = Deine Wahl
hint-about = ≈ grobe Schätzung: liegt für einen genauen Blick zu weit zurück
reason-more = { $part ->
    [citizens] { $points } mehr durch Gefolgsleute
    [rows] { $points } mehr durch Gebäudezeilen
   *[resources] { $points } mehr durch Ressourcen
}
reason-less = { $part ->
    [citizens] { $points } weniger durch Gefolgsleute
    [rows] { $points } weniger durch Gebäudezeilen
   *[resources] { $points } weniger durch Ressourcen
}
