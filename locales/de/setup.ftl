### Setting up a game.

## Setting up

setup = Neue Partie
who-plays = Wer spielt mit?
add-player = Person hinzufügen
remove-player = Person { $number } entfernen
move-up = Person { $number } nach oben
pass-note = Ihr reicht dieses Gerät herum; alle haben einen eigenen Wertungszettel und nutzen dieselben Würfel.
columns-first = Erste Partie
columns-first-note = 1 2 3 4 5 6, am übersichtlichsten
columns-rolled = Nach Würfelvorgabe
columns-rolled-note = ein Würfel gibt den ersten Wert vor, du wählst die Richtung
columns-expert = Beliebige Reihenfolge (Experten)
columns-expert-note = ganz nach deiner Wahl
rolled-value = Der Würfel zeigt { $value }. In welche Richtung?
with-banquets = Mit Banketten & Überfällen spielen
banquets-note = Drei Plättchen liegen neben den Stadtplätzen mit zwei gleichen Seiten: erst Bankette, dann Überfälle, sobald der schwarze Würfel dort war.
once-raided = Nach dem Überfall: { $does }
seed-title = Eine bestimmte Auslosung spielen
seed-note = Derselbe Startwert ergibt dasselbe Sonnenrad und dieselben Würfel. Partien mit selbst eingegebenem Startwert bringen keine Wappen.
seed-any = Startwert, beliebiger Text
use-seed = Diesen Startwert verwenden
draw-again = Neu auslosen
seed-given = Jemand hat dir diese Auslosung geschickt: dasselbe Sonnenrad und dieselben Würfel. Partien mit bekanntem Startwert bringen keine Wappen.
deal-given = Jemand hat dir diese Auslosung geschickt: dasselbe Sonnenrad und dieselben Würfel.
start = { $count ->
    [one] Partie starten
   *[other] Mit { $count } Personen starten
}
bot-level = Stufe des Bots an Platz { $number }
add-bot = Bot hinzufügen
level-novice-text = etwa 40 Punkte je Partie
level-apprentice-text = etwa 48 Punkte je Partie
level-journeyman-text = etwa 56 Punkte je Partie
level-master-text = etwa 64 Punkte je Partie
level-grandmaster-text = etwa 64,5 Punkte je Partie, das Beste, was ein Bot kann
room-columns-rolled-note = ein Würfel gibt den ersten Wert vor, der Startspieler wählt die Richtung
room-columns-expert-note = ganz nach Wahl des Startspielers

## Making a table

setup-where = Wo spielst du?
setup-here = An diesem Gerät
setup-here-text = Allein, oder ihr reicht es herum.
setup-anywhere = An mehreren Geräten
setup-anywhere-text = Ein Link bringt alle an denselben Tisch, wo immer sie sind.
setup-places = Plätze
setup-anywhere-note = Alles andere lässt sich am Tisch ändern, bis die Partie beginnt.
setup-open-table = Tisch eröffnen
