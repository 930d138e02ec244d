### What every page may say, and the first page.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left } ; { $right }
# "Banquet: this die is free."
named = { $name } : { $what }

## What many pages share

game = Troyes Dice
expansion = Banquets et Raids
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] rouge
    [yellow] jaune
   *[white] blanche
}
no-table = Il n’y a pas de table ici
before-first = Avant le premier lancer
players = Joueurs
nobody = Anonyme
connection-connecting = Connexion…
connection-open = En ligne
connection-lost = Connexion perdue ; nouvel essai…
connection-back = De nouveau en ligne
menu = Menu
close = Fermer
to-light = Passer au thème clair
to-dark = Passer au thème sombre
language = Langue
to-home = Accueil
half-day = { $half ->
    [morning] Journée { $day }, matin
   *[afternoon] Journée { $day }, après-midi
}
sheet-of = Feuille de score : { $name }
keys = Touches
replay = Revoir la partie
download-record = Télécharger la partie
print-empty = Imprimer une feuille vierge
commitment = Empreinte des dés
fair-dice-text = Les seize lancers découlent d’une graine secrète. Voici son empreinte (SHA-256). La graine est révélée à la fin, pour que vous puissiez vérifier qu’aucun dé n’a été changé.
check-dice = Vérifier les dés
player-number = Joueur { $number }
columns = Colonnes
copied = Copié
roll = Noir { $black } ; transparents { $clear }
record-drop = Ou déposez le fichier ici, ou collez son texte n’importe où sur cette page.
record-paste = Coller le texte d’une partie
record-text = Texte de la partie
record-take = Utiliser ce texte
loading = Un instant…
the-seed = Graine des dés
print-now = Imprimer
cancel = Annuler
result-to-table = À la table
with-hints = avec conseils
analysis = Analyse
rules = Règles
rules-quick = Aide-mémoire
rules-clause = Règle { $clause }
learn = Apprendre en jouant
learn-first = Première fois ? Apprenez en jouant

## The first page

home-title = Quatre dés pour bâtir une ville
home-lead = Seize demi-journées, trois dés transparents et un noir qui n’épargne personne. En solo, autour de cet appareil, ou jusqu’à dix, où que vous soyez. Sans compte.
play-alone = Jouer en solo
play-here = Préparer une partie
play-friends = Jouer à plusieurs
find-table = Trouver une table
go-on-playing = Continuer
history = Vos parties
hall = Tableau d’honneur
player = Vous
home-foot = Logiciel libre ; vos parties restent sur ce serveur.
home-foot-here = Logiciel libre ; vos parties restent sur cet appareil.
for-programs = Pour les programmes : l’API
book = Manuel
not-found = Il n’y a rien ici
not-found-text = Le lien est peut-être incomplet, ou la partie a été supprimée.
page-failed = Cette page n’a pas pu être chargée.
try-again = Réessayer
unknown-problem = Quelque chose s’est mal passé. Veuillez réessayer.
part-failed = Quelque chose s’est mal passé ici. Le reste de la page fonctionne.
page-broken = Quelque chose s’est mal passé sur cette page. Vos parties sont intactes.
page-reload = Recharger la page

## Tables in a few words

columns-mode-first = colonnes de première partie
columns-mode-rolled = colonnes au dé
columns-mode-expert = mode expert
origin-chosen = donne rejouée
origin-imported = importée
origin-branched = bifurcation
origin-device = dés de cet appareil
device-forgetful = Non conservée : fermer cette page met fin à la partie
crier = crieur public
crier-pass = Faire de { $name } le crieur public
room-share-title = Une table de Troyes Dice
open-place = Place libre
sit-name = Votre nom
save-name = Enregistrer
bot = Bot
bot-named = Bot { $level }
level-novice = Novice
level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-grandmaster = Grand maître
pace-together = Ensemble
pace-own = Chacun à son rythme
limit-none = sans limite
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
lobby-limit = { $time } par demi-journée
stood-in-for = Un bot a joué pour { $name }.
stood-in-for-you = Un bot remplaçant a joué.
ended-early = terminée avant la fin
games-turn-yours = À vous de jouer
