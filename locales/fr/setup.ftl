### Setting up a game.

## Setting up

setup = Nouvelle partie
who-plays = Qui joue ?
add-player = Ajouter quelqu’un
remove-player = Retirer le joueur { $number }
move-up = Monter le joueur { $number }
pass-note = Vous vous passez cet appareil ; chacun a sa propre feuille, et les dés sont les mêmes pour tous.
columns-first = Première partie
columns-first-note = 1 2 3 4 5 6, l’ordre le plus lisible
columns-rolled = Au dé
columns-rolled-note = un dé donne la première valeur, vous choisissez le sens
columns-expert = Mode expert
columns-expert-note = l’ordre que vous voulez
rolled-value = Le dé montre { $value }. Dans quel sens ?
with-banquets = Jouer avec Banquets et Raids
banquets-note = Trois tuiles près des places aux deux faces identiques : d’abord des banquets, puis des raids après le passage du dé noir.
once-raided = Après un raid : { $does }
seed-title = Jouer une donne précise
seed-note = La même graine donne la même roue et les mêmes dés. Les parties avec une graine saisie ne rapportent aucun blason.
seed-any = Graine, n’importe quel texte
use-seed = Utiliser cette graine
draw-again = Tirer une autre donne
seed-given = On vous a envoyé cette donne : la même roue et les mêmes dés. Les parties dont la graine est connue ne rapportent aucun blason.
deal-given = On vous a envoyé cette donne : la même roue et les mêmes dés.
start = { $count ->
    [one] Commencer la partie
   *[other] Commencer à { $count }
}
bot-level = Niveau du bot à la place { $number }
add-bot = Ajouter un bot
level-novice-text = environ 40 points par partie
level-apprentice-text = environ 48 points par partie
level-journeyman-text = environ 56 points par partie
level-master-text = environ 64 points par partie
level-grandmaster-text = environ 64,5 points par partie, le maximum
room-columns-rolled-note = un dé donne la première valeur, le crieur public choisit le sens
room-columns-expert-note = l’ordre qui plaît au crieur public

## Making a table

setup-where = Où jouez-vous ?
setup-here = Sur cet appareil
setup-here-text = En solo, ou en vous le passant.
setup-anywhere = Sur plusieurs appareils
setup-anywhere-text = Un lien mène tout le monde à la même table, de n’importe où.
setup-places = Places
setup-anywhere-note = Tout le reste peut être changé à la table jusqu’au début de la partie.
setup-open-table = Créer la table
