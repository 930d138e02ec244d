### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left } ; { $right }
# "Banquet: this die is free."
named = { $name } : { $what }

## Things of the game

game = Troyes Dice
expansion = Banquets et Raids
color-red = rouge
color-yellow = jaune
color-white = blanc
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] rouge
    [yellow] jaune
   *[white] blanche
}
district-red = Noblesse
district-yellow = Civils
district-white = Clergé
row-fortress = Forteresse
row-counts_palace = Palais des comtes
row-great_hall = Grande Halle
row-city_hall = Hôtel de ville
row-cathedral = Cathédrale
row-bishopric = Évêché
rows-fortress = Forteresses
rows-counts_palace = Palais des comtes
rows-great_hall = Grandes Halles
rows-city_hall = Hôtels de ville
rows-cathedral = Cathédrales
rows-bishopric = Évêchés
resource-influence = Influence
resource-deniers = Deniers
resource-knowledge = Connaissance
citizens = Habitants
citizens-red = Chevaliers
citizens-yellow = Artisans
citizens-white = Prêtres
some-influence = { $count ->
    [one] { $count } influence
   *[other] { $count } influences
}
some-deniers = { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
}
some-knowledge = { $count ->
    [one] { $count } connaissance
   *[other] { $count } connaissances
}
some-knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}
some-craftsmans = { $count ->
    [one] { $count } artisan
   *[other] { $count } artisans
}
some-priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
some-citizens = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
characters = Personnages
free = gratuit
# On a tag that has room for four letters on a phone.
free-short = 0
price-any = 1 ressource au choix
morning = matin
afternoon = après-midi
banquet = Banquet
raid = Raid

tile-1-banquet = Une influence modifie la valeur de ce dé de 2 au plus.
tile-1-raid = L’influence ne peut pas modifier ce dé.
tile-2-banquet = Ce dé est gratuit.
tile-2-raid = Ce dé coûte 1 denier de plus.
tile-3-banquet = Une Cathédrale construite avec ce dé rapporte aussi une ressource de chaque sorte.
tile-3-raid = Ce dé coûte 1 connaissance de plus.
tile-4-banquet = Un bâtiment de fonction construit avec ce dé rapporte un habitant de plus.
tile-4-raid = La valeur de ce dé est 0 ; l’influence peut l’augmenter.
tile-5-banquet = Changer la couleur de ce dé coûte 1 connaissance.
tile-5-raid = La couleur de ce dé ne peut pas être changée.
tile-6-banquet = Une Forteresse construite avec ce dé rapporte un chevalier de plus, et un artisan ou un prêtre à votre choix.
tile-6-raid = Ce dé coûte 1 influence de plus.
tile-7-banquet = Une Grande Halle construite avec ce dé compte un dé de plus de la couleur voulue.
tile-7-raid = Ce dé ne peut pas construire de bâtiment de prestige.
tile-8-banquet = Ici, le dé noir ne fait rien et peut être pris.
tile-8-raid = Ici, un dé transparent agit comme un second dé noir.

## The wheel

wheel = La roue
wheel-picture = Neuf places autour du cadran, qui indique la journée { $day }
day-word = jour
any-one = au choix
destroyed = détruite
dice-of = { $half ->
    [morning] Dés de ce matin
   *[afternoon] Dés de cet après-midi
}
die-clear = Dé { $sector } : { $color } { $value } ; prix : { $price }
die-tame = Dé { $sector } : noir { $value } sur une place { plaza-color }, apaisé par le banquet ; prix : { $price }
die-black = Dé { $sector } : noir { $value }, la place { plaza-color } est détruite
die-raided = Dé { $sector } : { $value } sur une place pillée, agit comme un second dé noir ; la place { plaza-color } est détruite
key-hint = Touche { $key }
plaza = Place { plaza-color } ; une fois détruite, elle revient { $down ->
    [red] rouge
    [yellow] jaune
   *[white] blanche
}
plaza-same = Place { plaza-color }, identique des deux côtés
tabs-caption = Onglets numérotés du bord : où sera la fenêtre les journées suivantes.
coming = Places à venir
today-half = { $half ->
    [morning] Ce matin
   *[afternoon] Cet après-midi
}
tomorrow-half = { $half ->
    [morning] Demain matin
   *[afternoon] Demain après-midi
}

## The sheet

benefit-fortress = { $citizen }, et la colonne est protégée
benefit-hall = { $color ->
    [red] { $gift } par dé rouge disponible
    [yellow] { $gift } par dé jaune disponible
   *[white] { $gift } par dé blanc disponible
}
benefit-cathedral = { $character } compte vos { $rows } à la fin
building-built = { $row }, position { $position } : bâtiment construit
building-lost = { $row }, position { $position } : case barrée, construction impossible
building-open = { $row }, position { $position }, demande { $color } { $value } ; hors de portée pour l’instant ; rapporte : { $gives }
building-free = { $row }, position { $position } ; gratuit ; rapporte : { $gives }
building-reach = { $row }, position { $position }, demande { $color } { $value } ; coût : { $cost } ; rapporte : { $gives }
value-open = Position { $position } : dé { $value }. Aucune Forteresse ne protège encore cette colonne.
value-protected = Position { $position } : dé { $value }, protégée par sa Forteresse
cell-crossed = { $district }, position { $position } : case barrée
character-on = { $character } compte les { $rows } : { $standing } fois { $points }, soit { $total }
character-off = { $character } compterait les { $rows } : une Cathédrale à cette position débloque les points
multipliers = Points par bâtiment selon le rang de votre Cathédrale
nth-cathedrals = { $first ->
    [1] 1re 2e
    [3] 3e 4e
   *[5] 5e 6e
}
row-of = Ligne : { $row }
link-open = Bonus de lien entre les positions { $left } et { $right } : { $gift } dès que les deux bâtiments sont construits
link-won = Bonus de lien entre les positions { $left } et { $right } : { $gift }, obtenu
link-lost = Bonus de lien entre les positions { $left } et { $right } : { $gift }, perdu
times = ×{ $points } pour { $standing }
not-yet = pas encore
gain-label = { $more ->
    [0] Gagner { $what } ; coût : { $cost }
    [one] Gagner { $what } ; coût : { $cost } ; ou { $more } autre façon
   *[other] Gagner { $what } ; coût : { $cost } ; ou { $more } autres façons
}
track-label = { $resource } : { $available } à dépenser ; cases entourées : { $circled } sur 18, dépensées : { $spent }
left-over = en réserve
left-over-label = { $resource } : deux en réserve donnent un point à la fin
enlarge = Agrandir : { $district }
column-bonus = { $bonus ->
    [one_of_each] Les trois pistes à { $space } : une ressource de chaque sorte
   *[free_work] Les trois pistes à { $space } : un bâtiment de fonction gratuit, au choix
}
column-bonus-done = { $bonus ->
    [one_of_each] Les trois pistes à { $space } : une ressource de chaque sorte, bonus obtenu
   *[free_work] Les trois pistes à { $space } : un bâtiment de fonction gratuit, bonus obtenu
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } à { $space } : un bâtiment de prestige gratuit d’une autre couleur
   *[other_citizens] { $citizens } à { $space } : un habitant de chaque autre couleur
}
citizens-label = { $citizens } : { $count } sur { $spaces }
citizen-choice = { $citizens }, actuellement { $count } : placer l’habitant ici
points-word = { $count ->
    [one] point
   *[other] points
}
total-label = { $total ->
    [one] { $total } point si la partie s’arrêtait maintenant
   *[other] { $total } points si la partie s’arrêtait maintenant
}
then = puis { $points }

## What a choice does

protects = colonne protégée
nothing = rien
unlocks = { $character } ×{ $points }
lost = perdu faute de place : { $what }
lost-free_work = un bâtiment de fonction
lost-free_prestige = un bâtiment de prestige
lost-one_of_each = le bonus
lost-other_citizens = le bonus
from-to = de { $from } à { $to }
chain-building = { $row } { $position }
chain-link = Lien { $left }–{ $right }
chain-one_of_each = Toutes les pistes à { $space }
chain-free_work = Toutes les pistes à { $space }
chain-free_prestige = { $citizens } à { $space }
chain-other_citizens = { $citizens } à { $space }
chain-die = Le dé
chain-chosen = Votre choix
chain-choose-work = Bâtiment de fonction gratuit
chain-choose-prestige = Bâtiment de prestige gratuit
chain-choose-citizen = Habitant
chain-choose = à choisir ensuite
relief = Secours
told-gain = { $self ->
    [yes] Vous gagnez { $what }.
   *[no] { $name } gagne { $what }.
}
told-build = { $self ->
    [yes] Vous construisez { $what } : { $gains }.
   *[no] { $name } construit { $what } : { $gains }.
}
told-relief = { $self ->
    [yes] Vous ne pouvez payer aucun dé : { $what }.
   *[no] { $name } ne peut payer aucun dé : { $what }.
}
told-citizen = { $self ->
    [yes] Vous choisissez { $what }.
   *[no] { $name } choisit { $what }.
}
dice-fall = Les dés tombent : { $clear } ; noir { $black } sur une place { plaza-color }.
attack-crossed = { $district }, position { $position } : la case est barrée.
attack-protected = { $color ->
    [red] La Forteresse de la position { $position } sauve la Noblesse.
    [yellow] La Forteresse de la position { $position } sauve les Civils.
   *[white] La Forteresse de la position { $position } sauve le Clergé.
}
attack-already_crossed = { $district }, position { $position } : la case était déjà barrée.

## Taking a turn

turn = Votre tour
title-building = { $row }, position { $position }
title-resource = Gagner { $what }
title-citizen = Un habitant de plus : { $citizens }
prompt-die = Choisissez un dé ou un lieu
prompt-place = Choisissez maintenant un lieu sur la feuille
prompt-either = Touchez un dé pour voir ce qu’il atteint, ou un bâtiment ou une piste pour voir toutes les façons d’y arriver.
prompt-relief = Vous ne pouvez payer aucun dé
prompt-citizen = Choisissez une piste pour l’habitant
prompt-free-work = Choisissez un bâtiment de fonction gratuit
prompt-free-prestige = Choisissez un bâtiment de prestige gratuit
prompt-chain = La chaîne continue après votre choix.
pay = payer
left = reste
what-follows = Ce qui s’ensuit
nothing-follows = Rien d’autre ne s’ensuit.
confirm = Confirmer
undo = Annuler
take-back = Reprendre
may-take-back = Vous pouvez reprendre votre coup tant que vous n’avez pas vu les dés suivants.
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
watching = Vous regardez { $name }.

## The table

no-table = Il n’y a pas de table ici
before-first = Avant les premiers dés
day-number = Journée { $day },
turn-number = tour { $number } sur 16
calendar = { $half ->
    [morning] Journée { $day } sur 8, matin
   *[afternoon] Journée { $day } sur 8, après-midi
}
title-day = { $half ->
    [morning] Journée { $day }, matin · Troyes Dice
   *[afternoon] Journée { $day }, après-midi · Troyes Dice
}
players = Joueurs
nobody = Anonyme
player-choosing = réfléchit
player-ready = attend
player-done = a joué
player-finished = a terminé
connection-connecting = Connexion…
connection-open = En ligne
connection-lost = Connexion perdue ; nouvel essai…
connection-back = De nouveau en ligne
help = Aide
menu = Menu
close = Fermer
to-light = Passer au thème clair
to-dark = Passer au thème sombre
language = Langue
to-home = Page d’accueil
chronicle = Chronique
chronicle-empty = Rien ne s’est encore passé.
half-day = { $half ->
    [morning] Journée { $day }, matin
   *[afternoon] Journée { $day }, après-midi
}
sheet-of = Feuille de score : { $name }
help-die = Touchez un dé : la feuille montre tout ce qu’il atteint, avec le prix complet. Les prix pâles demandent une autre couleur.
help-place = Ou touchez d’abord un bâtiment ou une piste de ressource : vous voyez toutes les façons d’y arriver, la moins chère d’abord.
help-preview = Avant tout paiement, une encre bleue en pointillés montre ce qui arriverait, et la barre du bas le dit en mots.
help-back = Annuler ne coûte rien. Un tour confirmé peut être repris tant que vous n’avez pas vu les dés suivants.
help-ink = Pâle : possible. En pointillés : aperçu. À l’encre : construit. Deux traits : perdu.
keys = Touches
keycap-enter = Entrée
keycap-escape = Échap
key-dice = choisir un dé
key-sheet = prochain lieu accessible
key-arrows = parcourir la feuille
key-enter = choisir un lieu ; encore une fois pour confirmer
key-undo = annuler ou reprendre
key-escape = annuler la sélection
key-next = dés suivants
key-menu = menu
key-talk = discussion
key-help = cette aide
replay = Revoir la partie
download-record = Télécharger la partie
print-empty = Imprimer une feuille vierge
saved-always = Chaque décision confirmée est enregistrée aussitôt : vous pouvez fermer cette page et revenir.
commitment = Empreinte des dés
opening = La ville est tracée
columns-first-told = Colonnes dans l’ordre :
columns-rolled-told = Colonnes tirées au dé :
columns-expert-told = Colonnes du crieur public :
tiles-drawn = Trois banquets sont tirés :
fair-dice = Ces dés sont déjà fixés
fair-dice-told = Les seize lancers découlent d’une graine secrète. Voici son empreinte (SHA-256) ; la graine est révélée à la fin, pour que vous puissiez vérifier qu’aucun dé n’a été changé.
check-dice = Vérifier les dés

## The first page

home-title = Quatre dés pour bâtir une ville
home-lead = Seize demi-journées, trois dés transparents et un noir qui n’épargne personne. En solo, autour de cet appareil, ou jusqu’à dix, où que vous soyez. Sans compte.
play-alone = Jouer en solo
play-here = Préparer une partie
play-friends = Jouer à plusieurs
find-table = Trouver une table
go-on-playing = Reprendre une partie
history = Vos parties
hall = Tableau d’honneur
player = Vous
home-foot = Logiciel libre ; vos parties restent sur ce serveur.
for-programs = Pour les programmes : l’API
not-found = Il n’y a rien ici
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
unknown-problem = Quelque chose s’est mal passé. Veuillez réessayer.

## Setting up

setup = Nouvelle partie
who-plays = Qui joue ?
player-number = Joueur { $number }
add-player = Ajouter quelqu’un
remove-player = Retirer le joueur { $number }
move-up = Monter le joueur { $number }
pass-note = Vous vous passez cet appareil ; chacun a sa propre feuille, et les dés sont les mêmes pour tous.
columns = Colonnes
columns-first = Première partie
columns-first-note = 1 2 3 4 5 6, l’ordre le plus lisible
columns-rolled = Au dé
columns-rolled-note = un dé donne la première valeur, vous choisissez le sens
columns-expert = Expert
columns-expert-note = l’ordre que vous voulez
rolled-value = Le dé montre { $value }. Dans quel sens ?
ascending = Croissant
descending = Décroissant
value-at = Valeur à la position { $position }
with-banquets = Jouer avec Banquets et Raids
banquets-note = Trois tuiles près des places aux deux faces identiques : d’abord des banquets, puis des raids après le passage du dé noir.
once-raided = Face raid : { $does }
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

## What many pages share

copied = Copié
roll = Noir { $black } ; transparents { $clear }
record-drop = Ou déposez le fichier ici, ou collez son texte n’importe où sur cette page.
record-paste = Coller le texte d’une partie
record-text = Texte de la partie
record-take = Prendre ce texte
loading = Un instant…
the-seed = Graine des dés

## Checking the dice

dice-title = Vérifier les dés
dice-lead = Avant le premier lancer, le serveur publie une empreinte de sa graine secrète. À la fin, il montre la graine. Avec les deux, on voit qu’aucun dé n’a été changé en route, et cette page le fait pour vous : elle calcule tout dans votre navigateur, sans rien demander à personne.
dice-insecure = Les navigateurs ne calculent les empreintes que sur des pages en https ou de localhost. Ouvrez cette page ainsi pour vérifier des dés.
dice-of-game = Les dés de cette partie
dice-unfinished = Cette partie n’est pas terminée. Sa graine viendra à la fin ; d’ici là, il n’y a que son empreinte, qu’aucune autre graine ne possède.
dice-to-table = À la table
dice-to-result = Au résultat
dice-no-seed = Les dés de cette partie ne découlent d’aucune graine : elle a été notée avec de vrais dés, ou continuée depuis une autre avec de nouveaux. Il n’y a rien à quoi les comparer.
dice-all-right = Chaque dé est tombé comme il le devait
dice-all-right-told = { $count ->
    [one] { $count } lancer, la roue et les colonnes découlent de la graine.
   *[other] Les { $count } lancers, la roue et les colonnes découlent de la graine.
}
dice-wrong = Ce ne sont pas les dés de cette graine
dice-wrong-told = Les différences sont marquées ci-dessous.
dice-fingerprint = Empreinte de la graine
dice-fingerprint-right = La même que celle publiée avant le premier lancer.
dice-fingerprint-wrong = Ce n’est pas celle qui a été publiée : { $published }
dice-fingerprint-none = Rien n’a été publié pour comparer.
dice-wheel = La roue
dice-columns = Les colonnes
dice-columns-rolled = La valeur à la position 1 est tirée au dé : { $value }.
dice-columns-first = Première partie : dans l’ordre, rien à tirer.
dice-columns-drawn = Tirées de la graine.
dice-columns-hand = Choisies à la main.
dice-tiles = Les trois tuiles
dice-tile = Tuile { $tile } : { $does }
dice-half-day = Demi-journée
dice-from-seed = Selon la graine
dice-played = Joué
dice-same = Égal
mark-right = comme il se doit
mark-wrong = différent
mark-hand = choisi à la main
dice-not-played = pas joué
dice-any = Une graine quelconque
dice-any-told = Une graine de 64 chiffres hexadécimaux, ou n’importe quel texte, qui vaut alors son SHA-256. Voici la donne qui en découle.
dice-seed-field = Graine ou texte
dice-show = Voir la donne
dice-play = Jouer cette donne
dice-deal-columns-rolled = Colonnes, si tirées au dé
dice-deal-columns-expert = Colonnes d’une partie expert
dice-record = Une partie enregistrée
dice-record-take = Vérifier une partie
dice-record-none = Cette partie n’indique aucune graine : il n’y a rien à quoi comparer ses dés.
dice-record-bad = Ceci n’est pas une partie enregistrée.
dice-how = Comment le faire soi-même
dice-how-told = Le SHA-256 de la graine est l’empreinte. Chaque lancer est un HMAC-SHA-256 avec la graine pour clé et une étiquette pour message, par exemple « troyes-dice/1/roll/5/0 » pour la cinquième demi-journée. Chaque octet inférieur à 252 donne un dé : son reste modulo 6, plus 1. Le dé noir vient d’abord, puis les trois transparents. La roue, les colonnes et les tuiles ont leurs propres étiquettes et sont mélangées de la même façon.

## Printing

print-title = Une feuille vierge à imprimer
print-game-title = Feuille de score à imprimer : { $name }
print-told = Une feuille sur une page, A4 ou Letter, en noir sur blanc.
print-now = Imprimer
print-columns = Numéros des colonnes
print-blank = vides, à remplir
print-in-order = de 1 à 6, pour une première partie
print-name = Nom
print-date = Date
print-deal = Donne
print-characters = Personnages
print-total = Total

## The player

player-title = Vous
player-lead = Ici, pas de comptes. Ce navigateur garde une clé grâce à laquelle on vous reconnaît à chaque visite, avec vos parties et vos honneurs.
player-name = Votre nom
player-name-told = Il est proposé dans les nouvelles parties.
player-save = Enregistrer
player-saved = Enregistré.
player-move = Emporter vos parties sur un autre appareil
player-move-told = Un code de récupération ouvre vos parties et vos honneurs sur un autre appareil, et les ramène si ce navigateur vous oublie. Gardez-le comme une clé : qui le possède peut jouer à votre place.
player-make-code = Créer un code de récupération
player-make-another = Créer un nouveau code
player-has-code = Vous avez un code. Un nouveau rend l’ancien inutile.
player-code = Votre code de récupération
player-code-once = Il n’est affiché que maintenant. Notez-le, ou copiez-le en lieu sûr.
player-copy-code = Copier le code
player-use = Utiliser un code ici
player-use-told = Cet appareil prend alors l’identité de ce code. Ce qu’il contient maintenant reste à l’identité actuelle : créez d’abord un code pour elle si vous voulez y revenir.
player-use-field = Code de récupération
player-use-hint = Cinq groupes de quatre. Minuscules, espaces et tirets n’ont pas d’importance.
player-become = Prendre cette identité
player-became = Bon retour, { $name }. Cet appareil joue maintenant en votre nom.
player-became-nameless = Bon retour. Cet appareil joue maintenant en votre nom.
player-devices = Vos appareils
player-devices-told = Les navigateurs qui jouent en votre nom. Un navigateur déconnecté ne garde rien qui permette de jouer pour vous.
player-device-this = ce navigateur
player-device-seen = vu pour la dernière fois le { $day }
player-device-unknown = Navigateur inconnu
player-device-end = Déconnecter
player-device-end-named = Déconnecter { $device }
player-devices-end = Déconnecter tous les autres
player-device-ended = Déconnecté.
player-forget = M’oublier sur cet appareil
player-forget-told = Les parties restent sur le serveur et leurs liens fonctionnent toujours, mais ce navigateur ne sait plus qu’elles sont à vous.
player-forget-button = M’oublier ici
player-forget-sure = Vous oublier sur cet appareil ?
player-forget-code = Votre code de récupération vous ramènera.
player-forget-no-code = Vous n’avez pas de code de récupération : personne ne pourra vous ramener.
player-forget-yes = Oui, m’oublier
player-forgotten = Cet appareil ne vous connaît plus. La prochaine partie commence avec une nouvelle identité.
cancel = Annuler

## Hall of honour

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

## Your games

games-title = Vos parties
games-none = Pas encore de partie. La première n’est qu’à un geste d’ici.
games-start = Commencer une partie
games-unfinished = En cours
games-finished = Terminées
games-go-on = Continuer
games-result = Résultat
games-remove-label = Retirer de la liste la partie de { $names }
games-remove-sure = La retirer de votre liste ? La partie elle-même reste, avec son lien.
games-remove-yes = Oui, la retirer
games-keep = La garder
games-removed = Retirée de votre liste.
games-more = Voir les parties plus anciennes
games-upload = Importer une partie
games-upload-told = Une partie téléchargée ici ou ailleurs reprend vie : terminée, avec son résultat et sa relecture ; en cours, prête à être continuée.
games-won = { $score ->
    [one] { $name }, { $score } point, victoire
   *[other] { $name }, { $score } points, victoire
}
columns-mode-first = colonnes de première partie
columns-mode-rolled = colonnes au dé
columns-mode-expert = colonnes expert
origin-drawn = tirée ici
origin-chosen = donne connue
origin-imported = importée
origin-branched = bifurcation

## Result

result-title = Résultat
result-of = Résultat : { $names }
result-unfinished = Cette partie est encore en cours. Son résultat sera ici quand tout le monde aura fini.
result-to-table = À la table
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
result-count = Le décompte
result-line = Ligne
result-left-over = { $resource } en réserve
result-left-told = reste { $count }
result-each = un point par habitant
result-total = Total
result-skip = Une touche ou un geste suffit pour tout afficher.
result-feats = Blasons
result-feats-none = Pas de blason cette fois.
result-feats-new = Nouveau dans votre tableau d’honneur
result-feats-uncounted = { $origin ->
    [chosen] La graine de cette donne était connue : ses blasons ne vont pas au tableau d’honneur.
    [imported] Cette partie a été importée : ses blasons ne vont pas au tableau d’honneur.
    [branched] Cette partie en continue une autre : ses blasons ne vont pas au tableau d’honneur.
   *[drawn] Ces dés avaient déjà été vus : les blasons ne vont pas au tableau d’honneur.
}
result-to-hall = Au tableau d’honneur
result-sheets = Les feuilles à la fin
result-sheet = La feuille à la fin
result-new = Nouvelle partie
result-replay = Revoir la partie
result-again = Rejouer cette donne
result-send = Envoyer cette donne
result-send-title = Une donne de Troyes Dice à jouer
result-link = Copier le lien du résultat
result-link-title = Un résultat à Troyes Dice
result-print = Imprimer cette feuille
result-next = Et maintenant ?
result-dice = Les dés
result-dice-told = L’empreinte a été montrée avant le premier lancer ; la graine est ce dont elle est tirée.
result-no-seed = Les dés de cette partie ne découlent d’aucune graine.
result-parent = Bifurcation d’une partie antérieure
result-of-many = { $others ->
    [one] Résultat : { $first } et { $others } autre
   *[other] Résultat : { $first } et { $others } autres
}
result-halves = deux donnent un point
result-standing = ×{ $points }, pour { $standing }
result-dice-imported = Les dés de cette partie découlent de cette graine. Elle a été jouée ailleurs : rien n’a été publié ici avant son premier lancer.

## Replay

replay-title = Relecture : { $names }
replay-nothing = Rien n’a encore été joué : la relecture grandit avec chaque demi-journée que tous ont terminée.
replay-start = La ville est tracée
replay-start-told = Trois ressources de chaque sorte, aucun habitant, dix-huit cases libres.
replay-setup = Mise en place
replay-steps = Étapes de cette demi-journée
replay-no-blow = Rien n’est frappé.
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
replay-branch-told = Une nouvelle partie commence avec tout ce qui a été joué avant cette demi-journée. L’ancienne reste telle quelle.
replay-branch-dice = Les dés à partir d’ici
replay-branch-same = Les mêmes dés que dans cette partie
replay-branch-fresh = De nouveaux dés
replay-branch-note = Les parties ainsi continuées ne rapportent aucun blason.
replay-branch-running = Tant que la partie est en cours, seule la personne qui la joue seule garde les mêmes dés, et elle ne rapporte alors plus de blason ; les autres en reçoivent de nouveaux.
replay-branch-start = Commencer
replay-keys = Gauche et droite : une étape. Haut et bas : une demi-journée. Espace : lecture.
replay-to-result = Résultat
replay-controls = Commandes de la relecture

## Tables for people anywhere

host-name = Hôte
room-title = Table : { $name }
room-lead-host = Envoyez le lien aux personnes qui joueront. Chacun voit les mêmes dés sur son propre écran.
room-lead-guest = { $name } lance la partie quand tout le monde est là.
room-lead-visitor = Prenez place pour jouer, ou restez pour regarder.
room-full = Toutes les places sont prises. Vous pouvez rester et regarder.
room-removed = { $name } vous a fait quitter cette table. Vous pouvez encore regarder.
room-closed = Cette table est fermée
room-closed-told = L’hôte l’a fermée avant le début de la partie.
room-link = Le lien de cette table
room-copy = Copier le lien
room-share = Partager
room-share-title = Une table de Troyes Dice
room-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
room-places = Places
room-place = Place { $number }
open-place = Place libre
open-place-told = pour qui a le lien
expected = pas encore là
host = hôte
you-mark = vous
here = en ligne
not-here = hors ligne
watching-count = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
sit-here = S’asseoir ici
sit-name = Votre nom
sit-down = S’asseoir
change-name = Changer votre nom
save-name = Enregistrer
bot = Bot
bot-named = Bot { $level }
bot-level = Niveau du bot à la place { $number }
bot-instead = Mettre un bot à la place { $number }
add-place = Ajouter une place
add-bot = Ajouter un bot
place-up = Monter { $name }
place-down = Descendre { $name }
place-remove = Retirer la place { $number }
place-remove-bot = Retirer le bot de la place { $number }
place-remove-person = Retirer { $name } de la table
remove-sure = Retirer { $name } ?
remove-sure-told = Une personne retirée ne peut plus s’asseoir à cette table.
remove-yes = Oui, retirer
level-novice = Novice
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-grandmaster = Grand maître
level-novice-told = environ 40 points par partie
level-apprentice-told = environ 48 points par partie
level-journeyman-told = environ 56 points par partie
level-master-told = environ 64 points par partie
level-grandmaster-told = environ 64,5 points par partie, le mieux qu’il sache faire
room-options = Ce qui se joue
room-columns-rolled-note = un dé donne la première valeur
room-columns-expert-note = un ordre mélangé
direction = Sens
direction-any = selon les dés
pace = Rythme
pace-together = Ensemble
pace-together-told = Les dés suivants viennent quand tout le monde a joué.
pace-own = Chacun à son rythme
pace-own-told = Les mêmes dés pour tous, aussi vite qu’on veut ; vous ne voyez les autres que jusqu’au tour où vous êtes.
limit = Temps par demi-journée
limit-none = sans limite
limit-told = Quand le temps est écoulé, un bot remplaçant joue le tour, qui peut ensuite être repris.
limit-seconds = { $count } secondes
limit-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
limit-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
limit-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
stand-in = Bot remplaçant
stand-in-told = Un bot joue pour qui n’a plus de temps : { $level }
public = Table publique
public-told = Tout le monde peut trouver cette table et s’y asseoir.
private-told = Seul le lien mène ici.
chat-option = Discussion
chat-on = On peut s’écrire
chat-off = Personne ne peut écrire
room-webhook = Annoncer les nouveaux dés sur un canal
room-webhook-told = Une adresse https de ntfy, Discord ou Slack. Personne d’autre ne la voit.
room-webhook-others = Quelqu’un d’autre a donné une adresse pour cette table. Personne d’autre ne peut la lire ; vous pouvez la retirer.
room-webhook-remove = Retirer l’adresse
webhook-field = Adresse
webhook-save = Enregistrer l’adresse
without-banquets = Sans Banquets et Raids
room-start = { $count ->
    [one] Commencer en solo
   *[other] Commencer à { $count }
}
room-start-note = Les places libres seront laissées de côté.
room-start-expected = La partie n’attendra pas les personnes qui ne sont pas encore là.
room-leave = Quitter la table
room-close = Fermer la table
room-close-sure = Fermer cette table ?
room-close-told = Personne ne peut y rester, et le lien ne mène plus nulle part.
room-close-yes = Oui, la fermer
room-fair = Des dés que personne ne peut piper
room-fair-told = Voici l’empreinte du secret du serveur, montrée avant que quiconque prenne place. Chaque personne qui s’assoit ajoute une part de hasard ; tous les dés découlent des deux, et à la fin, tout le monde peut le vérifier.
told-sat = { $name } a pris place.
told-stood = { $name } a quitté la table.
told-started = La partie commence.
told-acted = { $count ->
    [one] { $names } a joué.
   *[other] { $names } ont joué.
}
told-all-acted = Tout le monde a joué.

## At a table of several devices

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
stood-in-last = Un bot remplaçant a joué pour vous, car le temps était écoulé.
play-myself = Jouer moi-même
spectator-told = Les feuilles s’affichent jusqu’au dernier tour que tout le monde a joué.
spectator-own = Les feuilles s’affichent jusqu’au tour que tous les joueurs ont atteint.
to-own-sheet = À votre feuille
player-stand-in = un bot joue
player-gone = hors ligne
player-at = visible : tour { $number }
player-at-start = rien de visible
player-own-at = tour { $number }
player-own-done = tour { $number } joué
tell-dice = M’avertir des nouveaux dés
tell-dice-on = Notifications activées
tell-dice-denied = Ce navigateur ne permet pas à cette page d’envoyer des notifications.
new-dice = Nouveaux dés
new-dice-title = Nouveaux dés ! { $title }
new-dice-told = { $when } : votre ville vous attend.
table-link = Copier le lien de cette table

## Talk

talk = Discussion
talk-unread = { $count ->
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
talk-empty = Personne n’a encore rien dit.
talk-field = Votre message
talk-send = Envoyer
talk-off = L’hôte a désactivé la discussion.
talk-switch-on = Activer la discussion
talk-switch-off = Désactiver la discussion
talk-watcher = regarde
talk-watchers-only = Seules les personnes qui regardent peuvent lire ceci avant la fin de la partie.
talk-name = Nom pour vos messages
talk-name-first = Dites votre nom aux autres, et vous pourrez écrire.
talk-mute = Mettre { $name } en sourdine
talk-unmute = Entendre de nouveau { $name }
talk-muted = { $count ->
    [one] { $count } personne est en sourdine.
   *[other] { $count } personnes sont en sourdine.
}
talk-said = { $name } dit : { $text }
talk-sign = { $name } : { $sign }
talk-signs = Réactions
talk-close = Fermer la discussion
sign-applause = Applaudissements
sign-astonished = Étonnement
sign-ouch = Aïe
sign-laugh = Rire
sign-wave = Un salut
sign-heart = Un cœur

## The lobby

lobby-title = Trouver une table
lobby-lead = Les tables publiques, telles qu’elles sont en ce moment. Prenez place, ou regardez les autres jouer.
lobby-empty = Aucune table publique n’est ouverte pour l’instant.
lobby-empty-told = Créez-en une : elle reste ici pour tout le monde aussi longtemps que vous voulez.
lobby-make = Créer une table publique
lobby-gathering = en préparation
lobby-playing = en cours
lobby-open = { $count ->
    [0] complète
    [one] une place libre
   *[other] { $count } places libres
}
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-join-label = Rejoindre la table : { $name }
lobby-watch-label = Regarder la table : { $name }
lobby-limit = { $time } par demi-journée

## Making a table

setup-where = Où jouez-vous ?
setup-here = Sur cet appareil
setup-here-told = En solo, ou en vous le passant.
setup-anywhere = Sur plusieurs appareils
setup-anywhere-told = Un lien mène tout le monde à la même table, de n’importe où.
setup-places = Places
setup-anywhere-note = Tout le reste peut être changé à la table jusqu’au début de la partie.
setup-open-table = Créer la table

## After a game of several devices

rematch = Revanche
rematch-told = Une revanche se prépare : les mêmes personnes à une nouvelle table.
rematch-join = Rejoindre la revanche
rematch-note = Les mêmes personnes à une nouvelle table, avec de nouveaux dés.
result-copy = Copier le résultat en texte
result-summary = Troyes Dice : { $when }
dice-mixture = D’où vient la graine
dice-mixture-told = Le secret du serveur a été mêlé à ce que chaque personne à la table a ajouté après avoir vu son empreinte.
dice-secret = Le secret du serveur
dice-secret-mark = Empreinte du secret
dice-secret-seen = Celle que ce navigateur a vue avant de prendre place.
dice-secret-published = Celle qui a été montrée à la table.
dice-secret-wrong = Ce n’est pas celle qui a été montrée : { $published }
dice-secret-none = On ne connaît rien à quoi la comparer.
dice-added = Ce que chacun a ajouté
dice-own = Ce navigateur a ajouté
dice-own-right = Cela en fait partie : personne ne pouvait donc connaître les dés d’avance.
dice-own-wrong = Cela n’en fait pas partie.
dice-own-none = Ce navigateur n’a pas pris place à cette table et n’a rien ajouté.
dice-seed-mixed = La graine
dice-seed-right = Elle découle du secret et de ce que chacun a ajouté.
dice-seed-wrong = Elle ne découle pas du secret et de ce que chacun a ajouté.
player-webhook = Notifications de nouveaux dés
player-webhook-told = Quand vous ne regardez pas une table, un message peut vous dire que de nouveaux dés y sont tombés : sur votre téléphone avec ntfy, ou dans un canal de Discord ou de Slack.
player-webhook-field = Adresse (https)
player-webhook-hint = Par exemple https://ntfy.sh/un-nom-que-personne-ne-devine. Laissez vide pour ne recevoir aucun message.
player-webhook-saved = Enregistré. Les nouveaux dés y seront annoncés.
player-webhook-gone = Enregistré. Aucun message ne sera envoyé.
## What can go wrong

error-unreachable = Le serveur est injoignable. Êtes-vous en ligne ?
error-misunderstood = Le serveur n’a pas compris. Veuillez recharger la page.
error-internal = Quelque chose s’est mal passé sur le serveur. Rien n’a été changé ; veuillez réessayer.
error-too-slow = Cela a pris trop de temps. Veuillez réessayer.
error-slow-request = La requête n’est pas arrivée à temps. Veuillez réessayer.
error-bad-host = Le serveur ne reconnaît pas l’adresse à laquelle vous l’avez joint.
error-not-ready = Le serveur n’accède pas à ses parties pour l’instant. Veuillez réessayer dans un moment.
error-not-stored = L’enregistrement a échoué. Veuillez réessayer.
error-unknown-outcome = Le serveur ne sait pas encore si c’est enregistré. La question est reposée d’elle-même.
error-too-many = C’était trop à la fois. Veuillez patienter un instant.
error-server-full = Il y a trop de monde ici en ce moment. Veuillez réessayer bientôt.
error-too-large = C’est trop volumineux pour le serveur.
error-foreign-origin = Ceci a été envoyé par la page d’un autre site.
error-no-such-path = Il n’y a rien à cette adresse.
error-no-such-game = Cette partie n’existe pas.
error-no-such-deal = Cette donne n’existe pas.
error-no-such-code = Personne n’a ce code.
error-no-such-session = Ce navigateur est déjà déconnecté.
error-not-yours = Cette partie appartient à quelqu’un d’autre.
error-not-your-seat = Quelqu’un d’autre joue à cette place.
error-no-such-seat = Cette place n’existe pas.
error-not-seen = Cette demi-journée ne peut pas encore être vue.
error-dice-secret = Cette partie a les dés d’une autre qui est encore en cours. On pourra la voir quand celle-ci sera finie.
error-bad-name = Un nom compte de 1 à 40 caractères.
error-bad-seed = Une graine compte au plus 200 caractères.
error-bad-columns = Chaque valeur de 1 à 6 doit y figurer une seule fois.
error-bad-half-day = Les demi-journées d’une partie vont de 1 à 16.
error-bad-record = Cette partie enregistrée ne peut pas être jouée : { $sentence }
error-player-count = Une partie compte de 1 à 10 joueurs.
error-not-rolled = Aucun dé n’a encore été lancé.
error-turn-finished = Le tour de cette demi-journée est déjà terminé.
error-turn-pending = Le tour de cette demi-journée n’est pas encore terminé.
error-others-pending = Quelqu’un n’a pas encore terminé cette demi-journée.
error-game-over = La partie est terminée.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-other-question = Il faut d’abord décider autre chose.
error-relief-not-needed = Un dé peut être payé : il n’y a donc pas de secours.
error-plaza-destroyed = Cette place est détruite : son dé ne peut pas être pris.
error-payment-missing = Choisissez la ressource avec laquelle payer.
error-payment-not-asked = Ce dé ne demande pas de ressource au choix.
error-too-dear = Vous ne pouvez pas payer cela.
error-value-out-of-range = Le dé ne peut pas prendre cette valeur.
error-value-fixed = Le raid empêche l’influence de modifier ce dé.
error-color-fixed = Le raid empêche de changer la couleur de ce dé.
error-no-prestige = Le raid empêche ce dé de construire un bâtiment de prestige.
error-value-zero = Un dé de valeur 0 ne construit rien.
error-built = Ce bâtiment est déjà construit.
error-crossed = Cette case est barrée.
error-not-work = Ce bonus construit un bâtiment de fonction.
error-not-other-prestige = Ce bonus construit un bâtiment de prestige d’une autre couleur.
error-track-full = Cette piste est pleine.
error-not-of-this-tile = Cet habitant doit être un artisan ou un prêtre.
error-bad-contribution = La page et le serveur ne se comprennent pas. Veuillez recharger la page.
error-bad-limit = Une demi-journée dure de 10 secondes à deux semaines.
error-bad-text = Un message compte de 1 à 500 caractères.
error-bad-webhook = L’adresse doit commencer par https.
error-begun = La partie a commencé.
error-chat-off = L’hôte a désactivé la discussion.
error-closed = Cette table est fermée.
error-full = Toutes les places sont prises.
error-no-identity = Dites-nous d’abord votre nom.
error-no-name = Dites-nous d’abord votre nom.
error-no-secret = Cette table a perdu son secret. Veuillez en créer une autre.
error-no-such-place = Cette place n’existe pas.
error-no-table = Cette partie n’a pas de table commune.
error-nobody = Personne n’a encore pris place.
error-not-host = C’est réservé à l’hôte.
error-not-over = La partie n’est pas encore terminée.
error-own-place = Vous pouvez quitter votre place, mais pas vous retirer vous-même.
error-removed = L’hôte vous a fait quitter cette table.
error-taken = Quelqu’un occupe déjà cette place.

## Hints and analysis

hint = Conseil
hint-title = Ce que valent les décisions
hint-costs = Un conseil indique le score final auquel chaque décision mène en moyenne, et numérote les meilleures sur votre feuille. Qui en prend un ne gagne aucun blason avec cette partie.
hint-costs-once = La question n’est posée qu’une fois. La partie porte ensuite la mention « avec conseils ».
hint-without = Sans conseils
hint-show = Voir le conseil
hint-close = Fermer le conseil
hint-rank = { $first ->
    [yes] la meilleure, { $points } points attendus
   *[no] rang { $rank }, { $points } points attendus, { $behind } de moins que la meilleure
}
hint-told = Conseil : { $place } ; { $ranks }
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
    [one] { $count } autre lieu
   *[other] { $count } autres lieux
}
hint-own = Votre choix
hint-about = ≈ première estimation : trop loin de la meilleure pour un examen de près
key-hints = ce que valent les décisions
with-hints = avec conseils
hints-option = Conseils
hints-on = Chacun peut demander ce que valent les décisions, et perd alors ses blasons
hints-off = Personne ne reçoit de conseils
result-feats-hinted = Vous avez pris des conseils dans cette partie : elle ne vous rapporte aucun blason.
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
result-analysis = Analyser la partie
analysis = Analyse
analysis-title = Analyse : { $names }
analysis-waiting = Le solveur va examiner la partie…
analysis-working = Le solveur examine chaque demi-journée…
analysis-progress = Avancement de l’analyse
analysis-sum-title = D’où vient le score
analysis-sum = Score { $score } = départ { $start }, chance { $luck }, points cédés { $loss }, révisions { $rest }
analysis-score = Score
analysis-start = Départ
analysis-luck = Chance
analysis-loss = Points cédés
analysis-rest = Révisions
analysis-without-luck = Sans la chance
analysis-start-told = ce qu’on pouvait attendre avant les premiers dés, en jouant au mieux
analysis-luck-told = ce que les dés ont apporté, au-delà ou en deçà de l’attente
analysis-loss-told = ce que de meilleures décisions auraient apporté
analysis-rest-told = le solveur qui change d’avis en regardant de plus près
analysis-strongest-score = le bot le plus fort avec ces dés : { $points }
analysis-adjusted = Avec des dés ordinaires, cette façon de jouer aurait donné environ { $points } points.
analysis-classes = Décisions selon leur qualité
classes-best = meilleures
classes-fine = bonnes
classes-inaccuracy = imprécises
classes-mistake = erreurs
classes-blunder = bévues
class-best = la meilleure
class-fine = bonne
class-inaccuracy = imprécise
class-mistake = erreur
class-blunder = bévue
analysis-curve = Score attendu
analysis-curve-label = Courbe du score attendu sur seize demi-journées, de { $start } au départ à { $score } à la fin. Le curseur dessous énonce chaque demi-journée.
analysis-legend-line = score attendu
analysis-legend-strongest = { $name }, mêmes dés
analysis-day = Jour { $day }
analysis-slider = Demi-journée
analysis-half-day = { $when } : les dés ont changé le score attendu de { $luck }, les décisions ont cédé { $loss }. Ce score est passé de { $before } à { $after }.
analysis-table = Toutes les demi-journées en chiffres
analysis-when = Demi-journée
analysis-before = Avant
analysis-after = Après
analysis-decisions = Décisions
analysis-all = Toute la partie
analysis-mistakes = Où des points ont été cédés
analysis-none = Rien que le solveur puisse distinguer du meilleur jeu.
analysis-better = mieux : { $what }
analysis-taken = Joué
analysis-best = Mieux
analysis-compare = Joué ou mieux
analysis-expected = attendus
analysis-reason = Le meilleur choix apporte { $reason }.
analysis-again = Réessayer d’ici
analysis-replay = Revoir ce moment
analysis-strongest = Le bot le plus fort, avec les mêmes dés
analysis-strongest-told = { $name } a fait { $points } points avec ces dés ; ici, il y en a eu { $own }. Lui non plus ne connaissait aucun dé d’avance.
analysis-strongest-replay = Voir comment il a joué
analysis-players = Qui a eu de la chance, qui a le mieux joué
analysis-luckiest = le plus de chance
analysis-played-best = le meilleur jeu
analysis-note = Tous les nombres sont des points du score final. Ils reposent sur ce que le solveur attend d’un bon jeu ; seules les deux dernières demi-journées sont exactes. Une différence de moins de 0,3 point ne signifie rien.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-solver = Ce serveur n’a pas de solveur : ni conseils ni analyses. Tout le reste fonctionne.
error-solver-busy = Trop de personnes interrogent le solveur en ce moment. Veuillez réessayer dans un instant.
error-too-many-questions = Le solveur est encore occupé par vos autres questions.

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } et { $right }
list-more = { $left }, { $right }
list-last = { $left } et { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = J
letter-white = B
# Short prices, at most 9 columns wide.
short-influence = { $count } inf.
short-deniers = { $count } den.
short-knowledge = { $count } conn.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = influence : ±2
tile-1-raid-short = sans influence
tile-2-banquet-short = gratuit
tile-2-raid-short = +1 denier
tile-3-banquet-short = Cath. : 1 chacune
tile-3-raid-short = +1 connaissance
tile-4-banquet-short = fonct. : +1 hab.
tile-4-raid-short = valeur 0
tile-5-banquet-short = couleur : 1
tile-5-raid-short = couleur fixe
tile-6-banquet-short = Forteresse : +2
tile-6-raid-short = +1 influence
tile-7-banquet-short = Gr. Halle : +1
tile-7-raid-short = sans prestige
tile-8-banquet-short = dé noir apaisé
tile-8-raid-short = transp. = noir
# Drawings of a game, at most 80 columns wide.
show-before = avant le premier lancer
show-end = fin de la partie
show-when = { $half ->
    [morning] journée { $day }, matin
   *[afternoon] journée { $day }, après-midi
}
show-day = jour { $day }
show-black = noir
show-turns = { $color ->
    [red] puis rouge
    [yellow] puis jaune
   *[white] puis blanche
}
show-tile = { $side ->
    [banquet] tuile { $number }, banquet
   *[raid] tuile { $number }, raid
}
show-any = 1 au choix
show-any-more = au choix
show-points = { $total ->
    [one] { $name } · { $total } point : habitants { $citizens } + lignes { $rows } + ressources { $resources }
   *[other] { $name } · { $total } points : habitants { $citizens } + lignes { $rows } + ressources { $resources }
}
show-winner = victoire
show-value = valeur
show-built = construit
show-open = libre
show-lost = perdu
show-linked = lié
show-to-link = à lier
show-protected = protégé
show-pause = { $played } sur { $all } : Entrée pour continuer, q pour arrêter
with-die = Dé { $sector } comme { $color } { $value } ; prix : { $cost }.
# Playing in the terminal.
play-saved = La partie est enregistrée après chaque décision, dans { $file }.
play-unsaved = La partie n’a pas pu être enregistrée : { $reason }
play-go-on = Pour continuer plus tard : { $command }
play-have = Vous avez { $what }.
play-taken-back = Repris.
play-way = Dé { $sector } : { $cost }
play-way-gain = Dé { $sector } : { $what } ; prix : { $cost }
play-places = Tous les lieux
play-with-die = Avec le dé { $sector }
# Line by line, without drawings.
lines-hello = Tapez le numéro d’un choix, ou aide pour tout ce qui peut être tapé d’autre.
lines-ask = Votre choix :
lines-unknown = « { $typed } » n’est pas un choix. Tapez un numéro de la liste, ou aide.
lines-built = construits : { $positions }
lines-open = libres : { $positions }
lines-lost = perdus : { $positions }
# What can be typed; English is always understood too.
command-help = aide
command-sheet = feuille
command-dice = dés
command-places = lieux
command-players = joueurs
command-log = chronique
command-undo = annuler
command-take-back = reprendre
command-quit = quitter
command-help-told = cette liste
command-sheet-told = votre feuille, ligne par ligne
command-dice-told = les dés et les places à venir
command-places-told = tout ce qui est accessible maintenant
command-players-told = les points de tous les joueurs
command-log-told = tout ce qui s’est passé
command-undo-told = revenir au choix précédent
command-take-back-told = reprendre la dernière décision de ce tour
command-quit-told = arrêter ; la partie reste enregistrée
# On the whole screen.
screen-small = La fenêtre fait { $columns } × { $rows } ; il faut au moins 80 × 24.
screen-quit-sure = La partie est enregistrée. Encore q pour quitter.
screen-out-of-reach = hors de portée
screen-reach = à portée
screen-preview = aperçu
screen-die = dé
screen-choose = choisir
screen-quit = quitter
key-list = parcourir la liste
key-rows = ligne suivante ou précédente de la feuille
key-places = tous les lieux, quel que soit le dé
key-log = la chronique
key-player = la feuille du joueur suivant
key-quit = arrêter ; la partie reste enregistrée

## The rules

rules = Règles
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle ne contient tous ces mots : { $query }
rules-all = Afficher toutes les règles
rules-ruling = Arbitrage
rules-ruling-told = Tranche ce que les règles imprimées laissent ouvert.
rules-copy = Copier le lien vers { $clause }
rules-quick = Aide-mémoire
rules-quick-told = Deux pages, A4 ou Letter : tout ce que l’on cherche en jouant.
rules-clause = Règle { $clause }
rules-whole = Toutes les règles sur une page à part
key-rules = la règle de ce qui est expliqué

## The guided games

learn = Apprendre en jouant
learn-first = Première fois ? Apprenez en jouant
learn-lead = Une vraie partie en solo, avec quelqu’un à vos côtés qui explique chaque chose au moment où elle devient utile. Vous jouez comme il vous plaît et pouvez vous en passer à tout moment.
lesson-first = Votre première partie
lesson-first-told = Les dés, les bâtiments, le dé noir et tous les bonus, en seize demi-journées.
lesson-banquets = Banquets et Raids
lesson-banquets-told = Pour qui connaît le jeu : ce que font les trois tuiles à côté des places.
lesson-start = Commencer
lesson-go-on = Continuer
lesson-again = Recommencer
lesson-label = { $action } : { $lesson }
lesson-so-far = Explications : { $told } sur { $total }
lesson-done = Tout est expliqué
guide = Guide
guide-next = Suite
guide-back = Retour
guide-done = Terminé
guide-leave = Quitter le guide
guide-resume = Reprendre le guide
guide-left = Vous avez quitté le guide. La touche G ou l’aide le rappelle.
guide-at = { $number } sur { $total }
guide-clause = Règle { $clause }
guide-show = Montrer
guide-try = Une proposition
guide-try-told = Essayez { $die } pour { $what } ; prix : { $cost }.
guide-wait = Continuez à jouer : je reprendrai la parole dès qu’il y aura du nouveau.
guide-wait-chosen = Confirmez, ou choisissez autre chose.
guide-wait-done = Quand vous voulez, passez aux dés suivants.
key-guide = guide : suite, ou le rappeler
guide-welcome-title = Bienvenue à Troyes
guide-welcome-told = Vous bâtissez une ville en seize demi-journées. À chacune, vous utilisez un dé. Le nombre mis en évidence est votre score. Jouons : j’expliquerai au fur et à mesure.
guide-sheet-title = Votre feuille
guide-sheet-told = Trois quartiers : Noblesse en rouge, Civils en jaune, Clergé en blanc. Chacun a six colonnes, et chaque colonne porte une valeur de dé. Un bâtiment demande un dé de sa couleur et de sa valeur.
guide-roll-title = À vous les dés
guide-roll-told = Lancez les premiers dés : avec le bouton du bas ou la touche N.
guide-dice-title = Quatre dés
guide-dice-told = Ils sont posés dans le sens horaire, du plus petit au plus grand. Un dé transparent prend la couleur de la place où il se trouve. Vous en utiliserez un.
guide-prices-title = Ce que coûte un dé
guide-prices-told = Le plus petit dé est gratuit. Le suivant coûte une ressource au choix, puis un denier, puis deux deniers.
guide-black-title = Le dé noir
guide-black-told = Il détruit la place où il se trouve : personne ne peut prendre ce dé. Les deux premières journées, c’est tout. Dès la journée 3, il frappe aussi votre feuille.
guide-actions-title = Trois possibilités
guide-actions-told = Un dé fait une seule chose : gagner des ressources sur la piste de sa couleur, ou construire dans son quartier – en haut un bâtiment de prestige, en bas un bâtiment de fonction. Sa valeur indique la colonne.
guide-choose-title = Choisissez
guide-choose-told = Touchez un dé pour voir tout ce qu’il atteint, ou un lieu pour voir toutes les façons d’y arriver. Chaque lieu montre son prix entier.
guide-preview-title = Rien n’est encore payé
guide-preview-told = L’encre bleue en pointillés montre sur la feuille ce qui arriverait, et cette barre le dit en mots, avec le prix et les points. Confirmez, ou annulez sans frais.
guide-citizens-title = Les habitants sont des points
guide-citizens-told = Un bâtiment de fonction amène deux habitants de sa couleur. Chaque habitant vaut un point, et les cases encadrées de leurs pistes rapportent davantage.
guide-undo-title = Vous pouvez changer d’avis
guide-undo-told = Un tour confirmé peut être repris tant que vous n’avez pas vu les dés suivants.
guide-turning-title = La roue tourne
guide-turning-told = Une place détruite revient avec l’autre face visible : le petit disque indique laquelle. Après chaque après-midi, le cadran avance d’un emplacement. Voici ce qui vient ensuite.
guide-resources-title = Gagner des ressources
guide-resources-told = Un dé peut rapporter autant de ressources que sa valeur : de l’influence en rouge, des deniers en jaune, de la connaissance en blanc. Ce que vous dépensez est barré pour de bon : une piste s’épuise donc un jour.
guide-value-title = L’influence change la valeur
guide-value-told = Chaque influence dépensée augmente ou diminue de 1 la valeur d’un dé. On s’arrête à 1 et à 6.
guide-cathedral-title = Les Cathédrales comptent des lignes
guide-cathedral-told = Chaque Cathédrale éveille un personnage qui compte une ligne de bâtiments à la fin. Vos deux premières donnent 1 point par bâtiment de leur ligne, les deux suivantes 2, les deux dernières 3.
guide-fortress-title = Les Forteresses protègent
guide-fortress-told = Une Forteresse amène un habitant et garde toute sa colonne, dans les trois quartiers. Bientôt le dé noir frappera : construisez là où cela ferait mal.
guide-saved-title = Les murs tiennent
guide-saved-told = Dès la journée 3, le dé noir frappe le quartier de sa place, dans la colonne de sa valeur. Là où se dresse une Forteresse, rien n’est perdu.
guide-crossed-title = Case barrée
guide-crossed-told = Le dé noir frappe le quartier de sa place, dans la colonne de sa valeur. Sans Forteresse, ce qui n’y est pas construit ne le sera jamais. Ce qui est debout est à l’abri et continue de compter.
guide-color-title = La connaissance change la couleur
guide-color-told = Deux connaissances donnent à un dé la couleur de votre choix. Les prix qui les comprennent sont pâles. Vous pouvez changer la couleur et la valeur du même dé.
guide-links-title = Des losanges entre voisins
guide-links-told = Dès que les deux bâtiments d’un losange sont construits, vous gagnez aussitôt son bonus.
guide-hall-title = Les Grandes Halles regardent les dés
guide-hall-told = Une Grande Halle rapporte pour chaque dé de la couleur indiquée qui peut être pris pendant cette demi-journée. Le dé que vous utilisez compte avec la couleur de sa place.
guide-track-title = Des cadeaux en chemin
guide-track-told = La 6e, la 12e et la 18e case d’une piste de ressource amènent aussi un habitant.
guide-columns-title = Toutes les trois ensemble
guide-columns-told = Quand les trois pistes d’habitants atteignent la 3e case, vous gagnez une ressource de chaque sorte. À la 6e et à la 11e, vous construisez gratuitement un bâtiment de fonction au choix. Mieux vaut donc ne laisser aucune couleur à la traîne.
guide-free-title = Un bâtiment gratuit
guide-free-told = Certains bonus construisent pour vous : n’importe quel lieu libre du type indiqué, sans dé. Il agit comme tout autre bâtiment et peut déclencher le bonus suivant.
guide-rows-title = Loin sur une piste
guide-rows-told = Une piste d’habitants qui atteint 15 construit gratuitement un bâtiment de prestige d’une autre couleur. À 20, elle amène un habitant de chaque autre couleur.
guide-relief-title = Si vous ne pouvez pas payer
guide-relief-told = Quand vous ne pouvez payer aucun dé, vous gagnez une ressource de chaque sorte au lieu de jouer. C’est rare, et cela coûte une demi-journée.
guide-score-title = Ce qui compte à la fin
guide-score-told = Un point par habitant ; pour chaque personnage éveillé, les points de sa ligne ; et un point par lot de deux ressources d’une même sorte en réserve.
guide-last-title = La dernière demi-journée
guide-last-told = Rien ne vient après ce tour. Deux ressources d’une même sorte valent un point : dépensez-les si elles rapportent plus.
guide-end-title = C’est tout
guide-end-told = Vous connaissez maintenant tout le jeu. Regardez le résultat ; puis essayez avec d’autres dés, à plusieurs, ou avec Banquets et Raids.
guide-tiles-title = Trois tuiles
guide-tiles-told = Elles sont à côté des places de même couleur sur les deux faces et montrent pour l’instant leur banquet. Survolez-en une ou appuyez longuement pour la lire.
guide-feast-title = Un dé au banquet
guide-feast-told = Qui prend ce dé profite de la tuile :
guide-use-title = Avec la tuile
guide-use-told = Le prix et la suite tiennent déjà compte de la tuile. Les suppléments s’ajoutent simplement.
guide-turn-over-title = Des visiteurs
guide-turn-over-told = Le dé noir est venu à un banquet. À la fin de cette demi-journée, la tuile est retournée sur sa face raid et le reste jusqu’au bout.
guide-raid-title = Un raid
guide-raid-told = La torche marque une tuile retournée. Désormais, elle pèse sur les dés de cette place.
guide-raided-title = Un dé au raid
guide-raided-told = Celui-ci est plus cher ou plus faible qu’il n’en a l’air :
guide-limits-title = Le dé seulement
guide-limits-told = Une tuile agit sur le dé posé là, dans l’action même. Les bâtiments gratuits n’en tirent jamais rien.
guide-others-title = Cinq autres
guide-others-told = Chaque partie tire trois tuiles sur huit. Les autres s’expliquent de la même façon. L’une d’elles apaise même le dé noir.
why-first-1 = C’est gratuit, et deux chevaliers font deux points.
why-first-2 = Six deniers pour un : de l’argent pour la suite, et un artisan au passage.
why-first-3 = C’est gratuit. Hugues de Payns comptera vos Forteresses.
why-first-4 = Une influence change le 1 en 2. Demain, le dé noir commence à frapper.
why-first-5 = Chaque Cathédrale donne plus de valeur aux suivantes.
why-first-6 = Deux chevaliers, et la moitié d’un losange.
why-first-7 = C’est gratuit, et cela complète le losange et rapporte trois influences.
why-first-8 = Deux dés rouges peuvent être pris : cela amène quatre chevaliers.
why-banquets-1 = Le banquet ajoute un troisième chevalier.
why-banquets-2 = Le banquet rend gratuit le dé le plus cher.

## By ear

told-preview = { $count ->
    [one] Si vous confirmez : { $what } ; prix : { $cost } ; { $count } point.
   *[other] Si vous confirmez : { $what } ; prix : { $cost } ; { $count } points.
}

## Keys of one’s own, and pages that fail

keys-single = Touches d’une seule lettre, d’un chiffre ou d’un signe
keys-single-told = Désactivez-les si vous parlez à l’ordinateur ou si vous touchez le clavier par mégarde. Tab, les flèches, Entrée et Échap suffisent pour tout faire.
keys-change = Choisir d’autres touches
keys-taken = « { $key } » est déjà prise, ou n’est pas une seule touche.
keys-usual = Touches habituelles
key-find = chercher dans les règles
part-failed = Quelque chose s’est mal passé ici. Le reste de la page fonctionne.
page-broken = Quelque chose s’est mal passé sur cette page. Vos parties sont intactes.
page-reload = Recharger la page
