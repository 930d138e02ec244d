### The result of a game.

## Result

result-title = Résultat
result-of = Résultat : { $names }
result-unfinished = Cette partie est encore en cours. Son résultat sera ici quand tout le monde aura fini.
result-alone = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-village = Un village plein d’avenir. Le prochain reposera sur un sol plus ferme.
result-town = Un bourg marchand, et un bon : on y vient de loin.
result-city = Une fière cité. Toute la Champagne en parle.
result-jewel = Le joyau de Champagne. Peu de villes ont connu pareille splendeur.
result-wins = Victoire : { $names }
result-share = Victoire partagée : { $names }
result-with = { $points ->
    [one] avec { $points } point
   *[other] avec { $points } points
}
result-skip = Appuyez sur une touche ou touchez l’écran pour tout afficher.
result-feats = Blasons
result-feats-none = Pas de blason cette fois.
result-feats-new = Nouveau dans votre tableau d’honneur
result-feats-uncounted = { $origin ->
    [chosen] La graine de cette donne était connue : ses blasons ne comptent pas pour le tableau d’honneur.
    [imported] Cette partie a été importée : ses blasons ne comptent pas pour le tableau d’honneur.
    [branched] Cette partie en continue une autre : ses blasons ne comptent pas pour le tableau d’honneur.
    [device] Ces dés ont été tirés sur cet appareil : ils ne rapportent aucun blason et ne comptent dans aucun classement.
   *[drawn] Ces dés avaient déjà été vus : les blasons ne comptent pas pour le tableau d’honneur.
}
result-to-hall = Au tableau d’honneur
result-sheets = Les feuilles à la fin
result-sheet = La feuille à la fin
result-new = Nouvelle partie
result-more = Plus
result-ranking = Classement
result-you = vous
result-replay = Revoir la partie
result-again = Rejouer cette donne
result-send = Envoyer cette donne
result-send-title = Une donne de Troyes Dice à jouer
result-link = Copier le lien du résultat
result-link-title = Un résultat à Troyes Dice
result-print = Imprimer cette feuille
result-next = Et maintenant ?
result-dice = Les dés
result-dice-text = L’empreinte a été montrée avant le premier lancer ; elle a été calculée à partir de la graine.
result-no-seed = Les dés de cette partie ne découlent d’aucune graine.
result-parent = Bifurcation d’une partie antérieure
result-of-many = { $others ->
    [one] Résultat : { $first } et { $others } autre
   *[other] Résultat : { $first } et { $others } autres
}
result-dice-imported = Les dés de cette partie découlent de cette graine. Elle a été jouée ailleurs : rien n’a été publié ici avant son premier lancer.
result-feats-hinted = Vous avez pris des conseils dans cette partie : elle ne vous rapporte aucun blason.
result-feats-bots = Seuls des bots jouaient avec vous : cela compte comme une partie en solo.
result-analysis = Analyser la partie
result-beside = Mettre un autre résultat à côté

## A result that somebody sent

beside-title = Un résultat avec les mêmes dés
beside-from = Partie jouée par { $names }.
beside-own = { $name } (vous)
beside-none = Vous n’avez pas encore terminé ici de partie avec ces dés. Jouez-les, puis rouvrez ce lien : les deux résultats seront côte à côte.
beside-other = Ce ne sont pas les dés de votre partie : les deux résultats ne se comparent pas.
beside-play = Jouer ces dés
beside-keep = Reprendre la partie, avec relecture et analyse
beside-take = Ouvrir un résultat
beside-take-text = Un fichier que l’on vous a envoyé, ou un lien, collé comme texte. Si vous avez joué les mêmes dés, les deux résultats sont côte à côte.
beside-bad = Ce lien est incomplet, ou ne mène à aucun résultat.

## After a game of several devices

rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-note = Les mêmes personnes à une nouvelle table, avec de nouveaux dés.
result-copy = Copier le résultat en texte
result-summary = Troyes Dice : { $when }
result-leads = { $names } { $count ->
    [one] mène
   *[other] mènent
}
result-ended-early = La partie a été arrêtée avant la dernière demi-journée, avec les feuilles telles quelles. Elle ne compte pour personne : ni blasons, ni tableau d’honneur.
result-stood-in = Un bot a joué pour { $name } { $count ->
    [one] au tour
   *[other] aux tours
} { $turns }.
result-to-day = Vers la donne du jour
result-seed-of-day = Cette partie a les dés d’une donne du jour. Leur graine est publiée un jour après la fin de cette journée.

## What a score means

standing-title = { $points ->
    [one] Ce que vaut { $points } point
   *[other] Ce que valent { $points } points
}
standing-server = { $games ->
    [one] Mieux que { $below } sur { $games } autre partie terminée sur ce serveur.
   *[other] Mieux que { $below } sur { $games } autres parties terminées sur ce serveur.
}
standing-bots = Un bot { $level } marque { $average } points en moyenne ; { $below } de ses parties sur 100 finissent plus bas.
standing-decision = Une décision aurait rapporté le plus. { $when } : { $best } au lieu de { $taken }, { $points } points de plus.
