### Things of the game, and what a choice does.

## Things of the game

color-red = Rot
color-yellow = Gelb
color-white = Weiß
# "red 5"
die-face = { $color } { $value }
district-red = Adel
district-yellow = Bürger
district-white = Klerus
row-fortress = Festung
row-counts_palace = Grafenpalast
row-great_hall = Große Markthalle
row-city_hall = Rathaus
row-cathedral = Kathedrale
row-bishopric = Bischofssitz
rows-fortress = Festungen
rows-counts_palace = Grafenpaläste
rows-great_hall = Große Markthallen
rows-city_hall = Rathäuser
rows-cathedral = Kathedralen
rows-bishopric = Bischofssitze
resource-influence = Einfluss
resource-deniers = Denare
resource-knowledge = Wissen
citizens = Gefolgsleute
citizens-red = Ritter
citizens-yellow = Handwerker
citizens-white = Priester
some-influence = { $count } Einfluss
some-deniers = { $count ->
    [one] { $count } Denar
   *[other] { $count } Denare
}
some-knowledge = { $count } Wissen
some-knights = { $count } Ritter
some-craftsmans = { $count } Handwerker
some-priests = { $count } Priester
some-citizens = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
}
characters = Persönlichkeiten
character-fortress = Hugues de Payns
character-counts_palace = Isabeau de Bavière
character-great_hall = Thibaut II
character-city_hall = Jeanne de Champagne
character-cathedral = Urbain IV
character-bishopric = Marie de Champagne
free = gratis
# On a tag that has room for four letters on a phone.
free-short = 0
costs-nothing = kostenlos
price-any = 1 beliebige Ressource
morning = Vormittag
afternoon = Nachmittag
banquet = Bankett
raid = Überfall

tile-1-banquet = Ein Einfluss verändert den Wert dieses Würfels um bis zu 2.
tile-1-raid = Einfluss kann diesen Würfel nicht verändern.
tile-2-banquet = Dieser Würfel ist kostenlos.
tile-2-raid = Dieser Würfel kostet 1 Denar mehr.
tile-3-banquet = Eine mit diesem Würfel gebaute Kathedrale bringt zusätzlich eine Ressource jeder Art.
tile-3-raid = Dieser Würfel kostet 1 Wissen mehr.
tile-4-banquet = Ein mit diesem Würfel gebautes Nutzgebäude bringt einen Gefolgsmann mehr.
tile-4-raid = Der Wert dieses Würfels ist 0; Einfluss kann ihn erhöhen.
tile-5-banquet = Die Farbe dieses Würfels zu verändern kostet 1 Wissen.
tile-5-raid = Die Farbe dieses Würfels kann nicht verändert werden.
tile-6-banquet = Eine mit diesem Würfel gebaute Festung bringt einen Ritter mehr und einen Handwerker oder Priester nach deiner Wahl.
tile-6-raid = Dieser Würfel kostet 1 Einfluss mehr.
tile-7-banquet = Eine mit diesem Würfel gebaute Große Markthalle zählt einen Würfel der nötigen Farbe mehr.
tile-7-raid = Mit diesem Würfel kann kein Prestigegebäude gebaut werden.
tile-8-banquet = Der schwarze Würfel richtet hier nichts an und kann genommen werden.
tile-8-raid = Ein transparenter Würfel wirkt hier wie ein zweiter schwarzer Würfel.
tile-turns = Plättchen { $number } wird umgedreht: { $what }
tile-turned = Umgedreht: { $what }
ascending = Aufsteigend
descending = Absteigend
value-at = Wert an Position { $position }
columns-shuffle = Mischen

## What a choice does

protects = Spalte geschützt
nothing = nichts
# What a Great Hall brings when no die of its colour can be taken.
no-dice = kein Würfel zu zählen
unlocks = { $character } ×{ $points }
lost = kein Platz, verloren: { $what }
lost-free_work = ein Nutzgebäude
lost-free_prestige = ein Prestigegebäude
lost-one_of_each = der Bonus
lost-other_citizens = der Bonus
from-to = { $from } auf { $to }
chain-building = { $row } { $value }
chain-link = Kombination { $left }–{ $right }
chain-one_of_each = Alle Leisten bei { $space }
chain-free_work = Alle Leisten bei { $space }
chain-free_prestige = { $citizens } bei { $space }
chain-other_citizens = { $citizens } bei { $space }
chain-die = Der Würfel
chain-chosen = Deine Wahl
chain-choose-work = Nutzgebäude, kostenlos
chain-choose-prestige = Prestigegebäude, kostenlos
chain-choose-citizen = Gefolgsmann
chain-choose = wählst du danach
relief = Unterstützung
announce-gain = { $self ->
    [yes] Du erhältst { $what }.
   *[no] { $name } erhält { $what }.
}
announce-build = { $self ->
    [yes] Du baust { $what }: { $gains }.
   *[no] { $name } baut { $what }: { $gains }.
}
announce-relief = { $self ->
    [yes] Du kannst keinen Würfel bezahlen: { $what }.
   *[no] { $name } kann keinen Würfel bezahlen: { $what }.
}
announce-citizen = { $self ->
    [yes] Du wählst { $what }.
   *[no] { $name } wählt { $what }.
}
dice-fall = Die Würfel fallen: { $clear }; Schwarz { $black }, { plaza-color } Stadtplatz.
attack-crossed = { $district } { $value }: wird durchgestrichen.
attack-protected = { $color ->
    [red] Die Festung von Spalte { $value } rettet den Adel.
    [yellow] Die Festung von Spalte { $value } rettet die Bürger.
   *[white] Die Festung von Spalte { $value } rettet den Klerus.
}
attack-already_crossed = { $district } { $value }: war schon durchgestrichen.
title-building = { $row } { $value }
title-resource = { $what } erhalten
title-citizen = Ein Gefolgsmann mehr: { $citizens }
prompt-relief = Du kannst keinen Würfel bezahlen
nothing-follows = Sonst folgt nichts.
announce-preview = { $count ->
    [one] Wenn du bestätigst: { $what }; Kosten: { $cost }; 1 Punkt.
   *[other] Wenn du bestätigst: { $what }; Kosten: { $cost }; { $count } Punkte.
}
