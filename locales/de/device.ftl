### What this device keeps of games: taken along, brought back, deleted.

device-title = Was dieses Gerät aufbewahrt
device-text = Partien, die auf diesem Gerät laufen, dein Name und deine Einstellungen liegen in diesem Browser. Eine Datei nimmt sie auf ein anderes Gerät mit oder bringt sie zurück.
device-games = { $games ->
    [0] Hier liegen noch keine Partien.
    [one] Hier liegt 1 Partie.
   *[other] Hier liegen { $games } Partien.
}
device-lasting = { $how ->
    [forgetful] Dieser Browser gibt ihnen keinen bleibenden Platz: Das Fenster ist privat, oder der Speicher ist abgeschaltet oder voll. Sie enden mit dieser Seite; exportiere sie, bevor du sie schließt.
    [removable] Wird der Platz knapp oder warst du lange nicht hier, darf dieser Browser sie entfernen.
   *[lasting] Dieser Browser behält sie, bis du sie löschst.
}
device-keep = Den Browser bitten, sie zu behalten
device-kept-not = Der Browser hat nicht zugestimmt. Eine Datei ist sicherer.
device-export = Alles exportieren
device-import = Datei importieren
device-import-text = Partien, Name und Einstellungen aus einer Datei, die hier oder auf einem anderen Gerät exportiert wurde. Was hier ist, bleibt.
device-imported = Importiert: { $added } neu, { $grown } fortgesetzt, { $same } schon bekannt.
device-parted = { $count ->
    [one] 1 Partie ging an beiden Orten verschieden weiter; jetzt sind beide hier.
   *[other] { $count } Partien gingen an beiden Orten verschieden weiter; jetzt sind von jeder beide hier.
}
device-file-foreign = Diese Datei wurde nicht hier exportiert.
device-file-newer = Diese Datei stammt aus einer neueren Version des Spiels. Aktualisiere zuerst diese Seite.
device-file-broken = Diese Datei ist beschädigt; nichts davon wurde übernommen.
device-file-large = Diese Datei ist größer als alles, was hier exportiert wird. Sie wurde nicht gelesen.
device-file-room = Für alles ist kein Platz; nichts davon wurde übernommen.
device-delete = Alles hier löschen
device-delete-sure = Alles löschen, was dieses Gerät aufbewahrt?
device-delete-text = { $games ->
    [0] Dein Name und deine Einstellungen werden gelöscht.
    [one] 1 Partie wird gelöscht, dazu dein Name und deine Einstellungen.
   *[other] { $games } Partien werden gelöscht, { $unfinished } davon unfertig, dazu dein Name und deine Einstellungen.
} Partien auf einem Server und exportierte Dateien bleiben. Den Rest kann niemand zurückholen.
device-delete-yes = Ja, alles löschen
device-deleted = Alles ist gelöscht.
