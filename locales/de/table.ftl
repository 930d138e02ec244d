### Playing at a table.

## Taking a turn

turn = Dein Zug
prompt-die = Wähle einen Würfel oder ein Feld
prompt-place = Wähle jetzt ein Feld auf dem Zettel
prompt-named = { $name }: { $prompt }
prompt-either = Tippe auf einen Würfel und sieh, was er erreicht, oder auf ein Gebäude oder eine Leiste und sieh jeden Weg dorthin.
prompt-citizen = Wähle eine Leiste für den Gefolgsmann
prompt-free-work = Wähle ein kostenloses Nutzgebäude
prompt-free-prestige = Wähle ein kostenloses Prestigegebäude
prompt-chain = Wenn du gewählt hast, geht die Kette weiter.
pay = zahlen
left = bleibt
what-follows = Was daraus folgt
confirm = Bestätigen
undo = Rückgängig
take-back = Zurücknehmen
may-take-back = Du kannst den Zug zurücknehmen, bis du die nächsten Würfel siehst.
may-take-back-last = Du kannst den Zug zurücknehmen, bis du das Ergebnis siehst.
dice-coming = Die nächsten Würfel kommen gleich von selbst; bis dahin kannst du zurücknehmen.
turn-done = Dein Zug ist beendet
ready = Weiter, wenn du so weit bist
ways = { $count ->
    [one] Ein Weg
   *[other] { $count } Wege, der günstigste zuerst
}
way = Mit { $color } { $value }: { $cost }
more-ways = { $count } weitere …
way-gain = { $amount } mit { $color } { $value }: { $cost }
next-dice = Nächste Würfel
first-dice = Zum ersten Mal würfeln
see-result = Zum Ergebnis
pass-to = Weiter an { $name }
now-you = Jetzt { $name }
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
player-finished = fertig gespielt
players-acted = { $done } von { $count } sind fertig
players-all = Alle { $count } Personen
help = Hilfe
settings = Einstellungen
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
help-die = Tippe auf einen Würfel: Der Zettel zeigt alles, was er erreicht, mit den vollen Kosten. Blasse Kosten brauchen eine andere Farbe.
help-place = Oder tippe zuerst auf ein Gebäude oder eine Ressourcenleiste: Du siehst jeden Weg dorthin, den günstigsten zuerst.
help-preview = Bevor etwas bezahlt ist, zeigt gestrichelte blaue Tinte, was geschehen würde, und unten steht es in Worten.
help-back = Rückgängig machen kostet nichts. Einen bestätigten Zug kannst du zurücknehmen, bis du die nächsten Würfel siehst.
help-ink = Blass ist möglich, gestrichelt ist Vorschau, volle Tinte ist gebaut, zwei Striche heißen verloren.
keycap-enter = Enter
keycap-escape = Esc
key-dice = Würfel wählen
key-sheet = nächstes erreichbares Feld
key-arrows = über den Zettel wandern
key-enter = Feld wählen; noch einmal zum Bestätigen
key-undo = rückgängig machen oder Zug zurücknehmen
key-escape = Auswahl aufheben
key-next = nächste Würfel
key-menu = Menü
key-talk = Chat
key-help = diese Hilfe
saved-always = Jede bestätigte Entscheidung ist sofort gespeichert: Du kannst diese Seite schließen und wiederkommen.
opening = Die Stadt ist abgesteckt
columns-first-text = Spalten der Reihe nach:
columns-rolled-text = Spalten nach Würfelvorgabe:
columns-expert-text = Spalten in beliebiger Reihenfolge:
columns-rolled-crier-text = Ein Würfel gab Position 1 eine { $value }, und der Startspieler hat die Richtung gewählt:
columns-rolled-seed-text = Ein Würfel gab Position 1 eine { $value }, und die Richtung wurde ausgelost:
columns-expert-crier-text = Spalten des Startspielers:
columns-expert-seed-text = Spalten, gemischt:
numbering = Die Spalten bekommen ihre Zahlen
numbering-rolled = Der Würfel ist gefallen: Position 1 trägt eine { $value }.
numbering-direction = Du bist Startspieler. In welche Richtung laufen die Spalten?
numbering-order = Du bist Startspieler. Welchen Wert trägt jede Position?
numbering-waits-rolled = { $name } wählt als Startspieler die Richtung.
numbering-waits-expert = { $name } wählt als Startspieler die Reihenfolge.
numbering-done = Mit dieser Reihenfolge spielen
numbering-soon = In { $seconds } s entscheidet das Los.
numbering-first = Die ersten Würfel kommen, sobald die Spalten ihre Zahlen haben.
tiles-drawn = Drei Bankette wurden gezogen:
fair-dice = Alle Würfe sind im Voraus versiegelt
device-dice = Diese Würfel wurden auf diesem Gerät gelost, darum bringen sie keine Wappen und zählen in keiner Rangliste.
hint = Tipp
key-hints = was die Entscheidungen wert sind
key-rules = die Regel zu dem, was erklärt wird
guide-resume = Begleitung fortsetzen
guide-left = Du spielst ohne Begleitung weiter. Taste G oder die Hilfe holt sie zurück.
key-guide = Begleitung: weiter, oder zurückholen
keys-single = Kurzbefehle aus einer Taste
keys-single-text = Schalte sie aus, wenn du den Computer mit der Stimme steuerst oder öfter versehentlich Tasten triffst. Mit Tab, Pfeilen, Enter und Esc geht weiterhin alles.
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
player-finished-own = Du hast fertig gespielt
still-playing = { $count ->
    [one] { $names } spielt noch. Das Ergebnis kommt, sobald alle fertig sind.
   *[other] { $names } spielen noch. Das Ergebnis kommt, sobald alle fertig sind.
}
dice-soon = Nächste Würfel in { $seconds } s
first-dice-soon = Erste Würfel in { $seconds } s
result-soon = Ergebnis in { $seconds } s
time-left-label = Deine Bedenkzeit in dieser Tageszeit: noch { $time }
time-days = { $days } Tg. { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.
stood-in = Eine Vertretung hat diesen Zug gespielt.
stood-in-turns = Während du weg warst, hat eine Vertretung { $count ->
    [one] Zug
   *[other] die Züge
} { $turns } gespielt.
play-myself = Selbst spielen
visiting-earlier = Du siehst das Sonnenrad von damals: { $when }.
spectator-text = Du siehst die Wertungszettel so weit, wie alle gespielt haben.
spectator-own = Du siehst die Wertungszettel so weit, wie alle gekommen sind.
to-own-sheet = Zu deinem Zettel
player-stand-in = wird vertreten
player-gone = nicht da
player-at = sichtbar bis Zug { $number }
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
