### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = Table : { $name }
room-title-own = Votre table
room-lead-host = Envoyez le lien aux personnes qui joueront. Chacune voit les mêmes dés sur son propre écran.
room-lead-guest = { $name } lance la partie quand tout le monde est là.
room-lead-visitor = Prenez place pour jouer, ou restez pour regarder.
room-full = Toutes les places sont prises. Vous pouvez rester et regarder.
room-removed = { $name } vous a fait quitter cette table. Vous pouvez encore regarder.
room-link = Le lien de cette table
room-copy = Copier le lien
room-share = Partager
room-qr = Le lien en code QR, à scanner avec un téléphone
room-places = Places
room-place = Place { $number }
open-place-text = pour qui a le lien
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
sit-down = S’asseoir
change-name = Changer votre nom
bot-instead = Mettre un bot à la place { $number }
add-place = Ajouter une place
place-up = Monter { $name }
place-down = Descendre { $name }
place-remove = Retirer la place { $number }
place-remove-bot = Retirer le bot de la place { $number }
place-remove-person = Exclure { $name } de la table
remove-sure = Exclure { $name } ?
remove-sure-text = Une personne exclue ne peut plus s’asseoir à cette table.
remove-yes = Oui, exclure
room-options = Options de la partie
pace = Rythme
pace-together-text = Les dés suivants viennent quand tout le monde a joué.
pace-own-text = Les mêmes dés pour tous, aussi vite qu’on veut ; vous ne voyez les autres que jusqu’au tour où vous êtes.
limit = Temps par demi-journée
limit-text = Quand le temps est écoulé, un bot remplaçant joue le tour, qui peut ensuite être repris.
stand-in = Bot remplaçant
stand-in-text = Un bot joue pour qui n’a plus de temps : { $level }
public = Table publique
public-text = Tout le monde peut trouver cette table et s’y asseoir.
private-text = Il faut le lien pour venir ici.
chat-option = Discussion
chat-on = Tout le monde peut écrire
chat-off = Personne ne peut écrire
room-webhook = Annoncer les nouveaux dés sur un canal
room-webhook-text = Une adresse https de ntfy, Discord ou Slack. Personne d’autre ne la voit.
room-webhook-others = Quelqu’un d’autre a donné une adresse pour cette table. Seule cette personne peut la lire ; vous pouvez la retirer.
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
room-close-text = Tout le monde doit partir, et le lien ne fonctionne plus.
room-close-yes = Oui, la fermer
room-fair = Des dés que personne ne peut piper
room-fair-text = Voici l’empreinte du secret du serveur, montrée avant que quiconque prenne place. Chaque personne qui s’assoit ajoute une part de hasard ; tous les dés découlent des deux, et à la fin, tout le monde peut le vérifier.
hints-option = Conseils
hints-on = On peut demander ce que valent les décisions ; qui le fait ne gagne aucun blason
hints-off = Personne ne reçoit de conseils

## The lobby

lobby-title = Trouver une table
lobby-lead = Les tables publiques, telles qu’elles sont en ce moment. Prenez place, ou regardez les autres jouer.
lobby-empty = Aucune table publique n’est ouverte pour l’instant.
lobby-empty-text = Créez-en une : elle reste ici pour tout le monde tant que vous y êtes.
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

## Waiting for somebody

lobby-here = { $count ->
    [0] Personne d’autre n’est ici en ce moment.
    [one] { $count } autre personne est ici en ce moment.
   *[other] { $count } autres personnes sont ici en ce moment.
}
lobby-bot = Jouer contre un bot en attendant
lobby-call = M’appeler quand quelqu’un arrive
lobby-called = On vous appellera dès que quelqu’un ouvrira une table, quoi que vous jouiez ici entre-temps.
lobby-call-off = Ne pas m’appeler
lobby-code = On vous a donné le code d’une table ?
lobby-code-go = Aller à la table
call-table = { $name } a ouvert une table.
call-company = { $names } : quelqu’un vient de s’asseoir à votre table.
call-follow = Y aller
call-later = Plus tard
room-code = Ou à lire à voix haute :
room-meanwhile = Jouer contre un bot en attendant
room-meanwhile-text = Votre table reste ouverte, et on vous appelle dès que quelqu’un s’assoit.
