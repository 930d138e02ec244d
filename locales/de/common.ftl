### What every page may say, and the first page.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## What many pages share

game = Troyes Dice
expansion = Bankette & Überfälle
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] roter
    [yellow] gelber
   *[white] weißer
}
no-table = Hier ist kein Tisch
before-first = Vor dem ersten Wurf
players = Wer mitspielt
nobody = Namenlos
connection-connecting = Verbinde …
connection-open = Verbunden
connection-lost = Verbindung verloren; neuer Versuch …
connection-back = Wieder verbunden
menu = Menü
close = Schließen
to-light = Helle Ansicht
to-dark = Dunkle Ansicht
language = Sprache
to-home = Startseite
half-day = { $half ->
    [morning] Tag { $day }, Vormittag
   *[afternoon] Tag { $day }, Nachmittag
}
sheet-of = Wertungszettel von { $name }
keys = Tasten
replay = Wiederholung
download-record = Aufzeichnung herunterladen
print-empty = Leeren Zettel drucken
commitment = Fingerabdruck der Würfel
fair-dice-text = Alle sechzehn Würfe folgen aus einem geheimen Startwert. Das ist sein Fingerabdruck (SHA-256). Am Ende wird der Startwert gezeigt, damit du prüfen kannst, dass kein Würfel verändert wurde.
check-dice = Würfel prüfen
player-number = Spieler { $number }
columns = Spalten
copied = Kopiert
roll = Schwarz { $black }; transparent { $clear }
record-drop = Oder zieh die Datei hierher, oder füge ihren Text irgendwo auf dieser Seite ein.
record-paste = Text einer Aufzeichnung einfügen
record-text = Text der Aufzeichnung
record-take = Diesen Text verwenden
loading = Einen Moment …
the-seed = Startwert der Würfel
print-now = Drucken
cancel = Abbrechen
result-to-table = Zum Tisch
with-hints = mit Tipps
analysis = Analyse
rules = Regeln
rules-quick = Kurzregeln
rules-clause = Regel { $clause }
learn = Spielend lernen
learn-first = Zum ersten Mal hier? Spielend lernen

## The first page

home-title = Bau eine Stadt mit vier Würfeln
home-lead = Acht Tage, sechzehn Züge, drei transparente Würfel und ein schwarzer, der niemanden verschont. Allein, gemeinsam an diesem Gerät oder mit bis zu zehn Leuten, wo immer sie sind. Ohne Konto.
play-alone = Allein spielen
play-here = Partie vorbereiten
play-friends = Zusammen spielen
find-table = Tisch finden
go-on-playing = Fortsetzen
history = Deine Partien
hall = Ehrentafel
player = Du
home-foot = Freie Software; deine Partien bleiben auf diesem Server.
home-foot-here = Freie Software; deine Partien bleiben auf diesem Gerät.
for-programs = Für Programme: die API
book = Handbuch
not-found = Hier ist nichts
not-found-text = Vielleicht ist der Link unvollständig, oder die Partie wurde gelöscht.
page-failed = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
unknown-problem = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
part-failed = Hier ist etwas schiefgegangen. Der Rest der Seite funktioniert.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind sicher.
page-reload = Seite neu laden

## Tables in a few words

columns-mode-first = Spalten der Reihe nach
columns-mode-rolled = Spalten nach Würfelvorgabe
columns-mode-expert = beliebige Reihenfolge
origin-chosen = wiederholte Auslosung
origin-imported = hochgeladen
origin-branched = abgezweigt
origin-device = Würfel dieses Geräts
device-forgetful = Nicht gespeichert: Schließen der Seite beendet die Partie
crier = Startspieler
crier-pass = { $name } zum Startspieler machen
room-share-title = Ein Tisch für Troyes Dice
open-place = Freier Platz
sit-name = Dein Name
save-name = Speichern
bot = Bot
bot-named = Bot ({ $level })
level-novice = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
pace-together = Gemeinsam
pace-own = Im eigenen Tempo
limit-none = ohne Zeitlimit
limit-seconds = { $count } Sekunden
limit-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
limit-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
limit-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
lobby-limit = { $time } je Tageszeit
stood-in-for = Für { $name } hat eine Vertretung gespielt.
stood-in-for-you = Eine Vertretung hat gespielt.
ended-early = vorzeitig beendet
games-turn-yours = Du bist am Zug
