### Looking at a game again.

replay-title = Partie de { $names } : relecture
replay-nothing = Rien n’a encore été joué : la relecture grandit avec chaque demi-journée que tous ont terminée.
replay-start = La ville est tracée
replay-start-text = Trois ressources de chaque sorte, aucun habitant, dix-huit cases libres.
replay-setup = Mise en place
replay-steps = Étapes de cette demi-journée
replay-no-blow = Le dé noir ne frappe rien.
replay-slider = Moment de la partie
replay-at = { $when }, étape { $step } sur { $steps } : { $what }
replay-back = Une étape en arrière
replay-forward = Une étape en avant
replay-back-half = Une demi-journée en arrière
replay-forward-half = Une demi-journée en avant
replay-play = Lecture
replay-pause = Pause
replay-cost = coût
replay-so-far = { $points ->
    [one] point jusqu’ici
   *[other] points jusqu’ici
}
replay-branch = Continuer d’ici
replay-branch-title = Continuer depuis : { $when }
replay-branch-text = Une nouvelle partie commence avec tout ce qui a été joué avant cette demi-journée. L’ancienne reste telle quelle.
replay-branch-dice = Les dés à partir d’ici
replay-branch-same = Les mêmes dés que dans cette partie
replay-branch-fresh = De nouveaux dés
replay-branch-note = Les parties ainsi continuées ne rapportent aucun blason.
replay-branch-running = Tant que la partie est en cours, il faut la jouer en solo pour garder les mêmes dés, et elle ne rapporte alors plus aucun blason ; sinon, les dés sont nouveaux.
replay-branch-start = Commencer
replay-keys = Gauche et droite : une étape. Haut et bas : une demi-journée. Espace : lecture.
replay-to-result = Résultat
replay-controls = Commandes de la relecture
