### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } und { $right }
list-more = { $left }, { $right }
list-last = { $left } und { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# "+3 points"
with-unit = { $number } { $unit }
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = G
letter-white = W
# Short prices, at most 9 columns wide.
short-influence = { $count } Einfl.
short-deniers = { $count } Den.
short-knowledge = { $count } Wiss.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = Einfluss: ±2
tile-1-raid-short = kein Einfluss
tile-2-banquet-short = kostenlos
tile-2-raid-short = +1 Denar
tile-3-banquet-short = Kathedrale: je 1
tile-3-raid-short = +1 Wissen
tile-4-banquet-short = Nutzgebäude: +1
tile-4-raid-short = Wert 0
tile-5-banquet-short = Farbe kostet 1
tile-5-raid-short = Farbe bleibt
tile-6-banquet-short = Festung: +2
tile-6-raid-short = +1 Einfluss
tile-7-banquet-short = Markthalle: +1
tile-7-raid-short = kein Prestige
tile-8-banquet-short = Schwarz ist zahm
tile-8-raid-short = transp. = schwarz
# Drawings of a game, at most 80 columns wide.
show-before = vor dem ersten Wurf
show-end = Ende der Partie
show-when = { $half ->
    [morning] Tag { $day }, Vormittag
   *[afternoon] Tag { $day }, Nachmittag
}
show-day = Tag { $day }
show-black = schwarz
show-turns = { $color ->
    [red] danach rot
    [yellow] danach gelb
   *[white] danach weiß
}
show-tile = { $side ->
    [banquet] Bankett { $number }
   *[raid] Überfall { $number }
}
show-any = 1 beliebige
show-any-more = beliebig
show-points = { $total ->
    [one] { $name } · { $total } Punkt: Gefolgsleute { $citizens } + Zeilen { $rows } + Ressourcen { $resources }
   *[other] { $name } · { $total } Punkte: Gefolgsleute { $citizens } + Zeilen { $rows } + Ressourcen { $resources }
}
show-winner = gewonnen
show-value = Wert
show-built = gebaut
show-open = offen
show-lost = verloren
show-linked = verbunden
show-to-link = zu verbinden
show-protected = geschützt
show-pause = { $played } von { $all }: weiter mit Enter, Schluss mit q
with-die = Würfel { $sector } als { $color } { $value }; Kosten: { $cost }.
# Playing in the terminal.
play-saved = Die Partie wird nach jeder Entscheidung gespeichert, in { $file }.
play-unsaved = Die Partie konnte nicht gespeichert werden: { $reason }
play-go-on = Später weiter mit: { $command }
play-have = Du hast { $what }.
play-taken-back = Zurückgenommen.
play-way = Würfel { $sector }: { $cost }
play-way-gain = Würfel { $sector }: { $what }; Kosten: { $cost }
play-places = Alle Felder
play-with-die = Mit Würfel { $sector }
# Line by line, without drawings.
lines-hello = Tippe die Nummer einer Möglichkeit oder „hilfe“ für alles andere.
lines-ask = Deine Wahl:
lines-unknown = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer der Liste oder „hilfe“.
lines-built = gebaut { $positions }
lines-open = offen { $positions }
lines-lost = verloren { $positions }
# What can be typed; English is always understood too.
command-help = hilfe
command-sheet = zettel
command-dice = würfel
command-places = felder
command-players = personen
command-log = chronik
command-undo = rückgängig
command-take-back = zurücknehmen
command-quit = beenden
command-help-text = diese Liste
command-sheet-text = dein Wertungszettel, Zeile für Zeile
command-dice-text = die Würfel und die kommenden Stadtplätze
command-places-text = alles, was jetzt erreichbar ist
command-players-text = die Punkte aller, die mitspielen
command-log-text = alles, was bisher geschehen ist
command-undo-text = zurück zur vorigen Wahl
command-take-back-text = die letzte Entscheidung dieses Zuges zurücknehmen
command-quit-text = aufhören; die Partie bleibt gespeichert
# On the whole screen.
screen-small = Das Fenster hat { $columns } × { $rows }; es braucht mindestens 80 × 24.
screen-quit-sure = Die Partie ist gespeichert. Mit q noch einmal bestätigen.
screen-out-of-reach = unerreichbar
screen-reach = erreichbar
screen-preview = Vorschau
screen-die = Würfel
screen-choose = wählen
screen-quit = Ende
key-list = durch die Liste gehen
key-rows = nächste oder vorige Zeile des Zettels
key-places = alle Felder, gleich mit welchem Würfel
key-log = die Chronik
key-player = der Zettel der nächsten Person
key-quit = aufhören; die Partie bleibt gespeichert
# Numbering the columns before a game.
play-by-chance = Dem Los überlassen
play-direction-bad = Antworte mit 1, 2 oder 3.
play-order = Sechs Ziffern, zum Beispiel 314652; nur Enter mischt.
play-order-bad = Bitte jede der Ziffern 1 bis 6 einmal.
