### What only the program says, in the terminal.

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } et { $right }
list-more = { $left }, { $right }
list-last = { $left } et { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# "+3 points"
with-unit = { $number } { $unit }
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = J
letter-white = B
# Short prices, at most 9 columns wide.
short-influence = { $count } inf.
short-deniers = { $count } den.
short-knowledge = { $count } conn.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = influence : ±2
tile-1-raid-short = sans influence
tile-2-banquet-short = gratuit
tile-2-raid-short = +1 denier
tile-3-banquet-short = Cath. : 1 chacune
tile-3-raid-short = +1 connaissance
tile-4-banquet-short = fonct. : +1 hab.
tile-4-raid-short = valeur 0
tile-5-banquet-short = couleur : 1
tile-5-raid-short = couleur fixe
tile-6-banquet-short = Forteresse : +2
tile-6-raid-short = +1 influence
tile-7-banquet-short = Gr. Halle : +1
tile-7-raid-short = sans prestige
tile-8-banquet-short = dé noir apaisé
tile-8-raid-short = transp. = noir
# Drawings of a game, at most 80 columns wide.
show-before = avant le premier lancer
show-end = fin de la partie
show-when = { $half ->
    [morning] journée { $day }, matin
   *[afternoon] journée { $day }, après-midi
}
show-day = jour { $day }
show-black = noir
show-turns = { $color ->
    [red] puis rouge
    [yellow] puis jaune
   *[white] puis blanche
}
show-tile = { $side ->
    [banquet] tuile { $number }, banquet
   *[raid] tuile { $number }, raid
}
show-any = 1 au choix
show-any-more = au choix
show-points = { $total ->
    [one] { $name } · { $total } point : habitants { $citizens } + lignes { $rows } + ressources { $resources }
   *[other] { $name } · { $total } points : habitants { $citizens } + lignes { $rows } + ressources { $resources }
}
show-winner = victoire
show-value = valeur
show-built = construit
show-open = libre
show-lost = perdu
show-linked = lié
show-to-link = à lier
show-protected = protégé
show-pause = { $played } sur { $all } : Entrée pour continuer, q pour arrêter
with-die = Dé { $sector } comme { $color } { $value } ; coût : { $cost }.
# Playing in the terminal.
play-saved = La partie est enregistrée après chaque décision, dans { $file }.
play-unsaved = La partie n’a pas pu être enregistrée : { $reason }
play-go-on = Pour continuer plus tard : { $command }
play-have = Vous avez { $what }.
play-taken-back = Repris.
play-way = Dé { $sector } : { $cost }
play-way-gain = Dé { $sector } : { $what } ; coût : { $cost }
play-places = Toutes les cases
play-with-die = Avec le dé { $sector }
# Line by line, without drawings.
lines-hello = Tapez le numéro d’un choix, ou aide pour voir tout ce que vous pouvez taper d’autre.
lines-ask = Votre choix :
lines-unknown = « { $typed } » n’est pas un choix. Tapez un numéro de la liste, ou aide.
lines-built = construits : { $positions }
lines-open = libres : { $positions }
lines-lost = perdus : { $positions }
# What can be typed; English is always understood too.
command-help = aide
command-sheet = feuille
command-dice = dés
command-places = cases
command-players = joueurs
command-log = chronique
command-undo = annuler
command-take-back = reprendre
command-quit = quitter
command-help-text = cette liste
command-sheet-text = votre feuille, ligne par ligne
command-dice-text = les dés et les places à venir
command-places-text = tout ce qui est accessible maintenant
command-players-text = les points de tous les joueurs
command-log-text = tout ce qui s’est passé
command-undo-text = revenir au choix précédent
command-take-back-text = reprendre la dernière décision de ce tour
command-quit-text = arrêter ; la partie reste enregistrée
# On the whole screen.
screen-small = La fenêtre fait { $columns } × { $rows } ; il lui faut au moins 80 × 24.
screen-quit-sure = La partie est enregistrée. Encore q pour quitter.
screen-out-of-reach = hors de portée
screen-reach = à portée
screen-preview = aperçu
screen-die = dé
screen-choose = choisir
screen-quit = quitter
key-list = parcourir la liste
key-rows = ligne suivante ou précédente de la feuille
key-places = toutes les cases, quel que soit le dé
key-log = la chronique
key-player = la feuille du joueur suivant
key-quit = arrêter ; la partie reste enregistrée
# Numbering the columns before a game.
play-by-chance = Laisser faire le hasard
play-direction-bad = Répondez 1, 2 ou 3.
play-order = Six chiffres, par exemple 314652 ; Entrée seule mélange.
play-order-bad = Chacun des chiffres de 1 à 6 une fois, s’il vous plaît.
# Puzzles and challenges.
puzzle-question = Et maintenant ? Ce problème est coté { $rating }.
puzzle-answer = { $best } est la bonne réponse. { $wrong } est l’erreur la plus tentante et perd { $points } points.
puzzle-value = { $letter } : { $total } points attendus (habitants { $citizens }, lignes { $rows }, ressources { $resources })
puzzle-themes = Ce qui fait la différence : { $themes }
puzzle-theme-link = un bonus de lien
puzzle-theme-chain = une chaîne de bonus
puzzle-theme-free-building = un bâtiment gratuit
puzzle-theme-cathedral-order = la bonne Cathédrale au bon moment
puzzle-theme-defence = une Forteresse contre le dé noir
puzzle-theme-saving = la même case pour moins cher
puzzle-theme-last-half-days = les deux dernières demi-journées
puzzle-theme-gathering = d’abord gagner des ressources
puzzle-theme-building = construire au lieu de gagner des ressources
puzzle-theme-great-hall = une Grande Halle
puzzle-theme-changed-die = modifier un dé
puzzle-theme-work-building = un bâtiment de fonction
challenge-medal-bronze = bronze à partir de { $points } points ({ $share } % des parties du solveur)
challenge-medal-silver = argent à partir de { $points } ({ $share } %)
challenge-medal-gold = or à partir de { $points } ({ $share } %)
challenge-no-cathedral = Sans clochers
challenge-no-cathedral-text = Ne construire aucune Cathédrale, sauf si un bâtiment gratuit ne laisse pas le choix.
challenge-free-die = La chance du mendiant
challenge-free-die-text = Prendre le dé du segment gratuit chaque fois que c’est possible.
challenge-six-fortresses = Six portes
challenge-six-fortresses-text = Avoir les six Forteresses à la fin.
challenge-forty-citizens = Une ville comble
challenge-forty-citizens-text = Avoir au moins 40 habitants à la fin.
challenge-whole-columns = Rien d’abattu
challenge-whole-columns-text = Aucune colonne ne doit perdre plus d’une de ses trois cases à cause du dé noir.
challenge-twelve-work-buildings = Le pain quotidien
challenge-twelve-work-buildings-text = Avoir au moins douze bâtiments de fonction à la fin.
challenge-no-influence = Sans faveurs
challenge-no-influence-text = Ne dépenser aucune influence, ni pour payer un dé ni pour en modifier un.
challenge-raids-first = Sans invitation
challenge-raids-first-text = Banquets et Raids : ne prendre aucun dé à côté d’une tuile qui montre son banquet.
challenge-left-to-right = La rue des maçons
challenge-left-to-right-text = Dans chaque ligne, ne jamais construire à gauche d’un bâtiment déjà construit.
challenge-work-first = Le travail avant la gloire
challenge-work-first-text = Ne construire aucun bâtiment de prestige avant la journée 4, sauf s’il n’y a pas d’autre choix.
challenge-always-building = Sans répit
challenge-always-building-text = À partir de la journée 3, ne prendre aucun dé pour ses ressources tant qu’autre chose est possible.
challenge-as-they-fall = Tels qu’ils tombent
challenge-as-they-fall-text = Ne modifier ni la valeur ni la couleur d’un dé.
