### The game without a network: what is kept, and new versions.

offline-ready = Prêt hors ligne
offline-fetching = Préparation hors ligne : { $percent } %
offline-update = Une nouvelle version est là.
offline-take = Mettre à jour
offline-failed = Pas prêt hors ligne
offline-title = Sans réseau
offline-switch = Garder tout le jeu sur cet appareil
offline-text = Tout, sauf les autres personnes, marche alors sans réseau : les parties en solo, avec des bots ou autour de cet appareil, les relectures, les analyses, les règles et l’impression. Sans cette option, tout ce qui est gardé du programme est supprimé ; vos parties restent.
offline-state = { $stage ->
    [impossible] Ce navigateur ne garde rien pour cette page. Il faut https, et pas de fenêtre privée.
    [off] Rien du programme n’est gardé.
    [fetching] Le jeu arrive sur cet appareil : { $percent } %.
    [update] Une nouvelle version est là. Elle servira une fois tous les onglets du jeu fermés, ou tout de suite, dans tous à la fois.
    [failed] Tout le jeu n’a pas pu être gardé sur cet appareil. Nouvel essai à la prochaine visite.
   *[ready] Tout le jeu est sur cet appareil.
}
offline-solver-later = Les conseils, les analyses et les bots suivent : leurs poids sont encore en route, ou viendront à la première demande.
