### The rules.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle ne contient tous ces mots : { $query }
rules-all = Afficher toutes les règles
rules-ruling = Arbitrage
rules-ruling-text = Tranche ce que les règles imprimées laissent ouvert.
rules-copy = Copier le lien vers { $clause }
rules-quick-text = Deux pages, A4 ou Letter : tout ce que l’on cherche en jouant.
rules-whole = Toutes les règles sur une page à part
book-text = La partie du livre destinée aux joueurs, en anglais. Celles pour qui héberge, développe ou étudie le jeu accompagnent le code source.
