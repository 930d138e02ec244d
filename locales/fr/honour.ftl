### The hall of honour.

hall-title = Tableau d’honneur
hall-lead = { $count ->
    [0] Vingt et un blasons sont accrochés ici, tous encore nus. Chacun se gagne en une seule partie terminée, ou en revenant jouer, et reste à vous.
    [21] Les vingt et un blasons sont à vous. La Champagne n’avait jamais vu cela.
    [one] { $count } blason sur vingt et un est à vous. Ce qui est gagné le reste.
   *[other] { $count } blasons sur vingt et un sont à vous. Ce qui est gagné le reste.
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
hall-counts = Quelles parties comptent ? Celles dont le serveur a tiré les dés et qui étaient nouveaux pour vous, pour autant que ce serveur le sache : votre première partie avec ces dés, ni les donnes à la graine connue, ni les parties importées ou continuées depuis une autre. Toutes les personnes qui jouent sur cet appareil gagnent pour le même tableau.
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
feat-score-45-told = Terminer avec au moins 45 points
feat-score-55-told = Terminer avec au moins 55 points
feat-score-65-told = Terminer avec au moins 65 points
feat-win-60-told = Gagner à plusieurs, même à égalité, avec au moins 60 points
feat-character-18-told = Obtenir au moins 18 points d’un seul personnage
feat-citizens-40-told = Avoir au moins 40 habitants à la fin
feat-prestige-red-told = Construire les six Forteresses
feat-prestige-yellow-told = Construire les six Grandes Halles
feat-prestige-white-told = Construire les six Cathédrales
feat-work-red-told = Construire les six Palais des comtes
feat-work-yellow-told = Construire les six Hôtels de ville
feat-work-white-told = Construire les six Évêchés
feat-resources-influence-told = Entourer les 18 influences
feat-resources-deniers-told = Entourer les 18 deniers
feat-resources-knowledge-told = Entourer les 18 connaissances
feat-citizens-red-told = Remplir la piste des chevaliers
feat-citizens-yellow-told = Remplir la piste des artisans
feat-citizens-white-told = Remplir la piste des prêtres
feat-three-alone-told = Terminer trois parties en solo
feat-three-together-told = Terminer trois parties à plusieurs
feat-three-banquets-told = Terminer trois parties avec Banquets et Raids
feat-earned = { $name }, { $date }
feat-progress = { $count } sur 3
