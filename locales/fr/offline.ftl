### The game without a network: what is kept, and new versions.

offline-ready = Disponible hors ligne
offline-fetching = Préparation du jeu hors ligne : { $percent } %
offline-update = Une nouvelle version est là.
offline-take = Mettre à jour
offline-failed = Pas encore disponible hors ligne
offline-title = Jouer hors ligne
offline-switch = Garder tout le jeu sur cet appareil
offline-text = Tout ce qui ne demande personne d’autre fonctionne alors sans réseau : les parties en solo, avec des bots ou autour de cet appareil, les relectures, les analyses, les règles et l’impression. Si vous désactivez cette option, tout ce qui est gardé du programme est supprimé ; vos parties restent.
offline-state = { $stage ->
    [impossible] Ce navigateur ne peut rien garder pour cette page : il faut https, et une fenêtre qui ne soit pas privée.
    [off] Le programme n’est pas gardé sur cet appareil.
    [fetching] Le jeu arrive sur cet appareil : { $percent } %.
    [update] Une nouvelle version est là. Elle servira une fois tous les onglets du jeu fermés, ou tout de suite, dans tous à la fois.
    [failed] Le jeu n’a pas pu être gardé en entier sur cet appareil. Nouvel essai à la prochaine visite.
   *[ready] Tout le jeu est sur cet appareil.
}
offline-solver-later = Les conseils, les analyses et les bots suivront : ce qu’il leur faut est encore en route, ou viendra à la première demande.
