### Playing at a table.

## Taking a turn

turn = Votre tour
prompt-die = Choisissez un dé ou une case
prompt-place = Choisissez maintenant une case sur la feuille
prompt-named = { $name } : { $prompt }
prompt-either = Touchez un dé pour voir ce qu’il atteint, ou un bâtiment ou une piste pour voir toutes les façons d’y arriver.
prompt-citizen = Choisissez une piste pour l’habitant
prompt-free-work = Choisissez un bâtiment de fonction gratuit
prompt-free-prestige = Choisissez un bâtiment de prestige gratuit
prompt-chain = La chaîne continue dès que vous avez choisi.
pay = payer
left = reste
what-follows = Ce qui s’ensuit
confirm = Confirmer
undo = Annuler
take-back = Reprendre
may-take-back = Vous pouvez reprendre votre coup tant que vous n’avez pas vu les dés suivants.
may-take-back-last = Vous pouvez reprendre votre coup tant que vous n’avez pas vu le résultat.
dice-coming = Les dés suivants arrivent tout seuls dans un instant ; d’ici là, vous pouvez reprendre votre coup.
turn-done = Votre tour est terminé
ready = Quand vous voulez
ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons, la moins chère d’abord
}
way = Avec { $color } { $value } : { $cost }
more-ways = { $count } de plus…
way-gain = { $amount } avec { $color } { $value } : { $cost }
next-dice = Dés suivants
first-dice = Lancer les premiers dés
see-result = Voir le résultat
pass-to = Passer à { $name }
now-you = À { $name }
watching = Vous regardez { $name }.

## The table

turn-number = tour { $number } sur 16
calendar = { $half ->
    [morning] Journée { $day } sur 8, matin
   *[afternoon] Journée { $day } sur 8, après-midi
}
title-day = { $half ->
    [morning] Journée { $day }, matin · Troyes Dice
   *[afternoon] Journée { $day }, après-midi · Troyes Dice
}
player-choosing = réfléchit
player-ready = attend
player-done = a joué
player-finished = a terminé
players-acted = { $done } sur { $count } ont joué
players-all = Les { $count } joueurs
help = Aide
settings = Réglages
chronicle = Chronique
chronicle-empty = Rien ne s’est encore passé.
help-die = Touchez un dé : la feuille montre tout ce qu’il atteint, avec le coût complet. Les coûts pâles demandent une autre couleur.
help-place = Ou touchez d’abord un bâtiment ou une piste de ressource : vous voyez toutes les façons d’y arriver, la moins chère d’abord.
help-preview = Avant tout paiement, une encre bleue en pointillés montre ce qui se passerait, et la barre du bas le dit en mots.
help-back = Annuler ne coûte rien. Un tour confirmé peut être repris tant que vous n’avez pas vu les dés suivants.
help-ink = Pâle : possible. En pointillés : aperçu. À l’encre : construit. Deux traits : perdu.
keycap-enter = Entrée
keycap-escape = Échap
key-dice = choisir un dé
key-sheet = prochaine case accessible
key-arrows = parcourir la feuille
key-enter = choisir une case ; encore une fois pour confirmer
key-undo = annuler ou reprendre
key-escape = annuler la sélection
key-next = dés suivants
key-menu = menu
key-talk = discussion
key-help = cette aide
saved-always = Chaque décision confirmée est enregistrée aussitôt : vous pouvez fermer cette page et revenir.
opening = La ville est tracée
columns-first-text = Colonnes dans l’ordre :
columns-rolled-text = Colonnes tirées au dé :
columns-expert-text = Colonnes dans un ordre libre :
columns-rolled-crier-text = Un dé a donné { $value } à la position 1 et le crieur public a choisi le sens :
columns-rolled-seed-text = Un dé a donné { $value } à la position 1 et le sens a été tiré au sort :
columns-expert-crier-text = Colonnes du crieur public :
columns-expert-seed-text = Colonnes mélangées :
numbering = Numéroter les colonnes
numbering-rolled = Le dé est jeté : la position 1 porte un { $value }.
numbering-direction = Vous êtes crieur public. Dans quel sens vont les colonnes ?
numbering-order = Vous êtes crieur public. Quelle valeur porte chaque position ?
numbering-waits-rolled = { $name }, crieur public, choisit le sens.
numbering-waits-expert = { $name }, crieur public, choisit l’ordre.
numbering-done = Jouer dans cet ordre
numbering-soon = Dans { $seconds } s, le hasard décide.
numbering-first = Les premiers dés viennent quand les colonnes ont leurs nombres.
tiles-drawn = Trois banquets sont tirés :
fair-dice = Tous les lancers sont scellés d’avance
device-dice = Ces dés ont été tirés sur cet appareil : ils ne rapportent aucun blason et ne comptent dans aucun classement.
hint = Conseil
key-hints = ce que valent les décisions
key-rules = la règle de ce qui est expliqué
guide-resume = Reprendre le guide
guide-left = Vous avez quitté le guide. La touche G ou l’aide le rappelle.
key-guide = guide : suite, ou le rappeler
keys-single = Raccourcis d’une seule touche
keys-single-text = Désactivez-les si vous commandez l’ordinateur à la voix ou si vous touchez souvent le clavier par mégarde. Tab, les flèches, Entrée et Échap suffisent pour tout faire.
keys-change = Choisir d’autres touches
keys-taken = « { $key } » est déjà utilisée, ou n’est pas une seule touche.
keys-usual = Touches habituelles
key-find = chercher dans les règles

## At a table of several devices

room-closed = Cette table est fermée
room-closed-text = L’hôte l’a fermée avant le début de la partie.
announce-all-acted = Tout le monde a joué.
still-thinking = { $count ->
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
}
player-finished-own = Vous avez terminé
still-playing = { $count ->
    [one] { $names } joue encore. Le résultat viendra quand tout le monde aura fini.
   *[other] { $names } jouent encore. Le résultat viendra quand tout le monde aura fini.
}
dice-soon = Dés suivants dans { $seconds } s
first-dice-soon = Premiers dés dans { $seconds } s
result-soon = Résultat dans { $seconds } s
time-left-label = Votre temps pour cette demi-journée : il reste { $time }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes } min
stood-in = Un bot remplaçant a joué ce tour.
stood-in-turns = En votre absence, un bot a joué { $count ->
    [one] le tour
   *[other] les tours
} { $turns }.
play-myself = Jouer moi-même
visiting-earlier = Vous voyez la roue comme elle était alors : { $when }.
spectator-text = Les feuilles s’affichent jusqu’au dernier tour que tout le monde a joué.
spectator-own = Les feuilles s’affichent jusqu’au tour que tous les joueurs ont atteint.
to-own-sheet = À votre feuille
player-stand-in = un bot joue
player-gone = hors ligne
player-at = visible jusqu’au tour { $number }
player-at-start = rien à voir encore
player-own-at = tour { $number }
player-own-done = tour { $number } joué
notify-dice = M’avertir des nouveaux dés
notify-dice-on = Notifications activées
notify-dice-denied = Ce navigateur ne permet pas à cette page d’envoyer des notifications.
new-dice = Nouveaux dés
new-dice-title = Nouveaux dés ! { $title }
new-dice-text = { $when } : votre ville vous attend.
table-link = Copier le lien de cette table
