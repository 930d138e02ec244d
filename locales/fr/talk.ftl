### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name } a pris place.
announce-stood = { $name } a quitté la table.
announce-started = La partie commence.
announce-acted = { $count ->
    [one] { $names } a joué.
   *[other] { $names } ont joué.
}
rematch-text = Une revanche se prépare : les mêmes personnes à une nouvelle table.

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
talk-watchers-only = Seuls les spectateurs peuvent lire ceci avant la fin de la partie.
talk-name = Nom pour vos messages
talk-name-first = Dites votre nom aux autres, et vous pourrez écrire.
talk-mute = Mettre { $name } en sourdine
talk-unmute = Rétablir le son de { $name }
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
