### Checking the dice.

## Checking the dice

dice-title = Vérifier les dés
dice-lead = Avant le premier lancer, le serveur publie l’empreinte de sa graine secrète ; à la fin, il révèle la graine. Avec les deux, on peut vérifier qu’aucun dé n’a été changé en route. Cette page le fait pour vous, sans quitter votre navigateur.
dice-insecure = Les navigateurs ne calculent d’empreintes que sur les pages servies en https ou depuis localhost. Ouvrez cette page ainsi pour vérifier des dés.
dice-of-game = Les dés de cette partie
dice-unfinished = Cette partie n’est pas terminée. Sa graine sera révélée à la fin ; d’ici là, il n’y a que son empreinte, qu’aucune autre graine ne partage.
dice-to-table = À la table
dice-to-result = Au résultat
dice-no-seed = Les dés de cette partie ne découlent d’aucune graine : elle a été notée avec de vrais dés, ou continuée depuis une autre avec de nouveaux. Il n’y a rien à quoi les comparer.
dice-all-right = Tous les dés sont justes
dice-all-right-text = { $count ->
    [one] { $count } lancer, la roue et les colonnes découlent de la graine.
   *[other] Les { $count } lancers, la roue et les colonnes découlent de la graine.
}
dice-wrong = Ce ne sont pas les dés de cette graine
dice-wrong-text = Les différences sont marquées ci-dessous.
dice-fingerprint = Empreinte de la graine
dice-fingerprint-right = La même que celle publiée avant le premier lancer.
dice-fingerprint-wrong = Ce n’est pas celle qui a été publiée : { $published }
dice-fingerprint-none = Rien n’a été publié pour comparer.
dice-wheel = La roue
dice-columns = Les colonnes
dice-columns-rolled = La valeur à la position 1 est tirée au dé : { $value }.
dice-columns-first = Première partie : dans l’ordre, rien à lancer.
dice-columns-drawn = Tirées de la graine.
dice-columns-hand = Choisies à la main.
dice-tiles = Les trois tuiles
dice-tile = Tuile { $tile } : { $does }
dice-half-day = Demi-journée
dice-from-seed = Selon la graine
dice-played = Joué
dice-same = Égal
mark-right = juste
mark-wrong = différent
mark-hand = choisi à la main
dice-not-played = pas joué
dice-any = Une graine quelconque
dice-any-text = Une graine de 64 chiffres hexadécimaux, ou n’importe quel texte, dont le SHA-256 est alors la graine. Voici la donne qui en découle.
dice-seed-field = Graine ou texte
dice-show = Voir la donne
dice-play = Jouer cette donne
dice-deal-columns-rolled = Colonnes, si tirées au dé
dice-deal-columns-expert = Colonnes en mode expert
dice-record = Une partie enregistrée
dice-record-take = Vérifier une partie
dice-record-none = Cette partie n’indique aucune graine : il n’y a rien à quoi comparer ses dés.
dice-record-bad = Ceci n’est pas une partie enregistrée.
dice-how = Comment le faire soi-même
dice-how-text = Le SHA-256 de la graine est l’empreinte. Chaque lancer est un HMAC-SHA-256 avec la graine pour clé et une étiquette pour message, par exemple « troyes-dice/1/roll/5/0 » pour la cinquième demi-journée. Chaque octet inférieur à 252 donne un dé : son reste modulo 6, plus 1. Le dé noir vient d’abord, puis les trois transparents. La roue, les colonnes et les tuiles ont leurs propres étiquettes et sont mélangées de la même façon.

## How a seed came about

dice-mixture = D’où vient la graine
dice-mixture-text = Le secret du serveur a été mêlé à ce que chaque personne à la table a ajouté après avoir vu son empreinte.
dice-secret = Le secret du serveur
dice-secret-mark = Empreinte du secret
dice-secret-seen = Celle que ce navigateur a vue avant que vous preniez place.
dice-secret-published = Celle qui a été montrée à la table.
dice-secret-wrong = Ce n’est pas celle qui a été montrée : { $published }
dice-secret-none = Il n’y a rien à quoi la comparer.
dice-added = Ce que chacun a ajouté
dice-own = Ce navigateur a ajouté
dice-own-right = Cela en fait partie : personne ne pouvait donc connaître les dés d’avance.
dice-own-wrong = Cela n’en fait pas partie.
dice-own-none = Ce navigateur n’a pas pris place à cette table et n’a rien ajouté.
dice-seed-mixed = La graine
dice-seed-right = Elle découle du secret et de ce que chacun a ajouté.
dice-seed-wrong = Elle ne découle pas du secret et de ce que chacun a ajouté.
