### The hall of honour.

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
feat-win-60-text = Gewinne gegen andere, auch geteilt, mit 60 Punkten oder mehr
feat-character-18-text = Hole 18 Punkte oder mehr durch einen Charakter
feat-citizens-40-text = Habe am Ende 40 Gefolgsleute oder mehr
feat-prestige-red-text = Baue alle sechs Festungen
feat-prestige-yellow-text = Baue alle sechs Großen Markthallen
feat-prestige-white-text = Baue alle sechs Kathedralen
feat-work-red-text = Baue alle sechs Grafenpaläste
feat-work-yellow-text = Baue alle sechs Rathäuser
feat-work-white-text = Baue alle sechs Bischofssitze
feat-resources-influence-text = Kreise alle 18 Einfluss ein
feat-resources-deniers-text = Kreise alle 18 Denare ein
feat-resources-knowledge-text = Kreise alle 18 Wissen ein
feat-citizens-red-text = Fülle die Leiste der Ritter
feat-citizens-yellow-text = Fülle die Leiste der Handwerker
feat-citizens-white-text = Fülle die Leiste der Priester
feat-three-alone-text = Beende drei Partien allein
feat-three-together-text = Beende drei Partien mit anderen
feat-three-banquets-text = Beende drei Partien mit Banketten & Überfällen
feat-earned = { $name }, { $date }
feat-progress = { $count } von 3
