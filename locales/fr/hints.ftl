### Hints, and why a decision is better.

hint-title = Ce que valent les décisions
hint-costs = Un conseil montre le score final auquel chaque décision mène en moyenne, et numérote les meilleures sur votre feuille. Qui en prend un ne gagne aucun blason avec cette partie.
hint-costs-once = La question n’est posée qu’une fois. La partie porte ensuite la mention « avec conseils ».
hint-without = Sans conseils
hint-show = Voir le conseil
hint-close = Fermer le conseil
hint-rank = { $first ->
    [yes] la meilleure, { $points } points attendus
   *[no] rang { $rank }, { $points } points attendus, { $behind } de moins que la meilleure
}
hint-text = Conseil : { $place } ; { $ranks }
hint-exact = Calculé jusqu’au bout : rien n’est estimé.
hint-looking = { $count ->
    [0] Premières estimations…
    [one] { $count } décision examinée de près…
   *[other] { $count } décisions examinées de près…
}
hint-complete = { $count ->
    [one] { $count } décision examinée de près
   *[other] { $count } décisions examinées de près
}
hint-thinking = Un instant…
hint-others = { $count ->
    [one] { $count } autre case
   *[other] { $count } autres cases
}
hint-own = Votre choix
hint-about = ≈ estimation grossière : trop loin de la meilleure pour un examen de près
reason-more = { $part ->
    [citizens] { $points } de plus avec les habitants
    [rows] { $points } de plus avec les lignes
   *[resources] { $points } de plus avec les ressources
}
reason-less = { $part ->
    [citizens] { $points } de moins avec les habitants
    [rows] { $points } de moins avec les lignes
   *[resources] { $points } de moins avec les ressources
}
