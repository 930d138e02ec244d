### What this device keeps of games: taken along, brought back, deleted.

device-title = Ce que garde cet appareil
device-text = Les parties que cet appareil héberge, votre nom et vos réglages sont gardés dans ce navigateur. Un fichier les emporte sur un autre appareil, ou les ramène.
device-games = { $games ->
    [0] Aucune partie n’est encore gardée ici.
    [one] { $games } partie est gardée ici.
   *[other] { $games } parties sont gardées ici.
}
device-lasting = { $how ->
    [forgetful] Ce navigateur ne leur donne pas de place durable : la fenêtre est privée, ou le stockage est désactivé ou plein. Elles finissent avec cette page ; exportez-les avant de la fermer.
    [removable] Si la place manque, ou si vous restez longtemps sans venir, ce navigateur peut les supprimer.
   *[lasting] Ce navigateur les garde jusqu’à ce que vous les supprimiez.
}
device-keep = Demander au navigateur de les garder
device-kept-not = Le navigateur n’a pas accepté. Un fichier est plus sûr.
device-export = Tout exporter
device-import = Importer un fichier
device-import-text = Parties, nom et réglages d’un fichier exporté ici ou sur un autre appareil. Ce qui est ici reste.
device-imported = Importé : { $added } nouvelles, { $grown } continuées, { $same } déjà connues.
device-parted = { $count ->
    [one] { $count } partie avait continué autrement des deux côtés ; les deux sont maintenant ici.
   *[other] { $count } parties avaient continué autrement des deux côtés ; les deux versions de chacune sont maintenant ici.
}
device-file-foreign = Ce fichier n’a pas été exporté ici.
device-file-newer = Ce fichier vient d’une version plus récente du jeu. Mettez d’abord cette page à jour.
device-file-broken = Ce fichier est abîmé ; rien n’en a été pris.
device-file-large = Ce fichier est plus grand que tout ce qui s’exporte ici. Il n’a pas été lu.
device-file-room = Il n’y a pas de place pour tout ; rien n’a été pris.
device-delete = Tout supprimer ici
device-delete-sure = Supprimer tout ce que garde cet appareil ?
device-delete-text = { $games ->
    [0] Votre nom et vos réglages disparaissent.
    [one] { $games } partie disparaît, ainsi que votre nom et vos réglages.
   *[other] { $games } parties disparaissent, dont { $unfinished } non terminées, ainsi que votre nom et vos réglages.
} Les parties d’un serveur et les fichiers exportés restent. Personne ne peut ramener le reste.
device-delete-yes = Oui, tout supprimer
device-deleted = Tout est supprimé.
