### Looking at a game again.

replay-title = Partie von { $names }: Wiederholung
replay-nothing = Noch ist nichts gespielt: Die Wiederholung wächst mit jeder Tageszeit, die alle beendet haben.
replay-start = Die Stadt ist abgesteckt
replay-start-text = Von jeder Ressource drei, keine Gefolgsleute, achtzehn freie Würfelfelder.
replay-setup = Vorbereitung
replay-steps = Schritte dieser Tageszeit
replay-no-blow = Der schwarze Würfel trifft nichts.
replay-slider = Zeitpunkt der Partie
replay-at = { $when }, Schritt { $step } von { $steps }: { $what }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-back-half = Eine Tageszeit zurück
replay-forward-half = Eine Tageszeit vor
replay-play = Abspielen
replay-pause = Anhalten
replay-cost = Kosten
replay-so-far = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
replay-branch = Ab hier spielen
replay-branch-title = Weiterspielen ab: { $when }
replay-branch-text = Eine neue Partie beginnt mit allem, was vor dieser Tageszeit gespielt wurde. Die alte bleibt, wie sie ist.
replay-branch-dice = Die Würfel ab hier
replay-branch-same = Dieselben Würfel wie in dieser Partie
replay-branch-fresh = Neue Würfel
replay-branch-note = Abgezweigte Partien bringen keine Wappen.
replay-branch-running = Solange die Partie läuft, gibt es dieselben Würfel nur für jemanden, der sie allein spielt, und dann bringt sie keine Wappen mehr; alle anderen bekommen neue.
replay-branch-start = Starten
replay-keys = Links und rechts: ein Schritt. Auf und ab: eine Tageszeit. Leertaste: abspielen.
replay-to-result = Ergebnis
replay-controls = Steuerung der Wiederholung
