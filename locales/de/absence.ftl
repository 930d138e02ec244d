### People who go away from a running game, and what can be done about it.

absent = { $names } { $count ->
    [one] ist
   *[other] sind
} nicht da ({ $time }).
absent-stood-in = Bis { $name } zurück ist, spielt eine Vertretung.
absent-host = Wenn es länger dauert, kann { $host } eine Vertretung spielen lassen.
absent-what = Was nun?
absent-title = { $name } ist nicht da
absent-text = Was du auch wählst: Sobald { $name } diese Seite wieder öffnet, tritt die Vertretung ab, und was noch offen ist, lässt sich zurücknehmen.
absent-stand-in = Vertretung spielen lassen
absent-stand-in-text = Ein Bot ({ $level }) spielt für { $name } bis zur Rückkehr. Seine Züge sind markiert.
absent-offer = Platz anbieten
absent-offer-text = Wer den Link hat, kann den Platz nehmen und von hier an weiterspielen. Der Wertungszettel bringt dann niemandem Wappen.
absent-withdraw = Platz nicht mehr anbieten
absent-limit-text = Ab jetzt spielt eine Vertretung für alle, deren Zeit um ist.
absent-end = Partie beenden
absent-end-text = Für alle, mit den Wertungszetteln, wie sie sind. Sie zählt für niemanden: keine Wappen.
absent-end-yes = Jetzt beenden
seat-offered = { $name } ist nicht da: Du kannst den Platz nehmen und weiterspielen.
seat-take = Platz nehmen
leave-game = Partie verlassen
leave-game-text = Ab jetzt spielt eine Vertretung für dich, und ihre Züge sind markiert. Der Platz bleibt deiner: Sobald du zurück bist, spielst du wieder. Sonst kann der Host ihn weitergeben.
leave-game-yes = Verlassen
end-game = Aufgeben
end-game-text = Die Partie endet hier, mit dem Wertungszettel, wie er ist. Sie bringt keine Wappen.
end-game-yes = Aufgeben
