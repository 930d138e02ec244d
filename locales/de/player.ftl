### The player and their games.

## The player

player-title = Du
player-lead = Hier gibt es keine Konten. Dieser Browser bewahrt einen Schlüssel auf, an dem wir dich jedes Mal wiedererkennen, mit deinen Partien und Wappen.
player-lead-here = Hier gibt es keine Konten. Deine Partien liegen in diesem Browser, nur auf diesem Gerät.
player-name = Dein Name
player-name-text = So heißt du in neuen Partien.
player-save = Speichern
player-saved = Gespeichert.
player-move = Nimm deine Partien auf ein anderes Gerät mit
player-move-text = Ein Wiederherstellungscode öffnet deine Partien und Wappen auf einem anderen Gerät und bringt sie zurück, falls dieser Browser dich vergisst. Hüte ihn wie einen Schlüssel: Wer ihn hat, kann an deiner Stelle spielen.
player-make-code = Code erstellen
player-make-another = Neuen Code erstellen
player-has-code = Du hast schon einen Code. Ein neuer macht den alten ungültig.
player-code = Dein Wiederherstellungscode
player-code-once = Er wird nur jetzt gezeigt. Schreib ihn auf oder kopiere ihn an einen sicheren Ort.
player-copy-code = Code kopieren
player-use = Einen Code hier verwenden
player-use-text = Auf diesem Gerät spielt dann die Person, der der Code gehört. Was jetzt darauf ist, bleibt bei der bisherigen Person: Erstelle zuerst für sie einen Code, wenn du zurückkommen willst.
player-use-field = Wiederherstellungscode
player-use-hint = Fünf Gruppen zu vier Zeichen. Groß- und Kleinschreibung, Leerzeichen und Bindestriche sind egal.
player-become = Als diese Person spielen
player-became = Willkommen zurück, { $name }. Auf diesem Gerät spielst jetzt du.
player-became-nameless = Willkommen zurück. Auf diesem Gerät spielst jetzt du.
player-devices = Deine Geräte
player-devices-text = Browser, die in deinem Namen spielen. Nach dem Abmelden kann ein Browser nicht mehr für dich spielen.
player-device-this = dieser Browser
player-device-seen = zuletzt gesehen am { $day }
player-device-unknown = Unbekannter Browser
player-device-end = Abmelden
player-device-end-named = { $device } abmelden
player-devices-end = Alle anderen abmelden
player-device-ended = Abgemeldet.
player-forget = Vergiss mich auf diesem Gerät
player-forget-text = Die Partien bleiben auf dem Server, und Links auf sie gelten weiter, aber dieser Browser weiß nicht mehr, dass sie dir gehören.
player-forget-button = Hier vergessen
player-forget-sure = Dich auf diesem Gerät vergessen?
player-forget-code = Dein Wiederherstellungscode bringt dich zurück.
player-forget-no-code = Du hast keinen Wiederherstellungscode: Es gibt dann keinen Weg zurück.
player-forget-yes = Ja, vergiss mich
player-forgotten = Dieses Gerät hat dich vergessen. Die nächste Partie beginnst du als neue Person.
player-webhook = Benachrichtigungen über deine Züge
player-webhook-text = Auch wenn du nicht am Tisch bist, kann dir eine Nachricht sagen, dass neue Würfel auf dich warten: auf deinem Handy über ntfy oder in einem Kanal von Discord oder Slack.
player-data = Alles über dich
player-data-text = Lade herunter oder lösche, was dieser Server über dich weiß: Partien, Nachrichten, Browser.
player-export = Alles herunterladen
player-erase = Mich löschen
player-erase-sure = Dich endgültig löschen?
player-erase-text = Die Partien, die du allein gespielt hast, und deine Nachrichten verschwinden. Partien mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen, auch nicht mit einem Wiederherstellungscode.
player-erase-yes = Ja, mich löschen
player-erased = Du bist gelöscht. Die nächste Partie beginnst du als neue Person.
player-webhook-field = Adresse (https)
player-webhook-hint = Etwa https://ntfy.sh/ein-name-den-niemand-errät. Bleibt das Feld leer, bekommst du keine Nachrichten.
player-webhook-saved = Gespeichert. Neue Würfel werden dort gemeldet.
player-webhook-gone = Gespeichert. Es werden keine Nachrichten geschickt.

## Your games

games-title = Deine Partien
games-none = Noch keine Partien. Die erste ist nur einen Tipp entfernt.
games-start = Partie beginnen
games-unfinished = Noch offen
games-finished = Beendet
games-go-on = Fortsetzen
games-turn-of = Wartet auf { $names }
games-result = Ergebnis
games-remove-label = Partie von { $names } aus der Liste nehmen
games-remove-sure = Aus deiner Liste nehmen? Die Partie selbst bleibt, mit ihrem Link.
games-remove-yes = Ja, entfernen
games-keep = Behalten
games-removed = Aus deiner Liste genommen.
games-more = Ältere Partien zeigen
games-upload = Aufzeichnung hochladen
games-upload-text = Eine Aufzeichnung, die du hier oder anderswo heruntergeladen hast, wird wieder lebendig: eine beendete Partie mit Ergebnis und Wiederholung, eine offene zum Weiterspielen.
games-won = { $score ->
    [one] { $name }, { $score } Punkt, gewonnen
   *[other] { $name }, { $score } Punkte, gewonnen
}
player-own = Partien auf diesem Gerät
player-own-always = Meine Partien immer auf diesem Gerät hosten
player-own-text = Partien allein, mit Bots oder gemeinsam an diesem Gerät brauchen dann weder Server noch Netz. Ihre Würfel werden auf diesem Gerät gelost, darum bringen sie keine Wappen und zählen in keiner Rangliste. Partien, die hier begannen, weil kein Server da war, werden ihm später übergeben, damit du sie auf deinen anderen Geräten findest; ist dies eingeschaltet, bleiben sie hier.
player-thinking = Tipps und Analysen
player-thinking-text = { $lack ->
    [none] Sie werden in diesem Browser berechnet, auch bei Partien eines Servers. Der Server erfährt nur, dass du einen Tipp genommen hast.
    [weights] Der Server berechnet sie: Der Rechner konnte nicht in diesen Browser geladen werden. Beim nächsten Mal wird es wieder versucht.
    [simd] Der Server berechnet sie, und dieser Browser kann selbst keine Partien hosten: Ihm fehlt SIMD für WebAssembly, und ohne das würde das Nachdenken ein Vielfaches der Zeit brauchen. Eine neuere Version des Browsers hilft.
    [module] Der Server berechnet sie, und dieser Browser kann selbst keine Partien hosten: Er führt kein WebAssembly aus, oder es ist abgeschaltet.
   *[build] Der Server berechnet sie.
}
