### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }, et la colonne est protégée
benefit-hall = { $color ->
    [red] { $gift } par dé rouge disponible
    [yellow] { $gift } par dé jaune disponible
   *[white] { $gift } par dé blanc disponible
}
benefit-cathedral = débloquer { $character } : compte vos { $rows } à la fin
building-built = { $row } { $value } : bâtiment construit
building-lost = { $row } { $value } : case barrée, construction impossible
building-open = { $row } { $value }, demande { $color } { $value } ; hors de portée pour l’instant ; rapporte : { $gives }
building-free = { $row } { $value } ; gratuit ; rapporte : { $gives }
building-reach = { $row } { $value }, demande { $color } { $value } ; coût : { $cost } ; rapporte : { $gives }
value-open = Colonne { $value }. Aucune Forteresse ne protège encore cette colonne.
value-protected = Colonne { $value }, protégée par sa Forteresse
cell-crossed = { $district } { $value } : case barrée
character-on = { $character } compte les { $rows } : { $standing } fois { $points }, soit { $total }
character-off = { $character } compterait les { $rows } : une Cathédrale dans cette colonne débloque les points
multipliers = Points par bâtiment selon le rang de votre Cathédrale
nth-cathedrals = { $first ->
    [1] 1re 2e
    [3] 3e 4e
   *[5] 5e 6e
}
row-of = Ligne : { $row }
link-open = Bonus de lien entre les colonnes { $left } et { $right } : { $gift } dès que les deux bâtiments sont construits
link-won = Bonus de lien entre les colonnes { $left } et { $right } : { $gift }, obtenu
link-lost = Bonus de lien entre les colonnes { $left } et { $right } : { $gift }, perdu
times = ×{ $points } pour { $standing }
not-yet = pas encore
gain-label = { $more ->
    [0] Gagner { $what } ; coût : { $cost }
    [one] Gagner { $what } ; coût : { $cost } ; ou { $more } autre façon
   *[other] Gagner { $what } ; coût : { $cost } ; ou { $more } autres façons
}
track-label = { $resource } : { $available } à dépenser ; cases entourées : { $circled } sur 18, dépensées : { $spent }
left-over = en réserve
left-over-label = { $resource } : deux en réserve donnent un point à la fin
enlarge = Agrandir : { $district }
column-bonus = { $bonus ->
    [one_of_each] Les trois pistes à { $space } : une ressource de chaque sorte
   *[free_work] Les trois pistes à { $space } : un bâtiment de fonction gratuit, au choix
}
column-bonus-done = { $bonus ->
    [one_of_each] Les trois pistes à { $space } : une ressource de chaque sorte, bonus obtenu
   *[free_work] Les trois pistes à { $space } : un bâtiment de fonction gratuit, bonus obtenu
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } à { $space } : un bâtiment de prestige gratuit d’une autre couleur
   *[other_citizens] { $citizens } à { $space } : un habitant de chaque autre couleur
}
citizens-label = { $citizens } : { $count } sur { $spaces }
citizen-choice = { $citizens }, actuellement { $count } : placer l’habitant ici
points-word = { $count ->
    [one] point
   *[other] points
}
total-label = { $total ->
    [one] { $total } point si la partie s’arrêtait maintenant
   *[other] { $total } points si la partie s’arrêtait maintenant
}
then = puis { $points }

## Printing

print-title = Une feuille vierge à imprimer
print-game-title = Feuille de score à imprimer : { $name }
print-text = Une feuille sur une page, A4 ou Letter, en noir sur blanc.
print-columns = Numéros des colonnes
print-blank = vides, à remplir
print-in-order = de 1 à 6, pour une première partie
print-name = Nom
print-date = Date
print-deal = Donne
print-characters = Personnages
print-total = Total

## The count

result-count = Le décompte
result-line = Ligne
result-left-over = { $resource } en réserve
result-left-text = reste { $count }
result-each = un point par habitant
result-total = Total
result-halves = deux donnent un point
result-standing = ×{ $points }, pour { $standing }
