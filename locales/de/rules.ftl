### The rules.

rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nothing = Keine Regel enthält alle diese Wörter: { $query }
rules-all = Alle Regeln zeigen
rules-ruling = Festlegung
rules-ruling-text = Klärt, was die gedruckten Regeln offenlassen.
rules-copy = Link zu { $clause } kopieren
rules-quick-text = Zwei Seiten, A4 oder Letter: alles, was man beim Spielen nachschlägt.
rules-whole = Alle Regeln auf einer eigenen Seite
book-text = Der Teil des Buchs für alle, die spielen, auf Englisch. Die Teile für Betrieb, Entwicklung und Forschung liegen beim Quelltext.
