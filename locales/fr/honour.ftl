### The hall of honour.

hall-title = Tableau d’honneur
hall-lead = { $count ->
    [0] Vingt et un blasons vous attendent. Chacun se gagne en une seule partie terminée, ou en revenant jouer, et reste à vous pour toujours.
    [21] Les vingt et un blasons sont à vous. La Champagne n’avait jamais vu cela.
    [one] { $count } blason sur vingt et un est à vous, pour toujours.
   *[other] { $count } blasons sur vingt et un sont à vous, pour toujours.
}
hall-best = meilleur score
hall-finished = { $count ->
    [one] partie terminée
   *[other] parties terminées
}
hall-earned = { $count ->
    [one] blason gagné
   *[other] blasons gagnés
}
hall-counts = Quelles parties comptent ? Celles dont les dés ont été tirés par le serveur et étaient nouveaux pour vous, pour autant que ce serveur le sache : votre première partie avec ces dés, mais ni les donnes dont la graine est connue, ni les parties importées ou continuées depuis une autre. Toutes les personnes qui jouent sur cet appareil partagent le même tableau d’honneur.
hall-others = Les autres, ce sont des personnes : qui ne joue qu’avec des bots joue en solo.
hall-print = Imprimer les blasons, avec des cases pour les initiales
feats-sheet = Les blasons de Troyes Dice
feats-sheet-text = Une page, A4 ou Letter. Qui gagne un blason inscrit ses initiales dans une case à côté.
feats-sheet-who = Notre maison
hall-group-glory = Gloire
hall-group-buildings = Construction
hall-group-plenty = Abondance
hall-group-constancy = Constance
feat-score-45 = Bourg marchand
feat-score-55 = Fière cité
feat-score-65 = Joyau de Champagne
feat-win-60 = Fierté du voisinage
feat-character-18 = Grand mécénat
feat-citizens-40 = Rues animées
feat-prestige-red = Ceinture de tours
feat-prestige-yellow = Portes ouvertes
feat-prestige-white = Cité des flèches
feat-work-red = Faveur du comte
feat-work-yellow = Bon gouvernement
feat-work-white = Bénédiction de l’évêque
feat-resources-influence = L’oreille des grands
feat-resources-deniers = Coffres pleins
feat-resources-knowledge = Maison des livres
feat-citizens-red = Table ronde
feat-citizens-yellow = Toutes les guildes
feat-citizens-white = Chœur complet
feat-three-alone = Bâtir en silence
feat-three-together = Bonne compagnie
feat-three-banquets = Fête et feu
feat-score-45-text = Terminer avec au moins 45 points
feat-score-55-text = Terminer avec au moins 55 points
feat-score-65-text = Terminer avec au moins 65 points
feat-win-60-text = Gagner une partie à plusieurs, même à égalité, avec au moins 60 points
feat-character-18-text = Marquer au moins 18 points avec un seul personnage
feat-citizens-40-text = Avoir au moins 40 habitants à la fin
feat-prestige-red-text = Construire les six Forteresses
feat-prestige-yellow-text = Construire les six Grandes Halles
feat-prestige-white-text = Construire les six Cathédrales
feat-work-red-text = Construire les six Palais des comtes
feat-work-yellow-text = Construire les six Hôtels de ville
feat-work-white-text = Construire les six Évêchés
feat-resources-influence-text = Entourer les 18 cases d’influence
feat-resources-deniers-text = Entourer les 18 cases de deniers
feat-resources-knowledge-text = Entourer les 18 cases de connaissance
feat-citizens-red-text = Remplir la piste des chevaliers
feat-citizens-yellow-text = Remplir la piste des artisans
feat-citizens-white-text = Remplir la piste des prêtres
feat-three-alone-text = Terminer trois parties en solo
feat-three-together-text = Terminer trois parties à plusieurs
feat-three-banquets-text = Terminer trois parties avec Banquets et Raids
feat-earned = { $name }, { $date }
feat-progress = { $count } sur 3

## What is done for the first time

marks-title = Premiers pas
marks-text = Ce que chacun fait un jour pour la première fois, quelle que soit la partie. Ce ne sont pas des blasons.
marks-new = Pour la première fois :
mark-game = Première partie
mark-link = Premier lien
mark-fortress = Première Forteresse
mark-great-hall = Première Grande Halle
mark-cathedral = Première Cathédrale
mark-thirty = Premiers 30 points
mark-company = Première partie à plusieurs
mark-none = pas encore
