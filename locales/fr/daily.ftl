### The deal of the day, and groups of people who compare themselves.

## A day

day-title = Donne du jour
day-same-dice = La donne du jour, les mêmes dés pour tout le monde
day-streak = { $count ->
    [0] Pas encore de série
    [one] { $count } jour d’affilée
   *[other] { $count } jours d’affilée
}
day-pass = Un jour manqué par semaine est permis ; celui de cette semaine vous reste.
day-pass-used = Un jour manqué par semaine est permis ; celui de cette semaine est déjà pris.
day-week = { $played } des 7 derniers jours joués
day-secret = Les scores s’ouvrent quand vous avez terminé.
day-play = Jouer la donne du jour
day-go-on = Continuer la donne
day-look = Voir le résultat
day-open-text = Un seul essai classé par personne, sans conseils. Une fois terminé, vous voyez ce que les autres ont fait des mêmes dés.
day-playing-text = Vous avez commencé. Votre essai est classé si vous terminez avant le { $when }.
day-missed-text = Ce jour est passé sans vous. Ses dés s’ouvrent à tout le monde le { $when }.
day-missed-open = Ce jour est passé sans vous. Vous pouvez vous exercer sur ses dés autant que vous voulez.
day-unranked-text = Votre essai n’est pas classé : il a été arrêté avant la fin, ou est arrivé trop tard.
day-to-come-text = Cette donne s’ouvre le jour même. Ses dés sont déjà tirés ; voici leur empreinte.
day-next-in = Prochaine donne dans { $hours } h { $minutes } min
day-practise = Rejouer, hors classement
day-replay = Revoir la partie
day-before = Jour précédent
day-after = Jour suivant

## What came of it

day-place = Place { $place } sur { $field }
day-place-shared = Place { $place } sur { $field }, partagée
day-ahead = Devant { $percent } % des autres.
day-over-par = { $points ->
    [one] { $points } point au-dessus du par.
   *[other] { $points } points au-dessus du par.
}
day-under-par = { $points ->
    [one] { $points } point au-dessous du par.
   *[other] { $points } points au-dessous du par.
}
day-on-par = Exactement au par.
day-par-text = Le par est ce que le meilleur robot a tiré des mêmes dés : { $points }.
day-par-waiting = Le meilleur robot joue encore …
day-kind = Un jour clément : ses dés ont donné au robot { $points } points de plus que la moyenne.
day-unkind = Un jour dur : ses dés ont coûté au robot { $points } points par rapport à la moyenne.
day-explaining = Le solveur regarde votre partie …
day-start = Départ
day-start-text = ce que le meilleur jeu pouvait espérer
day-luck = Chance
day-luck-text = ce que les dés ont ajouté ou enlevé
day-loss = Laissés
day-loss-text = ce que de meilleures décisions auraient ajouté
day-score = Score
day-rest-text = estimations corrigées de { $points }
day-squares = La qualité de chaque demi-journée
day-square-best = excellent
day-square-fine = bien
day-square-inaccuracy = imprécis
day-square-mistake = une erreur
day-square-blunder = une grosse erreur
day-share = Partager
day-share-text = Ne révèle rien des dés.
day-share-button = Copier ou envoyer
day-share-line = Troyes Dice, { $day } : { $score } points
day-share-line-par = Troyes Dice, { $day } : { $score } points, par { $par }

## The field

day-field = Tous les résultats
day-field-count = { $count ->
    [one] { $count } résultat jusqu’ici
   *[other] { $count } résultats jusqu’ici
}
day-field-label = Scores de tous, de { $low } à { $high }. La moitié a au moins { $median }.
day-median = la moitié : { $points }
day-par = par { $points }
day-you = vous
day-results = Résultats
day-list = Places
day-place-short = Place
day-name = Nom
day-somebody = Quelqu’un
day-names-text = Ce serveur ne peut pas encore réserver de noms : personne ne figure donc publiquement sous le sien. Vous lisez le vôtre et ceux de vos groupes.
day-sheet-best = La meilleure feuille : { $points }
day-sheet-middle = Au milieu du classement : { $points }
day-numbers = En chiffres

## Other days

day-calendar = Tous les jours
day-month-before = Le mois précédent
day-month-after = Le mois suivant
day-cell-finished = { $day } : { $points }
day-cell-open = { $day } : ouvert
day-cell-playing = { $day } : commencé
day-cell-missed = { $day } : pas joué
day-cell-to-come = { $day } : à venir
day-cell-unranked = { $day } : non classé

## Honest limits

day-limits = Ce que ceci ne peut pas savoir
day-limits-second = Qui ouvre une seconde identité peut d’abord regarder les dés. C’est pourquoi les groupes de gens qui se connaissent passent ici en premier.
day-limits-program = Personne ne peut savoir si quelqu’un a interrogé un programme.
day-limits-time = Le temps ne compte pas : ni pour les places, ni pour les égalités. Un jour est un jour UTC, et c’est le vôtre si vous commencez ce jour-là.
day-limits-seed = L’empreinte des dés a été publiée le { $drawn } ; la graine suit le { $published }.

## Groups

group-none = Se comparer à des gens que l’on connaît
group-none-text = Un groupe a un lien, jusqu’à 200 personnes et ses propres classements du jour, de la semaine et de la saison.
group-new = Nouveau groupe
group-name = Nom du groupe
group-open = Ouvrir le groupe
group-finished = { $finished } sur { $people } ont terminé
group-state-finished = terminé
group-state-playing = en jeu, journée { $day }
group-state-begun = a commencé
group-state-not-yet = pas encore
group-state-missed = pas joué
group-state-unranked = non classé
group-day = Jour
group-week = Semaine
group-season = Saison
group-you = { $name } (vous)
group-ladder = Classement de { $name }
group-manage = Lien et membres
group-link = Lien vers le groupe
group-link-text = Qui l’a peut rejoindre le groupe.
group-copy = Copier le lien
group-send-title = Un groupe pour la donne du jour de Troyes Dice
group-rename = Renommer
group-renew = Créer un nouveau lien
group-renew-text = L’ancien lien ne mène alors plus nulle part.
group-members = Membres
group-owner = a ouvert le groupe
group-remove-member = Retirer { $name }
group-remove-member-text = { $name } ne voit plus rien du groupe, et l’ancien lien ne mène plus nulle part.
group-leave = Quitter le groupe
group-leave-text = Vous ne voyez plus ses classements. Vos résultats restent à vous.
group-remove = Supprimer le groupe
group-remove-text = Le groupe disparaît pour tout le monde. Les résultats restent à ceux qui les ont joués.
group-yes = Oui, le faire
group-join = Rejoindre { $name }
group-join-text = { $count ->
    [one] { $count } personne compare ici ses résultats à la donne du jour. Les membres voient votre nom et, quand vous avez terminé, votre score.
   *[other] { $count } personnes comparent ici leurs résultats à la donne du jour. Les membres voient votre nom et, quand vous avez terminé, votre score.
}
group-join-button = Rejoindre
group-to-day = Vers la donne du jour
