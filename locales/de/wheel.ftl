### The wheel and its dice.

wheel = Das Sonnenrad
wheel-picture = Neun Stadtplätze um die obere Scheibe, die Tag { $day } zeigt
attacks-now = Der schwarze Würfel trifft jetzt auch alle Wertungszettel.
attacks-soon = Ab morgen trifft der schwarze Würfel auch alle Wertungszettel.
day-word = Tag
any-one = beliebig
destroyed = zerstört
dice-of = { $half ->
    [morning] Würfel dieses Vormittags
   *[afternoon] Würfel dieses Nachmittags
}
die-clear = Würfel { $sector }: { $color } { $value }; Kosten: { $price }
die-tame = Würfel { $sector }: Schwarz { $value }, { plaza-color } Stadtplatz, vom Bankett gezähmt; Kosten: { $price }
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
day-number = Tag { $day },
