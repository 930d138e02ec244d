### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name } hat Platz genommen.
announce-stood = { $name } hat den Tisch verlassen.
announce-started = Die Partie beginnt.
announce-acted = { $count ->
    [one] { $names } hat gezogen.
   *[other] { $names } haben gezogen.
}
rematch-text = Es gibt eine Revanche: dieselben Leute an einem neuen Tisch.

## Talk

talk = Chat
talk-unread = { $count ->
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}
talk-empty = Noch hat niemand etwas gesagt.
talk-field = Deine Nachricht
talk-send = Senden
talk-off = Der Host hat den Chat ausgeschaltet.
talk-switch-on = Chat einschalten
talk-switch-off = Chat ausschalten
talk-watcher = sieht zu
talk-watchers-only = Bis zum Ende der Partie können das nur alle lesen, die zusehen.
talk-name = Name für deine Nachrichten
talk-name-first = Sag den anderen erst deinen Namen, dann kannst du schreiben.
talk-mute = { $name } stummschalten
talk-unmute = Stummschaltung von { $name } aufheben
talk-muted = { $count ->
    [one] Eine Person ist stummgeschaltet.
   *[other] { $count } Personen sind stummgeschaltet.
}
talk-said = { $name } sagt: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Reaktionen
talk-close = Chat schließen
sign-applause = Applaus
sign-astonished = Staunen
sign-ouch = Autsch
sign-laugh = Lachen
sign-wave = Winken
sign-heart = Herz
