### The player and their games.

## The player

player-title = Vous
player-lead = Ici, pas de comptes. Ce navigateur garde une clé grâce à laquelle on vous reconnaît à chaque visite, avec vos parties et vos blasons.
player-lead-here = Ici, pas de comptes. Vos parties sont gardées dans ce navigateur, sur cet appareil seulement.
player-name = Votre nom
player-name-text = C’est votre nom dans les nouvelles parties.
player-save = Enregistrer
player-saved = Enregistré.
player-move = Emporter vos parties sur un autre appareil
player-move-text = Un code de récupération ouvre vos parties et vos blasons sur un autre appareil, et les ramène si ce navigateur vous oublie. Gardez-le comme une clé : qui le possède peut jouer à votre place.
player-make-code = Créer un code de récupération
player-make-another = Créer un nouveau code
player-has-code = Vous avez déjà un code. En créer un nouveau désactive l’ancien.
player-code = Votre code de récupération
player-code-once = Il n’est affiché que maintenant. Notez-le, ou copiez-le en lieu sûr.
player-copy-code = Copier le code
player-use = Utiliser un code ici
player-use-text = Cet appareil prend alors l’identité de ce code. Ce qu’il contient maintenant reste à l’identité actuelle : créez d’abord un code pour elle si vous voulez y revenir.
player-use-field = Code de récupération
player-use-hint = Cinq groupes de quatre. Peu importent les majuscules, les espaces et les tirets.
player-become = Prendre cette identité
player-became = Bon retour, { $name }. Cet appareil joue maintenant en votre nom.
player-became-nameless = Bon retour. Cet appareil joue maintenant en votre nom.
player-devices = Vos appareils
player-devices-text = Les navigateurs qui jouent en votre nom. Un navigateur déconnecté ne garde rien qui permette de jouer pour vous.
player-device-this = ce navigateur
player-device-seen = vu pour la dernière fois le { $day }
player-device-unknown = Navigateur inconnu
player-device-end = Déconnecter
player-device-end-named = Déconnecter { $device }
player-devices-end = Déconnecter tous les autres
player-device-ended = Déconnecté.
player-forget = M’oublier sur cet appareil
player-forget-text = Les parties restent sur le serveur et leurs liens fonctionnent toujours, mais ce navigateur ne sait plus qu’elles sont à vous.
player-forget-button = M’oublier ici
player-forget-sure = Vous oublier sur cet appareil ?
player-forget-code = Votre code de récupération vous ramènera.
player-forget-no-code = Vous n’avez pas de code de récupération : il n’y aura pas de retour possible.
player-forget-yes = Oui, m’oublier
player-forgotten = Cet appareil ne vous connaît plus. La prochaine partie commence avec une nouvelle identité.
player-webhook = Notifications de tour
player-webhook-text = Quand vous n’êtes pas à la table, un message peut vous dire que de nouveaux dés vous attendent : sur votre téléphone avec ntfy, ou dans un canal de Discord ou de Slack.
player-data = Tout ce qui vous concerne
player-data-text = Téléchargez ou faites effacer tout ce que ce serveur garde sur vous : parties, messages, navigateurs.
player-export = Tout télécharger
player-erase = M’effacer
player-erase-sure = Vous effacer définitivement ?
player-erase-text = Vos parties en solo et vos messages disparaissent. Les parties à plusieurs restent, sans votre nom. On ne peut pas revenir en arrière, même avec un code de récupération.
player-erase-yes = Oui, m’effacer
player-erased = Tout est effacé. La prochaine partie commence avec une nouvelle identité.
player-webhook-field = Adresse (https)
player-webhook-hint = Par exemple https://ntfy.sh/un-nom-que-personne-ne-devine. Laissez vide pour ne recevoir aucune notification.
player-webhook-saved = Enregistré. Les nouveaux dés y seront annoncés.
player-webhook-gone = Enregistré. Aucune notification ne sera envoyée.

## Your games

games-title = Vos parties
games-none = Pas encore de partie. La première n’est qu’à un geste d’ici.
games-start = Commencer une partie
games-unfinished = En cours
games-finished = Terminées
games-go-on = Continuer
games-turn-of = En attente de { $names }
games-result = Résultat
games-remove-label = Retirer de la liste la partie de { $names }
games-remove-sure = La retirer de votre liste ? La partie elle-même reste, avec son lien.
games-remove-yes = Oui, la retirer
games-keep = La garder
games-removed = Retirée de votre liste.
games-more = Voir les parties plus anciennes
games-upload = Importer une partie
games-upload-text = Une partie téléchargée ici ou ailleurs reprend vie : terminée, avec son résultat et sa relecture ; en cours, prête à être continuée.
games-won = { $score ->
    [one] { $name }, { $score } point, victoire
   *[other] { $name }, { $score } points, victoire
}
player-own = Parties de cet appareil
player-own-always = Toujours héberger mes parties sur cet appareil
player-own-text = Les parties en solo, avec des bots ou autour de cet appareil se passent alors de serveur et de réseau. Leurs dés sont tirés sur cet appareil : elles ne rapportent aucun blason et ne comptent dans aucun classement. Les parties commencées ici faute de serveur lui sont transmises plus tard, pour que vous les retrouviez sur vos autres appareils ; si ce réglage est activé, elles restent ici.
player-thinking = Conseils et analyses
player-thinking-text = { $lack ->
    [none] Ils sont calculés dans ce navigateur, même dans les parties d’un serveur. Le serveur apprend seulement que vous avez pris un conseil.
    [weights] C’est le serveur qui les calcule : le solveur n’a pas pu être téléchargé dans ce navigateur. Nouvel essai la prochaine fois.
    [simd] C’est le serveur qui les calcule, et ce navigateur ne peut pas héberger de parties : il lui manque le SIMD de WebAssembly, sans lequel la réflexion prendrait plusieurs fois plus de temps. Une version plus récente du navigateur y remédie.
    [module] C’est le serveur qui les calcule, et ce navigateur ne peut pas héberger de parties : il n’exécute pas WebAssembly, ou celui-ci est désactivé.
   *[build] C’est le serveur qui les calcule.
}
