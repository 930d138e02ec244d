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
# Puzzles and challenges.
puzzle-question = Was jetzt? Dieses Rätsel hat die Wertungszahl { $rating }.
puzzle-answer = { $best } ist richtig. { $wrong } ist die größte Versuchung und verschenkt { $points } Punkte.
puzzle-value = { $letter }: { $total } Punkte zu erwarten (Gefolgsleute { $citizens }, Zeilen { $rows }, Ressourcen { $resources })
puzzle-themes = Was den Unterschied macht: { $themes }
puzzle-theme-link = ein Kombinationsbonus
puzzle-theme-chain = eine Kette von Boni
puzzle-theme-free-building = ein kostenloses Gebäude
puzzle-theme-cathedral-order = die richtige Kathedrale zur richtigen Zeit
puzzle-theme-defence = eine Festung gegen den schwarzen Würfel
puzzle-theme-saving = dasselbe Feld für weniger
puzzle-theme-last-half-days = die letzten beiden Tageszeiten
puzzle-theme-gathering = zuerst Ressourcen erhalten
puzzle-theme-building = bauen, statt Ressourcen zu erhalten
puzzle-theme-great-hall = eine Große Markthalle
puzzle-theme-changed-die = einen Würfel verändern
puzzle-theme-work-building = ein Nutzgebäude
challenge-medal-bronze = Bronze ab { $points } Punkten ({ $share } % der Partien des Rechners)
challenge-medal-silver = Silber ab { $points } ({ $share } %)
challenge-medal-gold = Gold ab { $points } ({ $share } %)
challenge-no-cathedral = Ohne Türme
challenge-no-cathedral-text = Baue keine Kathedrale, außer ein kostenloses Gebäude lässt keine Wahl.
challenge-free-die = Bettlerglück
challenge-free-die-text = Nimm den Würfel auf dem kostenlosen Segment, sooft es geht.
challenge-six-fortresses = Sechs Tore
challenge-six-fortresses-text = Hab am Ende alle sechs Festungen.
challenge-forty-citizens = Volle Stadt
challenge-forty-citizens-text = Hab am Ende 40 Gefolgsleute oder mehr.
challenge-whole-columns = Nichts geschleift
challenge-whole-columns-text = Keine Spalte darf mehr als eines ihrer drei Würfelfelder an den schwarzen Würfel verlieren.
challenge-twelve-work-buildings = Täglich Brot
challenge-twelve-work-buildings-text = Hab am Ende zwölf Nutzgebäude oder mehr.
challenge-no-influence = Keine Gefälligkeiten
challenge-no-influence-text = Gib keinen Einfluss aus, weder um einen Würfel zu bezahlen noch um ihn zu verändern.
challenge-raids-first = Ungeladen
challenge-raids-first-text = Bankette & Überfälle: Nimm keinen Würfel neben einem Plättchen, das seine Bankettseite zeigt.
challenge-left-to-right = Straße der Maurer
challenge-left-to-right-text = Baue in keiner Zeile links von einem Gebäude, das schon steht.
challenge-work-first = Erst die Arbeit
challenge-work-first-text = Baue vor Tag 4 kein Prestigegebäude, außer es gibt keine andere Wahl.
challenge-always-building = Rastlose Hände
challenge-always-building-text = Nimm ab Tag 3 keinen Würfel für Ressourcen, solange etwas anderes geht.
challenge-as-they-fall = Wie sie fallen
challenge-as-they-fall-text = Verändere weder Wert noch Farbe eines Würfels.
