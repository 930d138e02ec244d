### The hall of honour.

hall-title = Ehrentafel
hall-lead = { $count ->
    [0] Einundzwanzig Wappen warten auf dich. Jedes gewinnst du in einer einzigen beendeten Partie oder durch Wiederkommen, und es gehört dir für immer.
    [21] Alle einundzwanzig Wappen gehören dir. Das hat die Champagne noch nicht gesehen.
    [one] Eines von einundzwanzig Wappen gehört dir, und es bleibt.
   *[other] { $count } von einundzwanzig Wappen gehören dir, und sie bleiben.
}
hall-best = bestes Ergebnis
hall-finished = { $count ->
    [one] Partie beendet
   *[other] Partien beendet
}
hall-earned = Wappen gewonnen
hall-counts = Welche Partien zählen? Die, deren Würfel der Server gelost hat und die, soweit dieser Server weiß, für dich neu waren: deine erste Partie mit diesen Würfeln, aber keine Auslosung mit bekanntem Startwert und keine hochgeladene oder abgezweigte Partie. Alle, die auf diesem Gerät spielen, teilen sich eine Ehrentafel.
hall-others = Andere sind Menschen: Wer nur mit Bots spielt, spielt allein.
hall-print = Die Wappen drucken, mit Kästchen für Initialen
feats-sheet = Die Wappen von Troyes Dice
feats-sheet-text = Eine Seite, A4 oder Letter. Wer ein Wappen gewinnt, schreibt seine Initialen in ein Kästchen daneben.
feats-sheet-who = Unser Haus
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
feat-score-45-text = Beende eine Partie mit 45 Punkten oder mehr
feat-score-55-text = Beende eine Partie mit 55 Punkten oder mehr
feat-score-65-text = Beende eine Partie mit 65 Punkten oder mehr
feat-win-60-text = Gewinne eine Partie mit anderen, allein oder geteilt, mit 60 Punkten oder mehr
feat-character-18-text = Hole 18 Punkte oder mehr mit einer Persönlichkeit
feat-citizens-40-text = Hab am Ende 40 Gefolgsleute oder mehr
feat-prestige-red-text = Baue alle sechs Festungen
feat-prestige-yellow-text = Baue alle sechs Großen Markthallen
feat-prestige-white-text = Baue alle sechs Kathedralen
feat-work-red-text = Baue alle sechs Grafenpaläste
feat-work-yellow-text = Baue alle sechs Rathäuser
feat-work-white-text = Baue alle sechs Bischofssitze
feat-resources-influence-text = Kreise alle 18 Felder für Einfluss ein
feat-resources-deniers-text = Kreise alle 18 Felder für Denare ein
feat-resources-knowledge-text = Kreise alle 18 Felder für Wissen ein
feat-citizens-red-text = Fülle die Leiste der Ritter
feat-citizens-yellow-text = Fülle die Leiste der Handwerker
feat-citizens-white-text = Fülle die Leiste der Priester
feat-three-alone-text = Beende drei Partien allein
feat-three-together-text = Beende drei Partien mit anderen
feat-three-banquets-text = Beende drei Partien mit Banketten & Überfällen
feat-earned = { $name }, { $date }
feat-progress = { $count } von 3

## What is done for the first time

marks-title = Erste Schritte
marks-text = Was jeder irgendwann zum ersten Mal tut, egal was gespielt wird. Auf der Ehrentafel des Spiels stehen sie nicht.
marks-new = Zum ersten Mal:
mark-game = Erste Partie
mark-link = Erste Kombination
mark-fortress = Erste Festung
mark-great-hall = Erste Große Markthalle
mark-cathedral = Erste Kathedrale
mark-thirty = Erstmals 30 Punkte
mark-company = Erste Partie in Gesellschaft
mark-none = noch nicht
