### Playing at a table.

## Taking a turn

turn = Dein Zug
prompt-die = Wähle einen Würfel oder einen Ort
prompt-place = Wähle jetzt einen Ort auf dem Zettel
prompt-either = Tippe auf einen Würfel und sieh, was er erreicht, oder auf ein Gebäude oder eine Leiste und sieh jeden Weg dorthin.
prompt-citizen = Wähle eine Leiste für den Gefolgsmann
prompt-free-work = Wähle ein Nutzgebäude, gratis
prompt-free-prestige = Wähle ein Prestigegebäude, gratis
prompt-chain = Die Kette geht weiter, sobald du gewählt hast.
pay = zahlen
left = bleibt
what-follows = Was daraus folgt
confirm = Bestätigen
undo = Zurück
take-back = Zurücknehmen
may-take-back = Du kannst den Zug zurücknehmen, bis du die nächsten Würfel siehst.
turn-done = Dein Zug ist beendet
ready = Weiter, wenn du so weit bist
ways = { $count ->
    [one] Ein Weg
   *[other] { $count } Wege, der billigste zuerst
}
way = Mit { $color } { $value }: { $cost }
more-ways = { $count } weitere …
way-gain = { $amount } mit { $color } { $value }: { $cost }
next-dice = Nächste Würfel
first-dice = Erste Würfel werfen
see-result = Zum Ergebnis
pass-to = Weiter an { $name }
watching = Du siehst { $name } zu.

## The table

turn-number = Zug { $number } von 16
calendar = { $half ->
    [morning] Tag { $day } von 8, Vormittag
   *[afternoon] Tag { $day } von 8, Nachmittag
}
title-day = { $half ->
    [morning] Tag { $day }, Vormittag · Troyes Dice
   *[afternoon] Tag { $day }, Nachmittag · Troyes Dice
}
player-choosing = überlegt
player-ready = bereit
player-done = ist fertig
player-finished = am Ziel
help = Hilfe
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
help-die = Tippe auf einen Würfel: Der Zettel zeigt alles, was er erreicht, mit dem vollen Preis. Blasse Preise brauchen eine andere Farbe.
help-place = Oder tippe zuerst auf ein Gebäude oder eine Ressourcenleiste: Du siehst jeden Weg dorthin, den billigsten zuerst.
help-preview = Bevor etwas bezahlt ist, zeigt gestrichelte blaue Tinte, was geschehen würde, und unten steht es in Worten.
help-back = Ein Schritt zurück kostet nichts. Einen bestätigten Zug kannst du zurücknehmen, bis du die nächsten Würfel siehst.
help-ink = Blass ist möglich, gestrichelt ist Vorschau, volle Tinte ist gebaut, zwei Striche sind verloren.
keycap-enter = Enter
keycap-escape = Esc
key-dice = Würfel wählen
key-sheet = nächster erreichbarer Ort
key-arrows = über den Zettel gehen
key-enter = Ort wählen; noch einmal zum Bestätigen
key-undo = Schritt zurück, oder Zug zurücknehmen
key-escape = nichts wählen
key-next = nächste Würfel
key-menu = Menü
key-talk = Chat
key-help = diese Hilfe
saved-always = Jede bestätigte Entscheidung ist sofort gespeichert: Du kannst diese Seite schließen und wiederkommen.
opening = Die Stadt wird abgesteckt
columns-first-text = Spalten der Reihe nach:
columns-rolled-text = Spalten, gewürfelt:
columns-expert-text = Spalten des Stadtausrufers:
tiles-drawn = Drei Bankette wurden gezogen:
device-dice = Diese Würfel wurden auf diesem Gerät gezogen, darum bringen sie keine Wappen und zählen in keiner Rangliste.
fair-dice = Diese Würfel stehen schon fest
hint = Tipp
key-hints = was die Entscheidungen wert sind
key-rules = die Regel zu dem, was erklärt wird
guide-resume = Begleitung fortsetzen
guide-left = Du spielst ohne Begleitung weiter. Taste G oder die Hilfe holt sie zurück.
key-guide = Begleitung: weiter, oder zurückholen
keys-single = Tasten mit einem Buchstaben, einer Ziffer oder einem Zeichen
keys-single-text = Schalte sie aus, wenn du mit dem Rechner sprichst oder versehentlich Tasten triffst. Mit Tab, Pfeilen, Enter und Esc geht weiterhin alles.
keys-change = Andere Tasten wählen
keys-taken = „{ $key }“ ist schon vergeben oder keine einzelne Taste.
keys-usual = Übliche Tasten
key-find = in den Regeln suchen

## At a table of several devices

room-closed = Dieser Tisch ist geschlossen
room-closed-text = Der Host hat ihn geschlossen, bevor die Partie begann.
announce-all-acted = Alle haben gezogen.
still-thinking = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
player-finished-own = Du bist am Ziel
still-playing = { $count ->
    [one] { $names } spielt noch. Das Ergebnis kommt, sobald alle fertig sind.
   *[other] { $names } spielen noch. Das Ergebnis kommt, sobald alle fertig sind.
}
dice-soon = Nächste Würfel in { $seconds } s
first-dice-soon = Erste Würfel in { $seconds } s
result-soon = Ergebnis in { $seconds } s
time-left-label = Deine Bedenkzeit für diesen Zug: noch { $time }
time-days = { $days } Tg. { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.
stood-in = Eine Vertretung hat diesen Zug gespielt.
stood-in-last = Eine Vertretung hat für dich gespielt, weil die Zeit um war.
play-myself = Selbst spielen
spectator-text = Du siehst die Zettel so weit, wie alle sie gespielt haben.
spectator-own = Du siehst die Zettel so weit, wie alle gekommen sind.
to-own-sheet = Zu deinem Zettel
player-stand-in = wird vertreten
player-gone = nicht da
player-at = zu sehen bis Zug { $number }
player-at-start = noch nichts zu sehen
player-own-at = Zug { $number }
player-own-done = Zug { $number } beendet
notify-dice = Neue Würfel melden
notify-dice-on = Neue Würfel werden dir gemeldet
notify-dice-denied = Dieser Browser erlaubt keine Mitteilungen von dieser Seite.
new-dice = Neue Würfel
new-dice-title = Neue Würfel! { $title }
new-dice-text = { $when }: Deine Stadt wartet auf dich.
table-link = Link zu diesem Tisch kopieren
