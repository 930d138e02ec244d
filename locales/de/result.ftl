### The result of a game.

## Result

result-title = Ergebnis
result-of = Ergebnis von { $names }
result-unfinished = Diese Partie läuft noch. Ihr Ergebnis steht hier, sobald alle fertig sind.
result-alone = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
result-village = Ein Dorf mit Zukunft. Das nächste wird auf festerem Grund stehen.
result-town = Ein Marktflecken, und ein guter: Man kommt von weit her.
result-city = Eine stolze Stadt. Die ganze Champagne spricht von ihr.
result-jewel = Das Juwel der Champagne. Wenige Städte standen je so da.
result-wins = { $names } gewinnt
result-share = Gemeinsamer Sieg von { $names }
result-with = { $points ->
    [one] mit { $points } Punkt
   *[other] mit { $points } Punkten
}
result-skip = Drück eine Taste oder tippe, um alles auf einmal zu sehen.
result-feats = Wappen
result-feats-none = Diesmal kein Wappen.
result-feats-new = Neu auf deiner Ehrentafel
result-feats-uncounted = { $origin ->
    [chosen] Der Startwert dieser Auslosung war bekannt, darum zählen ihre Wappen für keine Ehrentafel.
    [imported] Diese Partie wurde hochgeladen, darum zählen ihre Wappen für keine Ehrentafel.
    [branched] Diese Partie wurde von einer anderen abgezweigt, darum zählen ihre Wappen für keine Ehrentafel.
    [device] Diese Würfel wurden auf diesem Gerät gelost, darum bringen sie keine Wappen und zählen in keiner Rangliste.
   *[drawn] Diese Würfel waren schon bekannt, darum zählen die Wappen für keine Ehrentafel.
}
result-to-hall = Zur Ehrentafel
result-sheets = Die Wertungszettel am Ende
result-sheet = Der Wertungszettel am Ende
result-new = Neue Partie
result-more = Mehr
result-ranking = Rangliste
result-you = du
result-replay = Wiederholung ansehen
result-again = Noch einmal spielen
result-send = Auslosung schicken
result-send-title = Eine Auslosung von Troyes Dice zum Spielen
result-link = Link zum Ergebnis
result-link-title = Ein Ergebnis in Troyes Dice
result-print = Zettel drucken
result-next = Und jetzt?
result-dice = Die Würfel
result-dice-text = Der Fingerabdruck war vor dem ersten Wurf zu sehen; er wurde aus diesem Startwert berechnet.
result-no-seed = Die Würfel dieser Partie folgen aus keinem Startwert.
result-parent = Abgezweigt von einer früheren Partie
result-of-many = { $others ->
    [one] Ergebnis von { $first } und einer weiteren Person
   *[other] Ergebnis von { $first } und { $others } weiteren Personen
}
result-dice-imported = Die Würfel dieser Partie folgen aus diesem Startwert. Sie wurde anderswo gespielt, darum war hier vor ihrem ersten Wurf nichts veröffentlicht.
result-feats-hinted = Du hast in dieser Partie Tipps genommen, darum bringt sie dir keine Wappen.
result-feats-bots = Nur Bots haben mitgespielt: Das zählt als Partie allein.
result-analysis = Partie analysieren
result-beside = Ein anderes Ergebnis danebenlegen

## A result that somebody sent

beside-title = Ein Ergebnis mit denselben Würfeln
beside-from = Gespielt von { $names }.
beside-own = { $name } (du)
beside-none = Du hast hier noch keine Partie mit diesen Würfeln beendet. Spiel sie und öffne diesen Link noch einmal: Dann stehen beide Ergebnisse nebeneinander.
beside-other = Das sind nicht die Würfel deiner Partie, darum lassen sich die beiden Ergebnisse nicht vergleichen.
beside-play = Mit diesen Würfeln spielen
beside-keep = Partie übernehmen, mit Wiederholung und Analyse
beside-take = Ergebnis öffnen
beside-take-text = Eine Datei, die dir jemand geschickt hat, oder ein Link, als Text eingefügt. Hast du dieselben Würfel gespielt, stehen beide Ergebnisse nebeneinander.
beside-bad = Dieser Link ist unvollständig oder führt zu keinem Ergebnis.

## After a game of several devices

rematch = Revanche
rematch-join = Zur Revanche
rematch-note = Dieselben Leute an einem neuen Tisch, mit neuen Würfeln.
result-copy = Ergebnis als Text kopieren
result-summary = Troyes Dice: { $when }
result-leads = { $names } { $count ->
    [one] führt
   *[other] führen
}
result-ended-early = Die Partie wurde vor der letzten Tageszeit beendet, mit den Wertungszetteln, wie sie waren. Sie zählt für niemanden: keine Wappen.
result-stood-in = Für { $name } hat eine Vertretung { $count ->
    [one] Zug
   *[other] die Züge
} { $turns } gespielt.
result-to-day = Zur Auslosung des Tages
result-seed-of-day = Diese Partie hat die Würfel einer Auslosung des Tages. Ihr Startwert wird einen Tag nach dem Ende dieses Tages veröffentlicht.

## What a score means

standing-title = { $points ->
    [one] Was 1 Punkt bedeutet
   *[other] Was { $points } Punkte bedeuten
}
standing-server = { $games ->
    [one] Besser als { $below } von 1 anderen Partie, die auf diesem Server beendet wurde.
   *[other] Besser als { $below } von { $games } anderen Partien, die auf diesem Server beendet wurden.
}
standing-bots = Ein Bot der Stufe { $level } holt im Schnitt { $average } Punkte; { $below } von 100 seiner Partien enden niedriger.
standing-decision = Eine Entscheidung hätte am meisten gebracht. { $when }: { $best } statt { $taken }, { $points } Punkte mehr.
