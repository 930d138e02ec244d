### Everything that a person reads in the client. Terms as in the game's glossary; all sentences our own.
### How to translate, and what every language has decided: docs/translating.md.

## How parts are put together

# "3 deniers, 1 knight"
enumeration = { $left }, { $right }
# "1 knight; link 1–2: 2 knights"
sequence = { $left }; { $right }
# "Banquet: this die is free."
named = { $name }: { $what }

## Things of the game

game = Troyes Dice
expansion = Bankette & Überfälle
color-red = Rot
color-yellow = Gelb
color-white = Weiß
# The colour of a plaza in the sentences that say "plaza"; other messages refer to it.
plaza-color = { $plaza ->
    [red] roter
    [yellow] gelber
   *[white] weißer
}
district-red = Adel
district-yellow = Bürger
district-white = Klerus
row-fortress = Festung
row-counts_palace = Grafenpalast
row-great_hall = Große Markthalle
row-city_hall = Rathaus
row-cathedral = Kathedrale
row-bishopric = Bischofssitz
rows-fortress = Festungen
rows-counts_palace = Grafenpaläste
rows-great_hall = Große Markthallen
rows-city_hall = Rathäuser
rows-cathedral = Kathedralen
rows-bishopric = Bischofssitze
resource-influence = Einfluss
resource-deniers = Denare
resource-knowledge = Wissen
citizens = Gefolgsleute
citizens-red = Ritter
citizens-yellow = Handwerker
citizens-white = Priester
some-influence = { $count } Einfluss
some-deniers = { $count ->
    [one] { $count } Denar
   *[other] { $count } Denare
}
some-knowledge = { $count } Wissen
some-knights = { $count } Ritter
some-craftsmans = { $count } Handwerker
some-priests = { $count } Priester
some-citizens = { $count ->
    [one] { $count } Gefolgsmann
   *[other] { $count } Gefolgsleute
}
characters = Charaktere
free = gratis
# On a tag that has room for four letters on a phone.
free-short = 0
price-any = 1 beliebige Ressource
morning = Vormittag
afternoon = Nachmittag
banquet = Bankett
raid = Überfall

tile-1-banquet = Ein Einfluss verändert den Wert dieses Würfels um bis zu 2.
tile-1-raid = Einfluss kann diesen Würfel nicht verändern.
tile-2-banquet = Dieser Würfel ist gratis.
tile-2-raid = Dieser Würfel kostet 1 Denar mehr.
tile-3-banquet = Eine mit diesem Würfel gebaute Kathedrale bringt zusätzlich eine Ressource jeder Art.
tile-3-raid = Dieser Würfel kostet 1 Wissen mehr.
tile-4-banquet = Ein mit diesem Würfel gebautes Nutzgebäude bringt einen Gefolgsmann mehr.
tile-4-raid = Der Wert dieses Würfels ist 0; Einfluss kann ihn erhöhen.
tile-5-banquet = Die Farbe dieses Würfels zu ändern kostet 1 Wissen.
tile-5-raid = Die Farbe dieses Würfels kann nicht geändert werden.
tile-6-banquet = Eine mit diesem Würfel gebaute Festung bringt einen Ritter mehr und einen Handwerker oder Priester nach deiner Wahl.
tile-6-raid = Dieser Würfel kostet 1 Einfluss mehr.
tile-7-banquet = Eine mit diesem Würfel gebaute Große Markthalle zählt einen Würfel der nötigen Farbe mehr.
tile-7-raid = Dieser Würfel kann kein Prestigegebäude bauen.
tile-8-banquet = Der schwarze Würfel richtet hier nichts an und kann genommen werden.
tile-8-raid = Ein transparenter Würfel wirkt hier wie ein zweiter schwarzer.

## The wheel

wheel = Das Sonnenrad
wheel-picture = Neun Stadtplätze um das Sonnenrad, das Tag { $day } zeigt
day-word = Tag
any-one = beliebig
destroyed = zerstört
dice-of = { $half ->
    [morning] Würfel dieses Vormittags
   *[afternoon] Würfel dieses Nachmittags
}
die-clear = Würfel { $sector }: { $color } { $value }; Preis: { $price }
die-tame = Würfel { $sector }: Schwarz { $value }, { plaza-color } Stadtplatz, vom Bankett gezähmt; Preis: { $price }
die-black = Würfel { $sector }: Schwarz { $value }, { plaza-color } Stadtplatz zerstört
die-raided = Würfel { $sector }: { $value } auf überfallenem Stadtplatz wirkt wie ein zweiter schwarzer Würfel, { plaza-color } Stadtplatz zerstört
key-hint = Taste { $key }
plaza = { plaza-color } Stadtplatz; einmal zerstört, kehrt er { $down ->
    [red] in Rot
    [yellow] in Gelb
   *[white] in Weiß
} zurück
plaza-same = { plaza-color } Stadtplatz, auf beiden Seiten gleich
tabs-caption = Nummern am Rand: wo das Fenster an den kommenden Tagen steht.
coming = Kommende Stadtplätze
today-half = { $half ->
    [morning] Heute Vormittag
   *[afternoon] Heute Nachmittag
}
tomorrow-half = { $half ->
    [morning] Morgen Vormittag
   *[afternoon] Morgen Nachmittag
}

## The sheet

benefit-fortress = { $citizen }, und die Spalte ist geschützt
benefit-hall = { $color ->
    [red] { $gift } für jeden roten Würfel, der genommen werden kann
    [yellow] { $gift } für jeden gelben Würfel, der genommen werden kann
   *[white] { $gift } für jeden weißen Würfel, der genommen werden kann
}
benefit-cathedral = { $character } zählt am Ende deine { $rows }
building-built = { $row }, Position { $position }: gebaut
building-lost = { $row }, Position { $position }: durchgestrichen, kann nicht mehr gebaut werden
building-open = { $row }, Position { $position }, braucht { $color } { $value }; zurzeit außer Reichweite; bringt: { $gives }
building-free = { $row }, Position { $position }; gratis; bringt: { $gives }
building-reach = { $row }, Position { $position }, braucht { $color } { $value }; kostet: { $cost }; bringt: { $gives }
value-open = Position { $position }: Würfelwert { $value }. Noch schützt keine Festung diese Spalte.
value-protected = Position { $position }: Würfelwert { $value }, von der Festung geschützt
cell-crossed = { $district }, Position { $position }: durchgestrichen
character-on = { $character } zählt { $rows }: { $standing } zu je { $points } ergeben { $total }
character-off = { $character } würde { $rows } zählen: eine Kathedrale an dieser Position schaltet die Punkte frei
multipliers = Punkte je Gebäude, nach der Nummer deiner Kathedrale
nth-cathedrals = { $first ->
    [1] 1. 2.
    [3] 3. 4.
   *[5] 5. 6.
}
row-of = Reihe { $row }
link-open = Kombinationsbonus zwischen Position { $left } und { $right }: { $gift }, sobald beide stehen
link-won = Kombinationsbonus zwischen Position { $left } und { $right }: { $gift }, erhalten
link-lost = Kombinationsbonus zwischen Position { $left } und { $right }: { $gift }, verloren
times = ×{ $points } für { $standing }
not-yet = noch nicht
gain-label = { $more ->
    [0] { $what } nehmen; kostet: { $cost }
    [one] { $what } nehmen; kostet: { $cost }; oder { $more } anderer Weg
   *[other] { $what } nehmen; kostet: { $cost }; oder { $more } andere Wege
}
track-label = { $resource }: { $available } verfügbar; { $circled } von 18 eingekreist, { $spent } ausgegeben
left-over = übrig
left-over-label = { $resource }: zwei übrige ergeben am Ende einen Punkt
enlarge = { $district } vergrößern
column-bonus = { $bonus ->
    [one_of_each] Alle drei Leisten bei { $space }: eine Ressource jeder Art
   *[free_work] Alle drei Leisten bei { $space }: ein beliebiges Nutzgebäude gratis
}
column-bonus-done = { $bonus ->
    [one_of_each] Alle drei Leisten bei { $space }: eine Ressource jeder Art, erhalten
   *[free_work] Alle drei Leisten bei { $space }: ein Nutzgebäude gratis, erhalten
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } bei { $space }: ein Prestigegebäude einer anderen Farbe gratis
   *[other_citizens] { $citizens } bei { $space }: je ein Gefolgsmann der beiden anderen Farben
}
citizens-label = { $citizens }: { $count } von { $spaces }
citizen-choice = { $citizens }, jetzt { $count }: Gefolgsmann hierher
points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
total-label = { $total ->
    [one] { $total } Punkt, wenn die Partie jetzt endete
   *[other] { $total } Punkte, wenn die Partie jetzt endete
}
then = dann { $points }

## What a choice does

protects = Spalte geschützt
nothing = nichts
unlocks = { $character } ×{ $points }
lost = kein Platz, verloren: { $what }
lost-free_work = ein Nutzgebäude
lost-free_prestige = ein Prestigegebäude
lost-one_of_each = der Bonus
lost-other_citizens = der Bonus
from-to = { $from } auf { $to }
chain-building = { $row } { $position }
chain-link = Kombination { $left }–{ $right }
chain-one_of_each = Alle Leisten bei { $space }
chain-free_work = Alle Leisten bei { $space }
chain-free_prestige = { $citizens } bei { $space }
chain-other_citizens = { $citizens } bei { $space }
chain-die = Der Würfel
chain-chosen = Deine Wahl
chain-choose-work = Nutzgebäude gratis
chain-choose-prestige = Prestigegebäude gratis
chain-choose-citizen = Gefolgsmann
chain-choose = wählst du danach
relief = Unterstützung
told-gain = { $self ->
    [yes] Du nimmst { $what }.
   *[no] { $name } nimmt { $what }.
}
told-build = { $self ->
    [yes] Du baust { $what }: { $gains }.
   *[no] { $name } baut { $what }: { $gains }.
}
told-relief = { $self ->
    [yes] Du kannst keinen Würfel bezahlen: { $what }.
   *[no] { $name } kann keinen Würfel bezahlen: { $what }.
}
told-citizen = { $self ->
    [yes] Du wählst { $what }.
   *[no] { $name } wählt { $what }.
}
dice-fall = Die Würfel fallen: { $clear }; Schwarz { $black }, { plaza-color } Stadtplatz.
attack-crossed = { $district }, Position { $position }: wird durchgestrichen.
attack-protected = { $color ->
    [red] Die Festung von Position { $position } rettet den Adel.
    [yellow] Die Festung von Position { $position } rettet die Bürger.
   *[white] Die Festung von Position { $position } rettet den Klerus.
}
attack-already_crossed = { $district }, Position { $position }: war schon durchgestrichen.

## Taking a turn

turn = Dein Zug
title-building = { $row }, Position { $position }
title-resource = { $what } nehmen
title-citizen = Neu im Gefolge: { $citizens }
prompt-die = Wähle einen Würfel oder einen Ort
prompt-place = Wähle jetzt einen Ort auf dem Zettel
prompt-either = Tippe auf einen Würfel und sieh, was er erreicht, oder auf ein Gebäude oder eine Leiste und sieh jeden Weg dorthin.
prompt-relief = Du kannst keinen Würfel bezahlen
prompt-citizen = Wähle eine Leiste für den Gefolgsmann
prompt-free-work = Wähle ein Nutzgebäude, gratis
prompt-free-prestige = Wähle ein Prestigegebäude, gratis
prompt-chain = Die Kette geht weiter, sobald du gewählt hast.
pay = zahlen
left = bleibt
what-follows = Was daraus folgt
nothing-follows = Sonst folgt nichts.
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

no-table = Hier ist kein Tisch
before-first = Vor den ersten Würfeln
day-number = Tag { $day },
turn-number = Zug { $number } von 16
calendar = { $half ->
    [morning] Tag { $day } von 8, Vormittag
   *[afternoon] Tag { $day } von 8, Nachmittag
}
title-day = { $half ->
    [morning] Tag { $day }, Vormittag · Troyes Dice
   *[afternoon] Tag { $day }, Nachmittag · Troyes Dice
}
players = Wer mitspielt
nobody = Namenlos
player-choosing = überlegt
player-ready = bereit
player-done = ist fertig
player-finished = am Ziel
connection-connecting = Verbinde …
connection-open = Verbunden
connection-lost = Verbindung verloren; neuer Versuch …
connection-back = Wieder verbunden
help = Hilfe
menu = Menü
close = Schließen
to-light = Helle Ansicht
to-dark = Dunkle Ansicht
language = Sprache
to-home = Zur Startseite
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
half-day = { $half ->
    [morning] Tag { $day }, Vormittag
   *[afternoon] Tag { $day }, Nachmittag
}
sheet-of = Wertungszettel von { $name }
help-die = Tippe auf einen Würfel: Der Zettel zeigt alles, was er erreicht, mit dem vollen Preis. Blasse Preise brauchen eine andere Farbe.
help-place = Oder tippe zuerst auf ein Gebäude oder eine Ressourcenleiste: Du siehst jeden Weg dorthin, den billigsten zuerst.
help-preview = Bevor etwas bezahlt ist, zeigt gestrichelte blaue Tinte, was geschehen würde, und unten steht es in Worten.
help-back = Ein Schritt zurück kostet nichts. Einen bestätigten Zug kannst du zurücknehmen, bis du die nächsten Würfel siehst.
help-ink = Blass ist möglich, gestrichelt ist Vorschau, volle Tinte ist gebaut, zwei Striche sind verloren.
keys = Tasten
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
replay = Rückblick
download-record = Aufzeichnung herunterladen
print-empty = Leeren Zettel drucken
saved-always = Jede bestätigte Entscheidung ist sofort gespeichert: Du kannst diese Seite schließen und wiederkommen.
commitment = Fingerabdruck der Würfel
opening = Die Stadt wird abgesteckt
columns-first-told = Spalten der Reihe nach:
columns-rolled-told = Spalten, gewürfelt:
columns-expert-told = Spalten des Stadtausrufers:
tiles-drawn = Drei Bankette wurden gezogen:
fair-dice = Diese Würfel stehen schon fest
fair-dice-told = Alle sechzehn Würfe folgen aus einem geheimen Startwert. Das ist sein Fingerabdruck (SHA-256); den Startwert siehst du am Ende und kannst prüfen, dass kein Würfel verändert wurde.
check-dice = Würfel prüfen

## The first page

home-title = Bau eine Stadt mit vier Würfeln
home-lead = Acht Tage, sechzehn Züge, drei transparente Würfel und ein schwarzer, der niemanden verschont. Allein, gemeinsam an diesem Gerät oder mit bis zu zehn Leuten, wo immer sie sind. Ohne Konto.
play-alone = Allein spielen
play-here = Partie vorbereiten
play-friends = Zusammen spielen
find-table = Tisch finden
go-on-playing = Weiterspielen
history = Deine Partien
hall = Ehrentafel
player = Du
home-foot = Freie Software; deine Partien bleiben auf diesem Server.
for-programs = Für Programme: die API
not-found = Hier ist nichts
page-failed = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
unknown-problem = Etwas ist schiefgegangen. Bitte versuche es noch einmal.

## Setting up

setup = Neue Partie
who-plays = Wer spielt mit?
player-number = Person { $number }
add-player = Person hinzufügen
remove-player = Person { $number } entfernen
move-up = Person { $number } nach oben
pass-note = Ihr reicht dieses Gerät herum; alle haben ihren eigenen Wertungszettel und nutzen dieselben Würfel.
columns = Spalten
columns-first = Erste Partie
columns-first-note = 1 2 3 4 5 6, am leichtesten zu lesen
columns-rolled = Gewürfelt
columns-rolled-note = ein Würfel gibt den ersten Wert, du wählst die Richtung
columns-expert = Für Erfahrene
columns-expert-note = jede Reihenfolge, die du magst
rolled-value = Der Würfel zeigt { $value }. In welche Richtung?
ascending = Aufsteigend
descending = Absteigend
value-at = Wert an Position { $position }
with-banquets = Mit Banketten & Überfällen spielen
banquets-note = Drei Plättchen liegen neben den Stadtplätzen mit zwei gleichen Seiten: erst Bankette, dann Überfälle, sobald der schwarze Würfel dort war.
once-raided = Nach dem Überfall: { $does }
seed-title = Eine bestimmte Auslosung spielen
seed-note = Derselbe Startwert ergibt dasselbe Sonnenrad und dieselben Würfel. Partien mit selbst eingegebenem Startwert bringen keine Wappen.
seed-any = Startwert, beliebiger Text
use-seed = Diesen Startwert nehmen
draw-again = Neu auslosen
seed-given = Jemand hat dir diese Auslosung geschickt: dasselbe Sonnenrad und dieselben Würfel. Partien mit bekanntem Startwert bringen keine Wappen.
deal-given = Jemand hat dir diese Auslosung geschickt: dasselbe Sonnenrad und dieselben Würfel.
start = { $count ->
    [one] Partie starten
   *[other] Mit { $count } Personen starten
}

## What many pages share

copied = Kopiert
roll = Schwarz { $black }; transparent { $clear }
record-drop = Oder zieh die Datei hierher, oder füge ihren Text irgendwo auf dieser Seite ein.
record-paste = Text einer Aufzeichnung einfügen
record-text = Text der Aufzeichnung
record-take = Diesen Text nehmen
loading = Einen Moment …
the-seed = Startwert der Würfel

## Checking the dice

dice-title = Würfel prüfen
dice-lead = Vor dem ersten Wurf veröffentlicht der Server einen Fingerabdruck seines geheimen Startwerts. Am Ende zeigt er den Startwert. Wer beides hat, sieht, dass unterwegs kein Würfel verändert wurde, und diese Seite macht das für dich: Sie rechnet alles in deinem Browser und fragt niemanden.
dice-insecure = Browser berechnen Fingerabdrücke nur auf Seiten, die über https oder von localhost kommen. Öffne diese Seite so, um Würfel zu prüfen.
dice-of-game = Die Würfel dieser Partie
dice-unfinished = Diese Partie ist noch nicht zu Ende. Ihr Startwert kommt am Schluss; bis dahin gibt es nur seinen Fingerabdruck, den kein anderer Startwert hat.
dice-to-table = Zum Tisch
dice-to-result = Zum Ergebnis
dice-no-seed = Die Würfel dieser Partie folgen aus keinem Startwert: Sie wurde mit echten Würfeln aufgezeichnet oder von einer anderen aus mit frischen weitergespielt. Es gibt nichts, womit man sie vergleichen könnte.
dice-all-right = Jeder Würfel fiel, wie er fallen musste
dice-all-right-told = { $count ->
    [one] Ein Wurf, Sonnenrad und Spalten folgen aus dem Startwert.
   *[other] Alle { $count } Würfe, das Sonnenrad und die Spalten folgen aus dem Startwert.
}
dice-wrong = Das sind nicht die Würfel dieses Startwerts
dice-wrong-told = Was abweicht, ist unten markiert.
dice-fingerprint = Fingerabdruck des Startwerts
dice-fingerprint-right = Derselbe, der vor dem ersten Wurf veröffentlicht wurde.
dice-fingerprint-wrong = Nicht der, der veröffentlicht wurde: { $published }
dice-fingerprint-none = Zum Vergleich wurde nichts veröffentlicht.
dice-wheel = Das Sonnenrad
dice-columns = Die Spalten
dice-columns-rolled = Der Wert an Position 1 ist gewürfelt: { $value }.
dice-columns-first = Erste Partie: der Reihe nach, nichts zu würfeln.
dice-columns-drawn = Aus dem Startwert gelost.
dice-columns-hand = Von Hand gewählt.
dice-tiles = Die drei Plättchen
dice-tile = Plättchen { $tile }: { $does }
dice-half-day = Tageszeit
dice-from-seed = Aus dem Startwert
dice-played = Gespielt
dice-same = Gleich
mark-right = wie es sein musste
mark-wrong = weicht ab
mark-hand = von Hand gewählt
dice-not-played = nicht gespielt
dice-any = Ein beliebiger Startwert
dice-any-told = Ein Startwert aus 64 hexadezimalen Ziffern oder ein beliebiger Text, der dann für sein SHA-256 steht. Hier siehst du die Auslosung, die daraus folgt.
dice-seed-field = Startwert oder Text
dice-show = Auslosung zeigen
dice-play = Diese Auslosung spielen
dice-deal-columns-rolled = Spalten, falls gewürfelt
dice-deal-columns-expert = Spalten für Erfahrene
dice-record = Eine Aufzeichnung
dice-record-take = Aufzeichnung prüfen
dice-record-none = Diese Aufzeichnung nennt keinen Startwert, ihre Würfel lassen sich also mit nichts vergleichen.
dice-record-bad = Das ist keine Aufzeichnung einer Partie.
dice-how = So prüfst du selbst
dice-how-told = SHA-256 des Startwerts ist der Fingerabdruck. Jeder Wurf ist HMAC-SHA-256 mit dem Startwert als Schlüssel und einem Etikett als Nachricht, etwa „troyes-dice/1/roll/5/0“ für die fünfte Tageszeit. Jedes Byte unter 252 ergibt einen Würfel: seinen Rest bei Teilung durch 6, plus 1. Der schwarze Würfel kommt zuerst, dann die drei transparenten. Sonnenrad, Spalten und Plättchen haben eigene Etiketten und werden auf dieselbe Art gemischt.

## Printing

print-title = Ein leerer Zettel zum Drucken
print-game-title = Wertungszettel von { $name } zum Drucken
print-told = Ein Zettel auf einer Seite, A4 oder Letter, schwarz auf weiß.
print-now = Drucken
print-columns = Zahlen der Spalten
print-blank = leer, zum Eintragen
print-in-order = 1 bis 6, für eine erste Partie
print-name = Name
print-date = Datum
print-deal = Auslosung
print-characters = Charaktere
print-total = Summe

## The player

player-title = Du
player-lead = Hier gibt es keine Konten. Dieser Browser bewahrt einen Schlüssel auf, an dem wir dich jedes Mal wiedererkennen, mit deinen Partien und Ehren.
player-name = Dein Name
player-name-told = Neue Partien schlagen ihn vor.
player-save = Speichern
player-saved = Gespeichert.
player-move = Nimm deine Partien auf ein anderes Gerät mit
player-move-told = Ein Wiederherstellungscode öffnet deine Partien und Ehren auf einem anderen Gerät und bringt sie zurück, falls dieser Browser dich vergisst. Hüte ihn wie einen Schlüssel: Wer ihn hat, kann an deiner Stelle spielen.
player-make-code = Code erstellen
player-make-another = Neuen Code erstellen
player-has-code = Du hast einen Code. Ein neuer macht den alten wertlos.
player-code = Dein Wiederherstellungscode
player-code-once = Er wird nur jetzt gezeigt. Schreib ihn auf oder kopiere ihn an einen sicheren Ort.
player-copy-code = Code kopieren
player-use = Einen Code hier verwenden
player-use-told = Auf diesem Gerät spielt dann die Person, der der Code gehört. Was es jetzt enthält, bleibt bei der bisherigen Person: Erstelle zuerst für sie einen Code, wenn du zurückkommen willst.
player-use-field = Wiederherstellungscode
player-use-hint = Fünf Gruppen zu vier Zeichen. Kleinbuchstaben, Leerzeichen und Bindestriche spielen keine Rolle.
player-become = Als diese Person spielen
player-became = Willkommen zurück, { $name }. Auf diesem Gerät spielst jetzt du.
player-became-nameless = Willkommen zurück. Auf diesem Gerät spielst jetzt du.
player-devices = Deine Geräte
player-devices-told = Browser, die in deinem Namen spielen. Wer abgemeldet ist, behält nichts, womit man für dich spielen könnte.
player-device-this = dieser Browser
player-device-seen = zuletzt hier am { $day }
player-device-unknown = Unbekannter Browser
player-device-end = Abmelden
player-device-end-named = { $device } abmelden
player-devices-end = Alle anderen abmelden
player-device-ended = Abgemeldet.
player-forget = Vergiss mich auf diesem Gerät
player-forget-told = Die Partien bleiben auf dem Server, und Links auf sie gelten weiter, aber dieser Browser weiß nicht mehr, dass sie dir gehören.
player-forget-button = Hier vergessen
player-forget-sure = Dich auf diesem Gerät vergessen?
player-forget-code = Dein Wiederherstellungscode bringt dich zurück.
player-forget-no-code = Du hast keinen Wiederherstellungscode: Niemand kann dich zurückbringen.
player-forget-yes = Ja, vergiss mich
player-forgotten = Dieses Gerät hat dich vergessen. Die nächste Partie beginnst du als neue Person.
cancel = Abbrechen

## Hall of honour

hall-title = Ehrentafel
hall-lead = { $count ->
    [0] Einundzwanzig Wappen hängen hier, alle noch leer. Jedes gewinnst du in einer einzigen beendeten Partie oder durch Wiederkommen, und es bleibt dein.
    [21] Alle einundzwanzig Wappen sind dein. Das hat die Champagne noch nicht gesehen.
    [one] Eines von einundzwanzig Wappen ist dein. Was gewonnen ist, bleibt.
   *[other] { $count } von einundzwanzig Wappen sind dein. Was gewonnen ist, bleibt.
}
hall-best = beste Wertung
hall-finished = { $count ->
    [one] Partie beendet
   *[other] Partien beendet
}
hall-earned = Wappen gewonnen
hall-counts = Welche Partien zählen? Die mit Würfeln, die der Server gelost hat und die für dich neu waren, soweit dieser Server weiß: deine erste Partie mit diesen Würfeln, keine Auslosungen mit bekanntem Startwert, keine hochgeladenen oder abgezweigten Partien. Alle, die auf diesem Gerät spielen, gewinnen für dieselbe Ehrentafel.
hall-group-glory = Ruhm
hall-group-buildings = Baukunst
hall-group-plenty = Überfluss
hall-group-constancy = Beständigkeit
feat-score-45 = Marktflecken
feat-score-55 = Stolze Stadt
feat-score-65 = Juwel der Champagne
feat-win-60 = Stolz der Nachbarschaft
feat-character-18 = Hohe Gönnerschaft
feat-citizens-40 = Volle Gassen
feat-prestige-red = Kranz der Türme
feat-prestige-yellow = Offenes Haus
feat-prestige-white = Stadt der Kirchtürme
feat-work-red = Des Grafen Freude
feat-work-yellow = Gutes Regiment
feat-work-white = Des Bischofs Segen
feat-resources-influence = Gunst der Großen
feat-resources-deniers = Volle Truhen
feat-resources-knowledge = Haus der Bücher
feat-citizens-red = Tafelrunde
feat-citizens-yellow = Alle Zünfte
feat-citizens-white = Voller Chor
feat-three-alone = Stilles Bauen
feat-three-together = Gute Gesellschaft
feat-three-banquets = Fest und Feuer
feat-score-45-told = Beende eine Partie mit 45 Punkten oder mehr
feat-score-55-told = Beende eine Partie mit 55 Punkten oder mehr
feat-score-65-told = Beende eine Partie mit 65 Punkten oder mehr
feat-win-60-told = Gewinne gegen andere, auch geteilt, mit 60 Punkten oder mehr
feat-character-18-told = Hole 18 Punkte oder mehr durch einen Charakter
feat-citizens-40-told = Habe am Ende 40 Gefolgsleute oder mehr
feat-prestige-red-told = Baue alle sechs Festungen
feat-prestige-yellow-told = Baue alle sechs Großen Markthallen
feat-prestige-white-told = Baue alle sechs Kathedralen
feat-work-red-told = Baue alle sechs Grafenpaläste
feat-work-yellow-told = Baue alle sechs Rathäuser
feat-work-white-told = Baue alle sechs Bischofssitze
feat-resources-influence-told = Kreise alle 18 Einfluss ein
feat-resources-deniers-told = Kreise alle 18 Denare ein
feat-resources-knowledge-told = Kreise alle 18 Wissen ein
feat-citizens-red-told = Fülle die Leiste der Ritter
feat-citizens-yellow-told = Fülle die Leiste der Handwerker
feat-citizens-white-told = Fülle die Leiste der Priester
feat-three-alone-told = Beende drei Partien allein
feat-three-together-told = Beende drei Partien mit anderen
feat-three-banquets-told = Beende drei Partien mit Banketten & Überfällen
feat-earned = { $name }, { $date }
feat-progress = { $count } von 3

## Your games

games-title = Deine Partien
games-none = Noch keine Partien. Die erste ist nur einen Tipp entfernt.
games-start = Partie beginnen
games-unfinished = Noch offen
games-finished = Beendet
games-go-on = Weiter
games-result = Ergebnis
games-remove-label = Partie von { $names } aus der Liste nehmen
games-remove-sure = Aus deiner Liste nehmen? Die Partie selbst bleibt, mit ihrem Link.
games-remove-yes = Ja, entfernen
games-keep = Behalten
games-removed = Aus deiner Liste genommen.
games-more = Ältere Partien zeigen
games-upload = Aufzeichnung hochladen
games-upload-told = Eine Aufzeichnung, die du hier oder anderswo heruntergeladen hast, wird wieder lebendig: eine beendete Partie mit Ergebnis und Rückblick, eine offene zum Weiterspielen.
games-won = { $score ->
    [one] { $name }, { $score } Punkt, gewonnen
   *[other] { $name }, { $score } Punkte, gewonnen
}
columns-mode-first = Spalten der Reihe nach
columns-mode-rolled = gewürfelte Spalten
columns-mode-expert = freie Spalten
origin-drawn = hier gelost
origin-chosen = bekannte Auslosung
origin-imported = hochgeladen
origin-branched = abgezweigt

## Result

result-title = Ergebnis
result-of = Ergebnis von { $names }
result-unfinished = Diese Partie läuft noch. Ihr Ergebnis steht hier, sobald alle fertig sind.
result-to-table = Zum Tisch
result-alone = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
result-village = Ein Dorf mit Zukunft. Das nächste wird auf festerem Grund stehen.
result-town = Ein Marktflecken, und ein guter: Man kommt von weit her.
result-city = Eine stolze Stadt. Die ganze Champagne spricht von ihr.
result-jewel = Das Juwel der Champagne. Wenige Städte standen je so da.
result-wins = { $names } gewinnt
result-share = { $names } teilen sich den Sieg
result-with = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
result-count = Die Wertung
result-line = Zeile
result-left-over = { $resource } übrig
result-left-told = { $count } übrig
result-each = je ein Punkt
result-total = Summe
result-skip = Eine Taste oder ein Tipp zeigt alles auf einmal.
result-feats = Wappen
result-feats-none = Diesmal kein Wappen.
result-feats-new = Neu auf deiner Ehrentafel
result-feats-uncounted = { $origin ->
    [chosen] Der Startwert dieser Auslosung war bekannt, darum kommen ihre Wappen auf keine Ehrentafel.
    [imported] Diese Partie wurde hochgeladen, darum kommen ihre Wappen auf keine Ehrentafel.
    [branched] Diese Partie wurde von einer anderen abgezweigt, darum kommen ihre Wappen auf keine Ehrentafel.
   *[drawn] Diese Würfel waren schon bekannt, darum kommen die Wappen auf keine Ehrentafel.
}
result-to-hall = Zur Ehrentafel
result-sheets = Die Zettel am Ende
result-sheet = Der Zettel am Ende
result-new = Neue Partie
result-replay = Rückblick ansehen
result-again = Noch einmal spielen
result-send = Auslosung schicken
result-send-title = Eine Auslosung von Troyes Dice zum Spielen
result-link = Link zum Ergebnis
result-link-title = Ein Ergebnis in Troyes Dice
result-print = Zettel drucken
result-next = Was nun?
result-dice = Die Würfel
result-dice-told = Der Fingerabdruck war vor dem ersten Wurf zu sehen; aus dem Startwert wurde er gemacht.
result-no-seed = Die Würfel dieser Partie folgen aus keinem Startwert.
result-parent = Abgezweigt von einer früheren Partie
result-of-many = { $others ->
    [one] Ergebnis von { $first } und einer weiteren Person
   *[other] Ergebnis von { $first } und { $others } weiteren Personen
}
result-halves = zwei ergeben einen Punkt
result-standing = ×{ $points }, { $standing } gebaut
result-dice-imported = Die Würfel dieser Partie folgen aus diesem Startwert. Sie wurde anderswo gespielt, darum war hier vor ihrem ersten Wurf nichts veröffentlicht.

## Replay

replay-title = Rückblick: { $names }
replay-nothing = Noch ist nichts gespielt: Der Rückblick wächst mit jeder Tageszeit, die alle beendet haben.
replay-start = Die Stadt wird abgesteckt
replay-start-told = Von jeder Ressource drei, keine Gefolgsleute, achtzehn freie Felder.
replay-setup = Aufbau
replay-steps = Schritte dieser Tageszeit
replay-no-blow = Nichts wird getroffen.
replay-slider = Zeitpunkt der Partie
replay-at = { $when }, Schritt { $step } von { $steps }: { $what }
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-back-half = Eine Tageszeit zurück
replay-forward-half = Eine Tageszeit vor
replay-play = Abspielen
replay-pause = Anhalten
replay-cost = Preis
replay-so-far = { $points ->
    [one] Punkt bisher
   *[other] Punkte bisher
}
replay-branch = Ab hier spielen
replay-branch-title = Weiterspielen ab: { $when }
replay-branch-told = Eine neue Partie beginnt mit allem, was vor dieser Tageszeit gespielt wurde. Die alte bleibt, wie sie ist.
replay-branch-dice = Die Würfel von hier an
replay-branch-same = Dieselben Würfel wie in dieser Partie
replay-branch-fresh = Frische Würfel
replay-branch-note = Abgezweigte Partien bringen keine Wappen.
replay-branch-running = Solange die Partie läuft, bekommt nur, wer sie allein spielt, dieselben Würfel, und dann bringt sie keine Wappen mehr; alle anderen bekommen neue.
replay-branch-start = Starten
replay-keys = Links und rechts: ein Schritt. Auf und ab: eine Tageszeit. Leertaste: abspielen.
replay-to-result = Ergebnis
replay-controls = Steuerung des Rückblicks

## Tables for people anywhere

host-name = Host
room-title = Tisch von { $name }
room-lead-host = Schick den Link an alle, die mitspielen sollen. Alle sehen dieselben Würfel auf dem eigenen Bildschirm.
room-lead-guest = { $name } startet die Partie, wenn alle da sind.
room-lead-visitor = Nimm Platz und spiel mit, oder bleib und sieh zu.
room-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
room-removed = { $name } hat dich von diesem Tisch entfernt. Zusehen kannst du weiterhin.
room-closed = Dieser Tisch ist geschlossen
room-closed-told = Der Host hat ihn geschlossen, bevor die Partie begann.
room-link = Der Link zu diesem Tisch
room-copy = Link kopieren
room-share = Teilen
room-share-title = Ein Tisch für Troyes Dice
room-qr = Der Link als QR-Code, für die Kamera eines Handys
room-places = Plätze
room-place = Platz { $number }
open-place = Freier Platz
open-place-told = für alle mit dem Link
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
sit-name = Dein Name
sit-down = Platz nehmen
change-name = Namen ändern
save-name = Speichern
bot = Bot
bot-named = Bot ({ $level })
bot-level = Stufe des Bots an Platz { $number }
bot-instead = Bot an Platz { $number } setzen
add-place = Platz hinzufügen
add-bot = Bot hinzufügen
place-up = { $name } nach oben
place-down = { $name } nach unten
place-remove = Platz { $number } entfernen
place-remove-bot = Bot von Platz { $number } entfernen
place-remove-person = { $name } vom Tisch entfernen
remove-sure = { $name } entfernen?
remove-sure-told = Wer entfernt wurde, kann hier nicht wieder Platz nehmen.
remove-yes = Ja, entfernen
level-novice = Neuling
level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-grandmaster = Großmeister
level-novice-told = etwa 40 Punkte je Partie
level-apprentice-told = etwa 48 Punkte je Partie
level-journeyman-told = etwa 56 Punkte je Partie
level-master-told = etwa 64 Punkte je Partie
level-grandmaster-told = etwa 64,5 Punkte je Partie, besser kann er es nicht
room-options = Was gespielt wird
room-columns-rolled-note = ein Würfel gibt den ersten Wert
room-columns-expert-note = eine gemischte Reihenfolge
direction = Richtung
direction-any = wird gelost
pace = Tempo
pace-together = Gemeinsam
pace-together-told = Die nächsten Würfel kommen, sobald alle gezogen haben.
pace-own = Im eigenen Tempo
pace-own-told = Alle spielen dieselben Würfel, so schnell sie mögen, und sehen die anderen nur so weit, wie sie selbst gekommen sind.
limit = Bedenkzeit je Zug
limit-none = solange du magst
limit-told = Ist die Zeit um, spielt eine Vertretung den Zug; er lässt sich zurücknehmen.
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
stand-in = Vertretung
stand-in-told = { $level } spielt für alle, deren Zeit um ist
public = In der Lobby
public-told = Alle können diesen Tisch finden und Platz nehmen.
private-told = Nur der Link führt hierher.
chat-option = Chat
chat-on = Alle können einander schreiben
chat-off = Niemand kann schreiben
room-webhook = Neue Würfel in einem Kanal melden
room-webhook-told = Eine https-Adresse von ntfy, Discord oder Slack. Nur du siehst sie.
room-webhook-others = Jemand anderes hat für diesen Tisch eine Adresse angegeben. Niemand sonst kann sie lesen; du kannst sie entfernen.
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
room-close-told = Alle müssen gehen, und der Link führt ins Leere.
room-close-yes = Ja, schließen
room-fair = Würfel, die niemand zinken kann
room-fair-told = Das ist der Fingerabdruck vom Geheimnis des Servers; er war zu sehen, bevor jemand Platz nahm. Wer Platz nimmt, trägt etwas Zufälliges bei; alle Würfel folgen aus beidem, und am Ende können alle es prüfen.
told-sat = { $name } hat Platz genommen.
told-stood = { $name } hat den Tisch verlassen.
told-started = Die Partie beginnt.
told-acted = { $count ->
    [one] { $names } hat gezogen.
   *[other] { $names } haben gezogen.
}
told-all-acted = Alle haben gezogen.

## At a table of several devices

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
spectator-told = Du siehst die Zettel so weit, wie alle sie gespielt haben.
spectator-own = Du siehst die Zettel so weit, wie alle gekommen sind.
to-own-sheet = Zu deinem Zettel
player-stand-in = wird vertreten
player-gone = nicht da
player-at = zu sehen bis Zug { $number }
player-at-start = noch nichts zu sehen
player-own-at = Zug { $number }
player-own-done = Zug { $number } beendet
tell-dice = Neue Würfel melden
tell-dice-on = Neue Würfel werden dir gemeldet
tell-dice-denied = Dieser Browser erlaubt keine Mitteilungen von dieser Seite.
new-dice = Neue Würfel
new-dice-title = Neue Würfel! { $title }
new-dice-told = { $when }: Deine Stadt wartet auf dich.
table-link = Link zu diesem Tisch kopieren

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
talk-watchers-only = Bis zum Ende der Partie kann das nur lesen, wer zusieht.
talk-name = Name für deine Nachrichten
talk-name-first = Sag den anderen deinen Namen, dann kannst du schreiben.
talk-mute = { $name } stummschalten
talk-unmute = { $name } wieder hören
talk-muted = { $count ->
    [one] Eine Person ist stummgeschaltet.
   *[other] { $count } Personen sind stummgeschaltet.
}
talk-said = { $name } sagt: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Zeichen
talk-close = Chat schließen
sign-applause = Applaus
sign-astonished = Staunen
sign-ouch = Autsch
sign-laugh = Lachen
sign-wave = Winken
sign-heart = Herz

## The lobby

lobby-title = Tisch finden
lobby-lead = Öffentliche Tische, wie sie in diesem Moment sind. Nimm Platz, oder sieh zu, wie andere spielen.
lobby-empty = Gerade ist kein öffentlicher Tisch offen.
lobby-empty-told = Eröffne einen: Er steht hier allen offen, solange du magst.
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
lobby-limit = { $time } je Zug

## Making a table

setup-where = Wo spielst du?
setup-here = An diesem Gerät
setup-here-told = Allein, oder ihr reicht es herum.
setup-anywhere = An mehreren Geräten
setup-anywhere-told = Ein Link bringt alle an denselben Tisch, wo immer sie sind.
setup-places = Plätze
setup-anywhere-note = Alles andere lässt sich am Tisch ändern, bis die Partie beginnt.
setup-open-table = Tisch eröffnen

## After a game of several devices

rematch = Revanche
rematch-told = Es gibt eine Revanche: dieselben Leute an einem neuen Tisch.
rematch-join = Zur Revanche
rematch-note = Dieselben Leute an einem neuen Tisch, mit neuen Würfeln.
result-copy = Ergebnis als Text kopieren
result-summary = Troyes Dice: { $when }
dice-mixture = Wie der Startwert entstand
dice-mixture-told = Das Geheimnis des Servers wurde mit dem gemischt, was jede Person am Tisch beitrug, nachdem sie seinen Fingerabdruck gesehen hatte.
dice-secret = Das Geheimnis des Servers
dice-secret-mark = Fingerabdruck des Geheimnisses
dice-secret-seen = Derselbe, den dieser Browser sah, bevor du Platz nahmst.
dice-secret-published = Derselbe, der am Tisch gezeigt wurde.
dice-secret-wrong = Nicht der, der gezeigt wurde: { $published }
dice-secret-none = Zum Vergleich ist nichts bekannt.
dice-added = Die Beiträge vom Tisch
dice-own = Beitrag dieses Browsers
dice-own-right = Er ist dabei, also konnte niemand die Würfel vorher kennen.
dice-own-wrong = Er ist nicht dabei.
dice-own-none = Dieser Browser saß nicht an diesem Tisch und hat nichts beigetragen.
dice-seed-mixed = Der Startwert
dice-seed-right = Er folgt aus dem Geheimnis und den Beiträgen.
dice-seed-wrong = Er folgt nicht aus dem Geheimnis und den Beiträgen.
player-webhook = Nachrichten über neue Würfel
player-webhook-told = Während du nicht am Tisch bist, kann dir eine Nachricht sagen, dass dort neue Würfel liegen: auf deinem Handy über ntfy, oder in einem Kanal von Discord oder Slack.
player-webhook-field = Adresse (https)
player-webhook-hint = Etwa https://ntfy.sh/ein-name-den-niemand-kennt. Bleibt das Feld leer, bekommst du keine Nachrichten.
player-webhook-saved = Gespeichert. Neue Würfel werden dort gemeldet.
player-webhook-gone = Gespeichert. Es werden keine Nachrichten geschickt.
## What can go wrong

error-unreachable = Der Server ist nicht erreichbar. Bist du online?
error-misunderstood = Der Server konnte damit nichts anfangen. Bitte lade die Seite neu.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert; bitte versuche es noch einmal.
error-too-slow = Das hat zu lange gedauert. Bitte versuche es noch einmal.
error-slow-request = Die Anfrage kam nicht rechtzeitig an. Bitte versuche es noch einmal.
error-bad-host = Der Server erkennt nicht, unter welcher Adresse du ihn erreicht hast.
error-not-ready = Der Server kommt gerade nicht an seine Partien. Bitte versuche es gleich noch einmal.
error-not-stored = Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.
error-unknown-outcome = Der Server weiß noch nicht, ob das gespeichert ist. Er wird von selbst noch einmal gefragt.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
error-server-full = Gerade sind zu viele Leute hier. Bitte versuche es bald noch einmal.
error-too-large = Das ist zu groß für den Server.
error-foreign-origin = Das kam von einer fremden Website.
error-no-such-path = Unter dieser Adresse ist nichts.
error-no-such-game = Diese Partie gibt es nicht.
error-no-such-deal = Diese Auslosung gibt es nicht.
error-no-such-code = Diesen Code hat niemand.
error-no-such-session = Dieser Browser ist schon abgemeldet.
error-not-yours = Diese Partie gehört jemand anderem.
error-not-your-seat = Hier spielt jemand anderes.
error-no-such-seat = Diesen Platz gibt es nicht.
error-not-seen = Diese Tageszeit ist noch nicht zu sehen.
error-dice-secret = Diese Partie hat die Würfel einer anderen, die noch gespielt wird. Sie ist zu sehen, wenn jene zu Ende ist.
error-bad-name = Ein Name hat 1 bis 40 Zeichen.
error-bad-seed = Ein Startwert hat höchstens 200 Zeichen.
error-bad-columns = Jeder Wert von 1 bis 6 muss einmal da sein.
error-bad-half-day = Eine Partie hat die Tageszeiten 1 bis 16.
error-bad-record = Diese Aufzeichnung lässt sich nicht spielen: { $sentence }
error-player-count = Es spielen 1 bis 10 Personen.
error-not-rolled = Es wurde noch nicht gewürfelt.
error-turn-finished = Der Zug dieser Tageszeit ist schon beendet.
error-turn-pending = Der Zug dieser Tageszeit ist noch nicht beendet.
error-others-pending = Jemand ist mit dieser Tageszeit noch nicht fertig.
error-game-over = Die Partie ist zu Ende.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-other-question = Zuerst ist etwas anderes zu entscheiden.
error-relief-not-needed = Ein Würfel ist bezahlbar, darum gibt es keine Unterstützung.
error-plaza-destroyed = Dieser Stadtplatz ist zerstört: Sein Würfel kann nicht genommen werden.
error-payment-missing = Wähle, mit welcher Ressource du zahlst.
error-payment-not-asked = Dieser Würfel verlangt keine Ressource nach Wahl.
error-too-dear = Das kannst du nicht bezahlen.
error-value-out-of-range = Auf diesen Wert lässt sich der Würfel nicht drehen.
error-value-fixed = Wegen des Überfalls kann Einfluss diesen Würfel nicht verändern.
error-color-fixed = Wegen des Überfalls behält dieser Würfel seine Farbe.
error-no-prestige = Wegen des Überfalls baut dieser Würfel kein Prestigegebäude.
error-value-zero = Ein Würfel mit Wert 0 baut nichts.
error-built = Dieses Gebäude steht schon.
error-crossed = Dieses Feld ist durchgestrichen.
error-not-work = Dieser Bonus baut ein Nutzgebäude.
error-not-other-prestige = Dieser Bonus baut ein Prestigegebäude einer anderen Farbe.
error-track-full = Diese Leiste ist voll.
error-not-of-this-tile = Dieser Gefolgsmann muss Handwerker oder Priester sein.
error-bad-contribution = Seite und Server verstehen einander nicht. Bitte lade die Seite neu.
error-bad-limit = Die Bedenkzeit je Zug beträgt 10 Sekunden bis zwei Wochen.
error-bad-text = Eine Nachricht hat 1 bis 500 Zeichen.
error-bad-webhook = Die Adresse muss mit https beginnen.
error-begun = Die Partie hat schon begonnen.
error-chat-off = Der Host hat den Chat ausgeschaltet.
error-closed = Dieser Tisch ist geschlossen.
error-full = Alle Plätze sind besetzt.
error-no-identity = Sag uns zuerst deinen Namen.
error-no-name = Sag uns zuerst deinen Namen.
error-no-secret = Dieser Tisch hat sein Geheimnis verloren. Bitte eröffne einen neuen.
error-no-such-place = Diesen Platz gibt es nicht.
error-no-table = Zu dieser Partie gibt es keinen gemeinsamen Tisch.
error-nobody = Noch hat niemand Platz genommen.
error-not-host = Das kann nur der Host.
error-not-over = Die Partie ist noch nicht zu Ende.
error-own-place = Du kannst deinen Platz verlassen, aber dich nicht selbst entfernen.
error-removed = Der Host hat dich von diesem Tisch entfernt.
error-taken = Dort sitzt schon jemand.

## Hints and analysis

hint = Tipp
hint-title = Was die Entscheidungen wert sind
hint-costs = Ein Tipp nennt zu jeder Entscheidung das Endergebnis, zu dem sie im Schnitt führt, und nummeriert die besten auf deinem Wertungszettel. Wer einen Tipp nimmt, gewinnt mit dieser Partie keine Wappen.
hint-costs-once = Du wirst nur einmal gefragt. Von da an steht bei der Partie „mit Tipps“.
hint-without = Ohne Tipps
hint-show = Tipp zeigen
hint-close = Tipp schließen
hint-rank = { $first ->
    [yes] am besten, { $points } Punkte erwartet
   *[no] Rang { $rank }, { $points } Punkte erwartet, { $behind } hinter der besten
}
hint-told = Tipp: { $place }; { $ranks }
hint-exact = Zu Ende gerechnet: Nichts ist geschätzt.
hint-looking = { $count ->
    [0] Erste Schätzungen …
    [one] Eine Entscheidung genau angesehen …
   *[other] { $count } Entscheidungen genau angesehen …
}
hint-complete = { $count ->
    [one] Eine Entscheidung genau angesehen
   *[other] { $count } Entscheidungen genau angesehen
}
hint-thinking = Einen Moment …
hint-others = { $count ->
    [one] Ein weiterer Ort
   *[other] { $count } weitere Orte
}
hint-own = Deine Wahl
hint-about = ≈ erste Schätzungen für alles, was zu weit zurückliegt
key-hints = was die Entscheidungen wert sind
with-hints = mit Tipps
hints-option = Tipps
hints-on = Alle dürfen fragen, was Entscheidungen wert sind; wer fragt, bekommt keine Wappen
hints-off = Niemand bekommt Tipps
result-feats-hinted = Du hast in dieser Partie Tipps genommen, darum bringt sie dir keine Wappen.
reason-more = { $part ->
    [citizens] { $points } mehr durch Gefolgsleute
    [rows] { $points } mehr durch Gebäudereihen
   *[resources] { $points } mehr durch Ressourcen
}
reason-less = { $part ->
    [citizens] { $points } weniger durch Gefolgsleute
    [rows] { $points } weniger durch Gebäudereihen
   *[resources] { $points } weniger durch Ressourcen
}
result-analysis = Partie analysieren
analysis = Analyse
analysis-title = Analyse: { $names }
analysis-waiting = Gleich sieht sich der Rechner die Partie an …
analysis-working = Der Rechner sieht sich jede Tageszeit an …
analysis-progress = Fortschritt der Analyse
analysis-sum-title = Woher das Ergebnis kommt
analysis-sum = Ergebnis { $score } = Start { $start }, Glück { $luck }, verschenkt { $loss }, Umdenken { $rest }
analysis-score = Ergebnis
analysis-start = Start
analysis-luck = Glück
analysis-loss = Verschenkt
analysis-rest = Umdenken
analysis-without-luck = Ohne Glück
analysis-start-told = was bestes Spiel vor den ersten Würfeln erwarten konnte
analysis-luck-told = was die Würfel über oder unter der Erwartung gebracht haben
analysis-loss-told = was bessere Entscheidungen gebracht hätten
analysis-rest-told = wo der Rechner bei genauem Hinsehen seine Meinung ändert
analysis-strongest-score = der stärkste Bot mit diesen Würfeln: { $points }
analysis-adjusted = Mit gewöhnlichen Würfeln hätte dieses Spiel etwa { $points } Punkte gebracht.
analysis-classes = Entscheidungen nach ihrer Güte
classes-best = beste
classes-fine = gute
classes-inaccuracy = ungenaue
classes-mistake = Fehler
classes-blunder = grobe Fehler
class-best = beste
class-fine = gut
class-inaccuracy = ungenau
class-mistake = Fehler
class-blunder = grober Fehler
analysis-curve = Erwartetes Ergebnis
analysis-curve-label = Kurve des erwarteten Ergebnisses über sechzehn Tageszeiten, von { $start } am Start bis { $score } am Ende. Der Regler darunter nennt jede Tageszeit.
analysis-legend-line = erwartetes Ergebnis
analysis-legend-strongest = { $name }, dieselben Würfel
analysis-day = Tag { $day }
analysis-slider = Tageszeit
analysis-half-day = { $when }: Die Würfel haben das erwartete Ergebnis um { $luck } verändert, die Entscheidungen haben { $loss } verschenkt. Vorher waren es { $before }, nachher { $after }.
analysis-table = Alle Tageszeiten in Zahlen
analysis-when = Tageszeit
analysis-before = Vorher
analysis-after = Nachher
analysis-decisions = Entscheidungen
analysis-all = Ganze Partie
analysis-mistakes = Wo Punkte verschenkt wurden
analysis-none = Nichts, was der Rechner vom Besten unterscheiden könnte.
analysis-better = besser: { $what }
analysis-taken = Wie gespielt
analysis-best = Besser
analysis-compare = Wie gespielt oder besser
analysis-expected = erwartet
analysis-reason = Die bessere Wahl bringt { $reason }.
analysis-again = Von hier an neu versuchen
analysis-replay = Im Rückblick ansehen
analysis-strongest = Der stärkste Bot mit denselben Würfeln
analysis-strongest-told = { $name } hat aus diesen Würfeln { $points } Punkte gemacht; hier waren es { $own }. Auch er kannte keinen Würfel, bevor er fiel.
analysis-strongest-replay = Ansehen, wie er gespielt hat
analysis-players = Wer hatte Glück, wer hat am besten gespielt
analysis-luckiest = am meisten Glück
analysis-played-best = am besten gespielt
analysis-note = Alle Zahlen sind Punkte des Endergebnisses. Sie beruhen darauf, was der Rechner von gutem Spiel erwartet; nur die letzten beiden Tageszeiten sind genau. Ein Unterschied unter 0,3 Punkten sagt nichts.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-solver = Dieser Server hat keinen Rechner für Tipps und Analysen. Alles andere geht.
error-solver-busy = Gerade fragen zu viele den Rechner. Bitte versuche es gleich noch einmal.
error-too-many-questions = Der Rechner ist noch mit deinen anderen Fragen beschäftigt.

## In the terminal

# "a and b"; "a, b"; "a, b, and c"
list-two = { $left } und { $right }
list-more = { $left }, { $right }
list-last = { $left } und { $right }
# One sentence after the other.
sentences = { $left } { $right }
# "1 knight (2 to 3)"
with-detail = { $what } ({ $detail })
# One letter, or one character, for each colour.
letter-red = R
letter-yellow = G
letter-white = W
# Short prices, at most 9 columns wide.
short-influence = { $count } Einfl.
short-deniers = { $count } Den.
short-knowledge = { $count } Wiss.
# What a tile does, at most 17 columns wide.
tile-1-banquet-short = Einfluss: ±2
tile-1-raid-short = kein Einfluss
tile-2-banquet-short = gratis
tile-2-raid-short = +1 Denar
tile-3-banquet-short = Kathedrale: je 1
tile-3-raid-short = +1 Wissen
tile-4-banquet-short = Nutzgebäude: +1
tile-4-raid-short = Wert 0
tile-5-banquet-short = Farbe kostet 1
tile-5-raid-short = Farbe bleibt
tile-6-banquet-short = Festung: +2
tile-6-raid-short = +1 Einfluss
tile-7-banquet-short = Markthalle: +1
tile-7-raid-short = kein Prestige
tile-8-banquet-short = Schwarz ist zahm
tile-8-raid-short = transp. = schwarz
# Drawings of a game, at most 80 columns wide.
show-before = vor dem ersten Wurf
show-end = Ende der Partie
show-when = { $half ->
    [morning] Tag { $day }, Vormittag
   *[afternoon] Tag { $day }, Nachmittag
}
show-day = Tag { $day }
show-black = schwarz
show-turns = { $color ->
    [red] danach rot
    [yellow] danach gelb
   *[white] danach weiß
}
show-tile = { $side ->
    [banquet] Bankett { $number }
   *[raid] Überfall { $number }
}
show-any = 1 beliebige
show-any-more = beliebig
show-points = { $total ->
    [one] { $name } · { $total } Punkt: Gefolgsleute { $citizens } + Reihen { $rows } + Ressourcen { $resources }
   *[other] { $name } · { $total } Punkte: Gefolgsleute { $citizens } + Reihen { $rows } + Ressourcen { $resources }
}
show-winner = gewonnen
show-value = Wert
show-built = gebaut
show-open = offen
show-lost = verloren
show-linked = verbunden
show-to-link = zu verbinden
show-protected = geschützt
show-pause = { $played } von { $all }: weiter mit Enter, Schluss mit q
with-die = Würfel { $sector } als { $color } { $value }; Preis: { $cost }.
# Playing in the terminal.
play-saved = Die Partie wird nach jeder Entscheidung gespeichert, in { $file }.
play-unsaved = Die Partie konnte nicht gespeichert werden: { $reason }
play-go-on = Später weiter mit: { $command }
play-have = Du hast { $what }.
play-taken-back = Zurückgenommen.
play-way = Würfel { $sector }: { $cost }
play-way-gain = Würfel { $sector }: { $what }; Preis: { $cost }
play-places = Alle Orte
play-with-die = Mit Würfel { $sector }
# Line by line, without drawings.
lines-hello = Tippe die Nummer einer Möglichkeit oder „hilfe“ für alles andere.
lines-ask = Deine Wahl:
lines-unknown = „{ $typed }“ steht nicht zur Wahl. Tippe eine Nummer der Liste oder „hilfe“.
lines-built = gebaut { $positions }
lines-open = offen { $positions }
lines-lost = verloren { $positions }
# What can be typed; English is always understood too.
command-help = hilfe
command-sheet = zettel
command-dice = würfel
command-places = orte
command-players = personen
command-log = chronik
command-undo = zurück
command-take-back = zurücknehmen
command-quit = beenden
command-help-told = diese Liste
command-sheet-told = dein Zettel, Reihe für Reihe
command-dice-told = die Würfel und die kommenden Stadtplätze
command-places-told = alles, was jetzt erreichbar ist
command-players-told = die Punkte aller, die mitspielen
command-log-told = alles, was geschehen ist
command-undo-told = zurück zur Wahl davor
command-take-back-told = die letzte Entscheidung dieses Zuges zurücknehmen
command-quit-told = aufhören; die Partie bleibt gespeichert
# On the whole screen.
screen-small = Das Fenster hat { $columns } × { $rows }; nötig sind mindestens 80 × 24.
screen-quit-sure = Die Partie ist gespeichert. Noch einmal q beendet.
screen-out-of-reach = unerreichbar
screen-reach = erreichbar
screen-preview = Vorschau
screen-die = Würfel
screen-choose = wählen
screen-quit = Ende
key-list = durch die Liste gehen
key-rows = nächste oder vorige Reihe des Zettels
key-places = alle Orte, gleich mit welchem Würfel
key-log = die Chronik
key-player = der Zettel der nächsten Person
key-quit = aufhören; die Partie bleibt gespeichert

## The rules

rules = Regeln
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-nothing = Keine Regel enthält alle diese Wörter: { $query }
rules-all = Alle Regeln zeigen
rules-ruling = Festlegung
rules-ruling-told = Klärt, was die gedruckten Regeln offenlassen.
rules-copy = Link zu { $clause } kopieren
rules-quick = Kurzregeln
rules-quick-told = Zwei Seiten, A4 oder Letter: alles, was man beim Spielen nachschlägt.
rules-clause = Regel { $clause }
rules-whole = Alle Regeln auf einer eigenen Seite
key-rules = die Regel zu dem, was erklärt wird

## The guided games

learn = Spielend lernen
learn-first = Zum ersten Mal hier? Spielend lernen
learn-lead = Eine echte Partie allein, mit jemandem an deiner Seite, der alles erklärt, sobald es zum ersten Mal zählt. Du kannst tun, was du willst, und jederzeit ohne Begleitung weiterspielen.
lesson-first = Deine erste Partie
lesson-first-told = Würfel, Gebäude, der schwarze Würfel und alle Boni, in sechzehn Tageszeiten.
lesson-banquets = Bankette & Überfälle
lesson-banquets-told = Für alle, die das Spiel kennen: was die drei Plättchen neben den Stadtplätzen tun.
lesson-start = Beginnen
lesson-go-on = Weiter
lesson-again = Neu beginnen
lesson-label = { $action }: { $lesson }
lesson-so-far = { $told } von { $total } Dingen erklärt
lesson-done = Alles erklärt
guide = Begleitung
guide-next = Weiter
guide-back = Zurück
guide-done = Fertig
guide-leave = Ohne Begleitung weiterspielen
guide-resume = Begleitung fortsetzen
guide-left = Du spielst ohne Begleitung weiter. Taste G oder die Hilfe holt sie zurück.
guide-at = { $number } von { $total }
guide-clause = Regel { $clause }
guide-show = Zeig es mir
guide-try = Ein Vorschlag
guide-try-told = Probiere { $die } für { $what }; Preis: { $cost }.
guide-wait = Spiel weiter: Ich melde mich, sobald etwas Neues zählt.
guide-wait-chosen = Bestätige es, oder wähle etwas anderes.
guide-wait-done = Wenn du so weit bist, geh weiter zu den nächsten Würfeln.
key-guide = Begleitung: weiter, oder zurückholen
guide-welcome-title = Willkommen in Troyes
guide-welcome-told = Du baust in sechzehn Tageszeiten eine Stadt. In jeder nutzt du einen Würfel, und diese Zahl zeigt deine Punkte. Lass uns spielen; ich erkläre alles, wenn es so weit ist.
guide-sheet-title = Dein Zettel
guide-sheet-told = Drei Stadtteile: Adel in Rot, Bürger in Gelb, Klerus in Weiß. Jeder hat sechs Spalten, und jede Spalte trägt einen Würfelwert. Ein Gebäude braucht einen Würfel seiner Farbe und seines Werts.
guide-roll-title = Die Würfel gehören dir
guide-roll-told = Wirf die ersten Würfel: mit der Schaltfläche unten oder mit der Taste N.
guide-dice-title = Vier Würfel
guide-dice-told = Sie liegen im Uhrzeigersinn von niedrig nach hoch. Ein transparenter Würfel nimmt die Farbe des Stadtplatzes an, auf dem er liegt. Einen davon wirst du nutzen.
guide-prices-title = Was ein Würfel kostet
guide-prices-told = Der niedrigste Würfel ist gratis. Der nächste kostet eine beliebige Ressource, dann einen Denar, dann zwei Denare.
guide-black-title = Der schwarze Würfel
guide-black-told = Er zerstört den Stadtplatz, auf dem er liegt: Diesen Würfel kann niemand nehmen. An den ersten beiden Tagen ist das alles. Ab Tag 3 trifft er auch deinen Zettel.
guide-actions-title = Drei Möglichkeiten
guide-actions-told = Mit einem Würfel tust du eines: Du nimmst Ressourcen auf der Leiste seiner Farbe oder baust in seinem Stadtteil – oben ein Prestigegebäude, unten ein Nutzgebäude. Sein Wert sagt, in welcher Spalte.
guide-choose-title = Wähle
guide-choose-told = Tippe auf einen Würfel und sieh alles, was er erreicht, oder auf einen Ort und sieh jeden Weg dorthin. Jeder Ort zeigt seinen ganzen Preis.
guide-preview-title = Noch ist nichts bezahlt
guide-preview-told = Gestrichelte blaue Tinte zeigt auf dem Zettel, was geschehen würde, und hier steht es in Worten, mit Preis und Punkten. Bestätige es, oder mach es kostenlos rückgängig.
guide-citizens-title = Gefolgsleute sind Punkte
guide-citizens-told = Ein Nutzgebäude bringt zwei Gefolgsleute seiner Farbe. Jeder ist ein Punkt, und die gerahmten Felder auf ihren Leisten bringen noch mehr.
guide-undo-title = Du darfst es dir anders überlegen
guide-undo-told = Einen bestätigten Zug kannst du zurücknehmen, bis du die nächsten Würfel siehst.
guide-turning-title = Das Sonnenrad dreht sich
guide-turning-told = Ein zerstörter Stadtplatz kommt mit der anderen Seite nach oben zurück: Der kleine Kreis zeigt, mit welcher. Nach jedem Nachmittag rückt das Sonnenrad um einen Stadtplatz weiter. Hier siehst du, was kommt.
guide-resources-title = Ressourcen nehmen
guide-resources-told = Ein Würfel kann so viele Ressourcen bringen, wie sein Wert angibt: Einfluss bei Rot, Denare bei Gelb, Wissen bei Weiß. Was du ausgibst, ist für immer durchgestrichen; eine Leiste geht also einmal zu Ende.
guide-value-title = Einfluss ändert den Wert
guide-value-told = Jeder ausgegebene Einfluss verändert einen Würfel um eins nach oben oder unten. Bei 1 und 6 ist Schluss.
guide-cathedral-title = Kathedralen zählen Reihen
guide-cathedral-told = Jede Kathedrale weckt einen Charakter, der am Ende eine Reihe von Gebäuden zählt. Deine ersten beiden geben 1 Punkt je Gebäude ihrer Reihe, die nächsten beiden 2, die letzten beiden 3.
guide-fortress-title = Festungen schützen
guide-fortress-told = Eine Festung bringt einen Gefolgsmann und schützt ihre ganze Spalte, in allen drei Stadtteilen. Bald schlägt der schwarze Würfel zu: Baue dort, wo es wehtäte.
guide-saved-title = Die Mauern halten
guide-saved-told = Ab Tag 3 trifft der schwarze Würfel den Stadtteil seines Stadtplatzes, in der Spalte seines Werts. Wo eine Festung steht, geht nichts verloren.
guide-crossed-title = Durchgestrichen
guide-crossed-told = Der schwarze Würfel trifft den Stadtteil seines Stadtplatzes, in der Spalte seines Werts. Ohne Festung kann dort nicht mehr gebaut werden, was noch fehlt. Was steht, ist sicher und zählt weiter.
guide-color-title = Wissen ändert die Farbe
guide-color-told = Zwei Wissen geben einem Würfel jede Farbe, die du willst. Solche Preise sind blass. Du darfst Farbe und Wert desselben Würfels ändern.
guide-links-title = Rauten zwischen Nachbarn
guide-links-told = Sobald beide Gebäude neben einer Raute stehen, bekommst du sofort ihren Bonus.
guide-hall-title = Große Markthallen schauen auf die Würfel
guide-hall-told = Eine Große Markthalle bringt etwas für jeden Würfel der Farbe, die sie zählt, sofern er zu dieser Tageszeit genommen werden kann. Der Würfel, den du nutzt, zählt mit der Farbe seines Stadtplatzes.
guide-track-title = Lohn am Wegrand
guide-track-told = Das 6., 12. und 18. Feld einer Ressourcenleiste bringen außerdem je einen Gefolgsmann.
guide-columns-title = Alle drei zusammen
guide-columns-told = Erreichen alle drei Leisten der Gefolgsleute das 3. Feld, bekommst du eine Ressource jeder Art. Beim 6. und beim 11. baust du ein beliebiges Nutzgebäude gratis. Keine Farbe sollte also zurückbleiben.
guide-free-title = Ein Gebäude gratis
guide-free-told = Manche Boni bauen für dich: ein Gebäude der genannten Art an einem freien Ort deiner Wahl, ohne Würfel. Es wirkt wie jedes andere und kann den nächsten Bonus auslösen.
guide-rows-title = Weit vorn auf einer Leiste
guide-rows-told = Erreicht eine Leiste der Gefolgsleute die 15, baust du ein Prestigegebäude einer anderen Farbe gratis. Bei 20 bekommst du je einen Gefolgsmann der beiden anderen Farben.
guide-relief-title = Wenn du nicht zahlen kannst
guide-relief-told = Kannst du keinen Würfel bezahlen, bekommst du eine Ressource jeder Art statt eines Zugs. Das ist selten und kostet dich eine Tageszeit.
guide-score-title = Was am Ende zählt
guide-score-told = Ein Punkt für jeden Gefolgsmann; für jeden geweckten Charakter die Punkte seiner Reihe; und ein Punkt für je zwei übrige Ressourcen einer Art.
guide-last-title = Die letzte Tageszeit
guide-last-told = Nach diesem Zug kommt nichts mehr. Zwei Ressourcen einer Art sind einen Punkt wert: Gib sie aus, wenn sie dir mehr bringen.
guide-end-title = Das ist alles
guide-end-told = Jetzt kennst du das ganze Spiel. Sieh dir das Ergebnis an; dann versuch es mit anderen Würfeln, zusammen mit anderen oder mit Banketten & Überfällen.
guide-tiles-title = Drei Plättchen
guide-tiles-told = Sie liegen neben den Stadtplätzen, die auf beiden Seiten dieselbe Farbe haben, und zeigen jetzt ihr Bankett. Zeige auf eines oder drücke es lange, um es zu lesen.
guide-feast-title = Ein Würfel beim Bankett
guide-feast-told = Wer diesen Würfel nimmt, bekommt, was das Plättchen sagt:
guide-use-title = Mit dem Plättchen
guide-use-told = Im Preis und in dem, was folgt, ist schon enthalten, was das Plättchen tut. Aufpreise kommen einfach dazu.
guide-turn-over-title = Besuch
guide-turn-over-told = Der schwarze Würfel ist zu einem Bankett gekommen. Am Ende dieser Tageszeit wird das Plättchen auf die Überfallseite gedreht und bleibt so bis zum Schluss.
guide-raid-title = Ein Überfall
guide-raid-told = Die Fackel markiert ein umgedrehtes Plättchen. Von jetzt an ist es eine Last für Würfel auf diesem Stadtplatz.
guide-raided-title = Ein Würfel beim Überfall
guide-raided-told = Dieser ist teurer oder schwächer, als er aussieht:
guide-limits-title = Nur der Würfel
guide-limits-told = Ein Plättchen wirkt auf den Würfel, der dort liegt, in der Aktion selbst. Gratis gebaute Gebäude haben nie etwas davon.
guide-others-title = Fünf weitere
guide-others-told = Jede Partie zieht drei von acht Plättchen. Die anderen erklären sich auf dieselbe Weise. Eines davon zähmt sogar den schwarzen Würfel.
why-first-1 = Das kostet nichts, und zwei Ritter sind zwei Punkte.
why-first-2 = Sechs Denare für einen: Geld für die nächsten Tage, und unterwegs ein Handwerker.
why-first-3 = Gratis. Hugues de Payns wird deine Festungen zählen.
why-first-4 = Ein Einfluss macht aus der 1 eine 2. Morgen schlägt der schwarze Würfel zum ersten Mal zu.
why-first-5 = Jede Kathedrale macht die späteren mehr wert.
why-first-6 = Zwei Ritter, und eine halbe Raute.
why-first-7 = Das kostet nichts, vollendet die Raute und bringt drei Einfluss.
why-first-8 = Zwei rote Würfel können genommen werden, also bringt sie vier Ritter.
why-banquets-1 = Das Bankett bringt einen dritten Ritter.
why-banquets-2 = Das Bankett macht den teuersten Würfel gratis.

## By ear

told-preview = { $count ->
    [one] Wenn du bestätigst: { $what }; Preis: { $cost }; 1 Punkt.
   *[other] Wenn du bestätigst: { $what }; Preis: { $cost }; { $count } Punkte.
}

## Keys of one’s own, and pages that fail

keys-single = Tasten mit einem Buchstaben, einer Ziffer oder einem Zeichen
keys-single-told = Schalte sie aus, wenn du mit dem Rechner sprichst oder versehentlich Tasten triffst. Mit Tab, Pfeilen, Enter und Esc geht weiterhin alles.
keys-change = Andere Tasten wählen
keys-taken = „{ $key }“ ist schon vergeben oder keine einzelne Taste.
keys-usual = Übliche Tasten
key-find = in den Regeln suchen
part-failed = Hier ist etwas schiefgegangen. Der Rest der Seite funktioniert.
page-broken = Auf dieser Seite ist etwas schiefgegangen. Deine Partien sind sicher.
page-reload = Seite neu laden
