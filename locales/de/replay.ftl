### Looking at a game again.

replay-title = Rückblick: { $names }
replay-nothing = Noch ist nichts gespielt: Der Rückblick wächst mit jeder Tageszeit, die alle beendet haben.
replay-start = Die Stadt wird abgesteckt
replay-start-text = Von jeder Ressource drei, keine Gefolgsleute, achtzehn freie Felder.
replay-setup = Aufbau
replay-steps = Schritte dieser Tageszeit
replay-no-blow = Nichts wird getroffen.
replay-slider = Zeitpunkt der Partie
replay-at = { $when }, Schritt { $step } von { $steps }: { $what }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-back-half = Eine Tageszeit zurück
replay-forward-half = Eine Tageszeit vor
replay-play = Abspielen
replay-pause = Anhalten
replay-cost = Preis
replay-so-far = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
replay-branch = Ab hier spielen
replay-branch-title = Weiterspielen ab: { $when }
replay-branch-text = Eine neue Partie beginnt mit allem, was vor dieser Tageszeit gespielt wurde. Die alte bleibt, wie sie ist.
replay-branch-dice = Die Würfel von hier an
replay-branch-same = Dieselben Würfel wie in dieser Partie
replay-branch-fresh = Frische Würfel
replay-branch-note = Abgezweigte Partien bringen keine Wappen.
replay-branch-running = Solange die Partie läuft, bekommt nur, wer sie allein spielt, dieselben Würfel, und dann bringt sie keine Wappen mehr; alle anderen bekommen neue.
replay-branch-start = Starten
replay-keys = Links und rechts: ein Schritt. Auf und ab: eine Tageszeit. Leertaste: abspielen.
replay-to-result = Ergebnis
replay-controls = Steuerung des Rückblicks
