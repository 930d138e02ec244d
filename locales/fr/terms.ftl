### Things of the game, and what a choice does.

## Things of the game

color-red = rouge
color-yellow = jaune
color-white = blanc
# "red 5"
die-face = { $color } { $value }
district-red = Noblesse
district-yellow = Civils
district-white = Clergé
row-fortress = Forteresse
row-counts_palace = Palais des comtes
row-great_hall = Grande Halle
row-city_hall = Hôtel de ville
row-cathedral = Cathédrale
row-bishopric = Évêché
rows-fortress = Forteresses
rows-counts_palace = Palais des comtes
rows-great_hall = Grandes Halles
rows-city_hall = Hôtels de ville
rows-cathedral = Cathédrales
rows-bishopric = Évêchés
resource-influence = Influence
resource-deniers = Deniers
resource-knowledge = Connaissance
citizens = Habitants
citizens-red = Chevaliers
citizens-yellow = Artisans
citizens-white = Prêtres
some-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
some-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
some-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
some-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
some-craftsmans = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
some-priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
some-citizens = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
characters = Personnages
character-fortress = Hugues de Payns
character-counts_palace = Isabeau de Bavière
character-great_hall = Thibaut II
character-city_hall = Jeanne de Champagne
character-cathedral = Urbain IV
character-bishopric = Marie de Champagne
free = gratuit
# On a tag that has room for four letters on a phone.
free-short = 0
costs-nothing = gratuit
price-any = 1 ressource au choix
morning = matin
afternoon = après-midi
banquet = Banquet
raid = Raid

tile-1-banquet = Une influence modifie la valeur de ce dé de 2 au plus.
tile-1-raid = L’influence ne peut pas modifier ce dé.
tile-2-banquet = Ce dé est gratuit.
tile-2-raid = Ce dé coûte 1 denier de plus.
tile-3-banquet = Une Cathédrale construite avec ce dé rapporte aussi une ressource de chaque sorte.
tile-3-raid = Ce dé coûte 1 connaissance de plus.
tile-4-banquet = Un bâtiment de fonction construit avec ce dé rapporte un habitant de plus.
tile-4-raid = La valeur de ce dé est 0 ; l’influence peut l’augmenter.
tile-5-banquet = Modifier la couleur de ce dé coûte 1 connaissance.
tile-5-raid = La couleur de ce dé ne peut pas être modifiée.
tile-6-banquet = Une Forteresse construite avec ce dé rapporte un chevalier de plus, et un artisan ou un prêtre à votre choix.
tile-6-raid = Ce dé coûte 1 influence de plus.
tile-7-banquet = Une Grande Halle construite avec ce dé compte un dé de plus de la couleur voulue.
tile-7-raid = Ce dé ne peut pas construire de bâtiment de prestige.
tile-8-banquet = Ici, le dé noir ne fait rien et peut être pris.
tile-8-raid = Ici, un dé transparent agit comme un second dé noir.
tile-turns = La tuile { $number } se retourne : { $what }
tile-turned = Une fois retournée : { $what }
ascending = Croissant
descending = Décroissant
value-at = Valeur à la position { $position }
columns-shuffle = Mélanger

## What a choice does

protects = colonne protégée
nothing = rien
# What a Great Hall brings when no die of its colour can be taken.
no-dice = aucun dé à compter
unlocks = { $character } ×{ $points }
lost = perdu faute de place : { $what }
lost-free_work = un bâtiment de fonction
lost-free_prestige = un bâtiment de prestige
lost-one_of_each = le bonus
lost-other_citizens = le bonus
from-to = de { $from } à { $to }
chain-building = { $row } { $value }
chain-link = Lien { $left }–{ $right }
chain-one_of_each = Toutes les pistes à { $space }
chain-free_work = Toutes les pistes à { $space }
chain-free_prestige = { $citizens } à { $space }
chain-other_citizens = { $citizens } à { $space }
chain-die = Le dé
chain-chosen = Votre choix
chain-choose-work = Bâtiment de fonction gratuit
chain-choose-prestige = Bâtiment de prestige gratuit
chain-choose-citizen = Habitant
chain-choose = à choisir ensuite
relief = Secours
announce-gain = { $self ->
    [yes] Vous gagnez { $what }.
   *[no] { $name } gagne { $what }.
}
announce-build = { $self ->
    [yes] Vous construisez { $what } : { $gains }.
   *[no] { $name } construit { $what } : { $gains }.
}
announce-relief = { $self ->
    [yes] Vous ne pouvez payer aucun dé : { $what }.
   *[no] { $name } ne peut payer aucun dé : { $what }.
}
announce-citizen = { $self ->
    [yes] Vous choisissez { $what }.
   *[no] { $name } choisit { $what }.
}
dice-fall = Les dés tombent : { $clear } ; noir { $black } sur une place { plaza-color }.
attack-crossed = { $district } { $value } : la case est barrée.
attack-protected = { $color ->
    [red] La Forteresse de la colonne { $value } sauve la Noblesse.
    [yellow] La Forteresse de la colonne { $value } sauve les Civils.
   *[white] La Forteresse de la colonne { $value } sauve le Clergé.
}
attack-already_crossed = { $district } { $value } : la case était déjà barrée.
title-building = { $row } { $value }
title-resource = Gagner { $what }
title-citizen = Un habitant de plus : { $citizens }
prompt-relief = Vous ne pouvez payer aucun dé
nothing-follows = Rien d’autre ne s’ensuit.
announce-preview = { $count ->
    [one] Si vous confirmez : { $what } ; coût : { $cost } ; { $count } point.
   *[other] Si vous confirmez : { $what } ; coût : { $cost } ; { $count } points.
}
