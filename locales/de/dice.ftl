### Checking the dice.

## Checking the dice

dice-title = Würfel prüfen
dice-lead = Vor dem ersten Wurf veröffentlicht der Server den Fingerabdruck seines geheimen Startwerts, am Ende zeigt er den Startwert selbst. Wer beides hat, kann prüfen, dass unterwegs kein Würfel verändert wurde. Diese Seite macht das für dich, ganz in deinem Browser.
dice-insecure = Browser berechnen Fingerabdrücke nur auf Seiten, die über https oder von localhost kommen. Öffne diese Seite so, um Würfel zu prüfen.
dice-of-game = Die Würfel dieser Partie
dice-unfinished = Diese Partie ist noch nicht zu Ende. Ihr Startwert kommt am Schluss; bis dahin gibt es nur seinen Fingerabdruck, den kein anderer Startwert hat.
dice-to-table = Zum Tisch
dice-to-result = Zum Ergebnis
dice-no-seed = Die Würfel dieser Partie folgen aus keinem Startwert: Sie wurde mit echten Würfeln aufgezeichnet, oder sie setzt eine andere mit neuen Würfeln fort. Es gibt nichts, womit man sie vergleichen könnte.
dice-all-right = Jeder Würfel stimmt
dice-all-right-text = { $count ->
    [one] Ein Wurf, Sonnenrad und Spalten folgen aus dem Startwert.
   *[other] Alle { $count } Würfe, das Sonnenrad und die Spalten folgen aus dem Startwert.
}
dice-wrong = Das sind nicht die Würfel dieses Startwerts
dice-wrong-text = Was abweicht, ist unten markiert.
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
mark-right = stimmt
mark-wrong = weicht ab
mark-hand = von Hand gewählt
dice-not-played = nicht gespielt
dice-any = Ein beliebiger Startwert
dice-any-text = Ein Startwert aus 64 hexadezimalen Ziffern oder ein beliebiger Text, dessen SHA-256 dann der Startwert ist. Hier siehst du die Auslosung, die daraus folgt.
dice-seed-field = Startwert oder Text
dice-show = Auslosung zeigen
dice-play = Diese Auslosung spielen
dice-deal-columns-rolled = Spalten nach Würfelvorgabe
dice-deal-columns-expert = Spalten in beliebiger Reihenfolge (Experten)
dice-record = Eine Aufzeichnung
dice-record-take = Aufzeichnung prüfen
dice-record-none = Diese Aufzeichnung nennt keinen Startwert, ihre Würfel lassen sich also mit nichts vergleichen.
dice-record-bad = Das ist keine Aufzeichnung einer Partie.
dice-how = So prüfst du selbst
dice-how-text = SHA-256 des Startwerts ist der Fingerabdruck. Jeder Wurf ist HMAC-SHA-256 mit dem Startwert als Schlüssel und einer Kennung als Nachricht, etwa „troyes-dice/1/roll/5/0“ für die fünfte Tageszeit. Jedes Byte unter 252 ergibt einen Würfel: seinen Rest bei Teilung durch 6, plus 1. Der schwarze Würfel kommt zuerst, dann die drei transparenten. Sonnenrad, Spalten und Plättchen haben eigene Kennungen und werden auf dieselbe Art gemischt.

## How a seed came about

dice-mixture = Wie der Startwert entstand
dice-mixture-text = Das Geheimnis des Servers wurde mit dem gemischt, was jede Person am Tisch beitrug, nachdem sie seinen Fingerabdruck gesehen hatte.
dice-secret = Das Geheimnis des Servers
dice-secret-mark = Fingerabdruck des Geheimnisses
dice-secret-seen = Derselbe, den dieser Browser gesehen hat, bevor du Platz genommen hast.
dice-secret-published = Derselbe, der am Tisch gezeigt wurde.
dice-secret-wrong = Nicht der, der gezeigt wurde: { $published }
dice-secret-none = Es gibt nichts, womit man ihn vergleichen könnte.
dice-added = Die Beiträge vom Tisch
dice-own = Beitrag dieses Browsers
dice-own-right = Er ist dabei, also konnte niemand die Würfel vorher kennen.
dice-own-wrong = Er ist nicht dabei.
dice-own-none = Dieser Browser saß nicht an diesem Tisch und hat nichts beigetragen.
dice-seed-mixed = Der Startwert
dice-seed-right = Er folgt aus dem Geheimnis und den Beiträgen.
dice-seed-wrong = Er folgt nicht aus dem Geheimnis und den Beiträgen.
