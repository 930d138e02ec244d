### The deal of the day, and groups of people who compare themselves.

## A day

day-title = Auslosung des Tages
day-same-dice = Die Auslosung von heute, dieselben Würfel für alle
day-streak = { $count ->
    [0] Noch kein Tag in Folge
    [one] 1 Tag in Folge
   *[other] { $count } Tage in Folge
}
day-pass = Ein versäumter Tag pro Woche ist frei; der dieser Woche ist noch übrig.
day-pass-used = Ein versäumter Tag pro Woche ist frei; der dieser Woche ist verbraucht.
day-week = { $played } der letzten 7 Tage gespielt
day-secret = Die Ergebnisse öffnen sich, wenn du fertig bist.
day-play = Auslosung von heute spielen
day-go-on = Auslosung weiterspielen
day-look = Wie es ausging
day-open-text = Für alle ein gewerteter Versuch, ohne Hinweise. Wenn du fertig bist, siehst du, was andere aus denselben Würfeln gemacht haben.
day-playing-text = Du hast begonnen. Dein Versuch wird gewertet, wenn du bis { $when } fertig bist.
day-missed-text = Dieser Tag ist ohne dich vergangen. Seine Würfel öffnen sich für alle: { $when }.
day-missed-open = Dieser Tag ist ohne dich vergangen. Mit seinen Würfeln kannst du üben, so oft du willst.
day-unranked-text = Dein Versuch ist nicht gewertet: Er wurde vorzeitig beendet oder kam zu spät.
day-to-come-text = Diese Auslosung öffnet sich an ihrem Tag. Ihre Würfel sind schon gezogen; das ist ihr Fingerabdruck.
day-next-in = Nächste Auslosung in { $hours } Std. { $minutes } Min.
day-practise = Noch einmal, ungewertet
day-replay = Aufzeichnung
day-before = Der Tag davor
day-after = Der Tag danach

## What came of it

day-place = Platz { $place } von { $field }
day-place-shared = Platz { $place } von { $field }, geteilt
day-ahead = Vor { $percent } % der anderen.
day-over-par = { $points ->
    [one] Ein Punkt über Par.
   *[other] { $points } Punkte über Par.
}
day-under-par = { $points ->
    [one] Ein Punkt unter Par.
   *[other] { $points } Punkte unter Par.
}
day-on-par = Genau Par.
day-par-text = Par ist, was der stärkste Bot aus denselben Würfeln gemacht hat: { $points }.
day-par-waiting = Der stärkste Bot spielt noch …
day-kind = Ein gnädiger Tag: Seine Würfel gaben dem Bot { $points } Punkte mehr als der Durchschnitt.
day-unkind = Ein harter Tag: Seine Würfel kosteten den Bot { $points } Punkte gegenüber dem Durchschnitt.
day-explaining = Der Rechner sieht sich deine Partie an …
day-start = Start
day-start-text = was bestes Spiel erwarten konnte
day-luck = Glück
day-luck-text = was die Würfel gaben oder nahmen
day-loss = Verschenkt
day-loss-text = was bessere Entscheidungen gebracht hätten
day-score = Punkte
day-rest-text = Schätzungen um { $points } berichtigt
day-squares = Wie gut jede Tageszeit war
day-square-best = bestens
day-square-fine = gut
day-square-inaccuracy = ungenau
day-square-mistake = ein Fehler
day-square-blunder = ein grober Fehler
day-share = Teilen
day-share-text = Verrät nichts von den Würfeln.
day-share-button = Kopieren oder senden
day-share-line = Troyes Dice, { $day }: { $score } Punkte
day-share-line-par = Troyes Dice, { $day }: { $score } Punkte, Par { $par }

## The field

day-field = Das Feld
day-field-count = { $count ->
    [one] 1 Ergebnis bisher
   *[other] { $count } Ergebnisse bisher
}
day-field-label = Punkte des Feldes, von { $low } bis { $high }. Die Hälfte hat mindestens { $median }.
day-median = halbes Feld: { $points }
day-par = Par { $points }
day-you = du
day-results = Ergebnisse
day-list = Plätze
day-place-short = Platz
day-name = Name
day-somebody = Jemand
day-names-text = Auf diesem Server lassen sich Namen noch nicht behalten, darum steht niemand mit seinem öffentlich da. Du liest deinen eigenen und die deiner Gruppen.
day-sheet-best = Der beste Zettel: { $points }
day-sheet-middle = In der Mitte des Feldes: { $points }
day-numbers = In Zahlen

## Other days

day-calendar = Alle Tage
day-month-before = Der Monat davor
day-month-after = Der Monat danach
day-cell-finished = { $day }: { $points }
day-cell-open = { $day }: offen
day-cell-playing = { $day }: begonnen
day-cell-missed = { $day }: nicht gespielt
day-cell-to-come = { $day }: kommt noch
day-cell-unranked = { $day }: nicht gewertet

## Honest limits

day-limits = Was hier niemand wissen kann
day-limits-second = Wer eine zweite Identität öffnet, kann sich die Würfel vorher ansehen. Darum kommen hier Gruppen von Leuten zuerst, die sich kennen.
day-limits-program = Niemand kann sagen, ob jemand ein Programm gefragt hat.
day-limits-time = Zeit zählt nicht: weder für Plätze noch bei Gleichstand. Ein Tag ist ein Tag in UTC, und deiner, wenn du an ihm beginnst.
day-limits-seed = Veröffentlicht: der Fingerabdruck der Würfel { $drawn }, der Startwert { $published }.

## Groups

group-none = Vergleiche dich mit Leuten, die du kennst
group-none-text = Eine Gruppe hat einen Link, bis zu 200 Leute und eigene Ranglisten für Tag, Woche und Saison.
group-new = Neue Gruppe
group-name = Name der Gruppe
group-open = Gruppe öffnen
group-finished = { $finished } von { $people } sind fertig
group-state-finished = fertig
group-state-playing = spielt, Tag { $day }
group-state-begun = hat begonnen
group-state-not-yet = noch nicht
group-state-missed = nicht gespielt
group-state-unranked = nicht gewertet
group-day = Tag
group-week = Woche
group-season = Saison
group-you = { $name } (du)
group-ladder = Rangliste von { $name }
group-manage = Link und Mitglieder
group-link = Link zur Gruppe
group-link-text = Wer ihn hat, kann beitreten.
group-copy = Link kopieren
group-send-title = Eine Gruppe für die Auslosung des Tages in Troyes Dice
group-rename = Umbenennen
group-renew = Neuen Link machen
group-renew-text = Der alte Link führt dann nirgends mehr hin.
group-members = Mitglieder
group-owner = hat die Gruppe geöffnet
group-remove-member = { $name } entfernen
group-remove-member-text = { $name } sieht nichts mehr von der Gruppe, und der alte Link führt nirgends mehr hin.
group-leave = Gruppe verlassen
group-leave-text = Du siehst ihre Ranglisten nicht mehr. Deine Ergebnisse bleiben deine.
group-remove = Gruppe auflösen
group-remove-text = Die Gruppe ist für alle weg. Die Ergebnisse bleiben bei denen, die sie gespielt haben.
group-yes = Ja, so machen
group-join = { $name } beitreten
group-join-text = { $count ->
    [one] Hier vergleicht 1 Person ihre Ergebnisse bei der Auslosung des Tages. Die Mitglieder sehen deinen Namen und, wenn du fertig bist, deine Punkte.
   *[other] Hier vergleichen { $count } Leute ihre Ergebnisse bei der Auslosung des Tages. Die Mitglieder sehen deinen Namen und, wenn du fertig bist, deine Punkte.
}
group-join-button = Beitreten
group-to-day = Zur Auslosung des Tages
