### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }, und die Spalte ist geschützt
benefit-hall = { $color ->
    [red] { $gift } für jeden roten Würfel, der genommen werden kann
    [yellow] { $gift } für jeden gelben Würfel, der genommen werden kann
   *[white] { $gift } für jeden weißen Würfel, der genommen werden kann
}
benefit-cathedral = Gunst erwerben von { $character }: wertet am Ende deine { $rows }
building-built = { $row } { $value }: gebaut
building-lost = { $row } { $value }: durchgestrichen, kann nicht mehr gebaut werden
building-open = { $row } { $value }, braucht { $color } { $value }; zurzeit außer Reichweite; Ertrag: { $gives }
building-free = { $row } { $value }; kostenlos; Ertrag: { $gives }
building-reach = { $row } { $value }, braucht { $color } { $value }; Kosten: { $cost }; Ertrag: { $gives }
value-open = Spalte { $value }. Noch schützt keine Festung diese Spalte.
value-protected = Spalte { $value }, von der Festung geschützt
cell-crossed = { $district } { $value }: durchgestrichen
character-on = { $character } wertet { $rows }: { $standing } zu je { $points }, zusammen { $total }
character-off = { $character } würde { $rows } werten: Die Kathedrale in dieser Spalte erwirbt die Gunst
multipliers = Punkte je Gebäude, nach der Nummer deiner Kathedrale
nth-cathedrals = { $first ->
    [1] 1. 2.
    [3] 3. 4.
   *[5] 5. 6.
}
row-of = Zeile: { $row }
link-open = Kombinationsbonus zwischen Spalte { $left } und { $right }: { $gift }, sobald beide stehen
link-won = Kombinationsbonus zwischen Spalte { $left } und { $right }: { $gift }, erhalten
link-lost = Kombinationsbonus zwischen Spalte { $left } und { $right }: { $gift }, verloren
times = ×{ $points } für { $standing }
not-yet = noch nicht
gain-label = { $more ->
    [0] { $what } erhalten; Kosten: { $cost }
    [one] { $what } erhalten; Kosten: { $cost }; oder { $more } anderer Weg
   *[other] { $what } erhalten; Kosten: { $cost }; oder { $more } andere Wege
}
track-label = { $resource }: { $available } verfügbar; { $circled } von 18 eingekreist, { $spent } ausgegeben
left-over = übrig
left-over-label = { $resource }: zwei übrige ergeben am Ende einen Punkt
enlarge = { $district } vergrößern
column-bonus = { $bonus ->
    [one_of_each] Alle drei Leisten bei { $space }: eine Ressource jeder Art
   *[free_work] Alle drei Leisten bei { $space }: ein beliebiges Nutzgebäude kostenlos
}
column-bonus-done = { $bonus ->
    [one_of_each] Alle drei Leisten bei { $space }: eine Ressource jeder Art, erhalten
   *[free_work] Alle drei Leisten bei { $space }: ein Nutzgebäude kostenlos, erhalten
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } bei { $space }: ein Prestigegebäude einer anderen Farbe kostenlos
   *[other_citizens] { $citizens } bei { $space }: je ein Gefolgsmann der beiden anderen Farben
}
citizens-label = { $citizens }: { $count } von { $spaces }
citizen-choice = { $citizens }, jetzt { $count }: Gefolgsmann hierher
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
total-label = { $total ->
    [one] { $total } Punkt, wenn die Partie jetzt endete
   *[other] { $total } Punkte, wenn die Partie jetzt endete
}
then = dann { $points }

## Printing

print-title = Ein leerer Wertungszettel zum Drucken
print-game-title = Wertungszettel von { $name } zum Drucken
print-text = Ein Zettel auf einer Seite, A4 oder Letter, schwarz auf weiß.
print-columns = Zahlen der Spalten
print-blank = leer, zum Eintragen
print-in-order = 1 bis 6, für eine erste Partie
print-name = Name
print-date = Datum
print-deal = Auslosung
print-characters = Persönlichkeiten
print-total = Summe

## The count

result-count = Die Wertung
result-line = Posten
result-left-over = { $resource } übrig
result-left-text = { $count } übrig
result-each = je ein Punkt
result-total = Summe
result-halves = zwei ergeben einen Punkt
result-standing = ×{ $points }, { $standing } gebaut
