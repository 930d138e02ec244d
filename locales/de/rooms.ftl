### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = Tisch von { $name }
room-title-own = Dein Tisch
room-lead-host = Schick den Link an alle, die mitspielen sollen. Alle sehen dieselben Würfel auf dem eigenen Bildschirm.
room-lead-guest = { $name } startet die Partie, wenn alle da sind.
room-lead-visitor = Nimm Platz und spiel mit, oder bleib und sieh zu.
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
room-removed = { $name } hat dich von diesem Tisch entfernt. Zusehen kannst du weiterhin.
room-link = Der Link zu diesem Tisch
room-copy = Link kopieren
room-share = Teilen
room-qr = Der Link als QR-Code, zum Scannen mit dem Handy
room-places = Plätze
room-place = Platz { $number }
open-place-text = für alle mit dem Link
expected = wird erwartet
host = Host
you-mark = du
here = da
not-here = nicht da
watching-count = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
sit-here = Hier sitzen
sit-down = Platz nehmen
change-name = Namen ändern
bot-instead = Bot an Platz { $number } setzen
add-place = Platz hinzufügen
place-up = { $name } nach oben
place-down = { $name } nach unten
place-remove = Platz { $number } entfernen
place-remove-bot = Bot von Platz { $number } entfernen
place-remove-person = { $name } vom Tisch entfernen
remove-sure = { $name } entfernen?
remove-sure-text = Wer entfernt wurde, kann hier nicht wieder Platz nehmen.
remove-yes = Ja, entfernen
room-options = Einstellungen
pace = Tempo
pace-together-text = Die nächsten Würfel kommen, sobald alle gezogen haben.
pace-own-text = Alle spielen dieselben Würfel, so schnell sie mögen, und sehen die anderen nur so weit, wie sie selbst gekommen sind.
limit = Bedenkzeit je Tageszeit
limit-text = Ist die Zeit um, spielt eine Vertretung den Zug; er lässt sich zurücknehmen.
stand-in = Vertretung
stand-in-text = { $level } spielt für alle, deren Zeit um ist
public = In der Lobby
public-text = Alle können diesen Tisch finden und Platz nehmen.
private-text = Hierher kommt nur, wer den Link hat.
chat-option = Chat
chat-on = Alle können schreiben
chat-off = Niemand kann schreiben
room-webhook = Neue Würfel in einem Kanal melden
room-webhook-text = Eine https-Adresse von ntfy, Discord oder Slack. Nur du siehst sie.
room-webhook-others = Jemand anderes hat für diesen Tisch eine Adresse angegeben. Nur diese Person kann sie lesen; du kannst sie entfernen.
room-webhook-remove = Adresse entfernen
webhook-field = Adresse
webhook-save = Adresse speichern
without-banquets = Ohne Bankette & Überfälle
room-start = { $count ->
    [one] Allein starten
   *[other] Mit { $count } am Tisch starten
}
room-start-note = Freie Plätze fallen weg.
room-start-expected = Wer erwartet wird und noch fehlt, hält niemanden auf.
room-leave = Tisch verlassen
room-close = Tisch schließen
room-close-sure = Diesen Tisch schließen?
room-close-text = Alle müssen gehen, und der Link funktioniert nicht mehr.
room-close-yes = Ja, schließen
room-fair = Würfel, die niemand zinken kann
room-fair-text = Das ist der Fingerabdruck des Servergeheimnisses; er war zu sehen, bevor jemand Platz nahm. Wer Platz nimmt, trägt etwas Zufälliges bei; alle Würfel folgen aus beidem, und am Ende können alle es prüfen.
hints-option = Tipps
hints-on = Alle dürfen fragen, was Entscheidungen wert sind; wer fragt, gewinnt keine Wappen
hints-off = Niemand bekommt Tipps

## The lobby

lobby-title = Tisch finden
lobby-lead = Öffentliche Tische, wie sie gerade sind. Nimm Platz, oder sieh anderen beim Spielen zu.
lobby-empty = Gerade ist kein öffentlicher Tisch offen.
lobby-empty-text = Eröffne einen: Er steht hier allen offen, solange du da bist.
lobby-make = Öffentlichen Tisch eröffnen
lobby-gathering = vor dem Start
lobby-playing = Partie läuft
lobby-open = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
lobby-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-join-label = Mitspielen am Tisch von { $name }
lobby-watch-label = Zusehen am Tisch von { $name }

## Waiting for somebody

lobby-here = { $count ->
    [0] Gerade ist sonst niemand hier.
    [one] Gerade ist noch jemand hier.
   *[other] Gerade sind noch { $count } andere hier.
}
lobby-bot = Solange gegen einen Bot spielen
lobby-call = Ruf mich, wenn jemand kommt
lobby-called = Du wirst gerufen, sobald jemand einen Tisch eröffnet, egal was du hier inzwischen spielst.
lobby-call-off = Doch nicht rufen
lobby-code = Hat dir jemand den Code eines Tisches gesagt?
lobby-code-go = Zum Tisch
call-table = { $name } hat einen Tisch eröffnet.
call-company = Jemand sitzt jetzt an deinem Tisch: { $names }.
call-follow = Hingehen
call-later = Später
room-code = Oder zum Vorlesen:
room-meanwhile = Solange gegen einen Bot spielen
room-meanwhile-text = Dein Tisch bleibt offen, und du wirst gerufen, wenn sich jemand setzt.
