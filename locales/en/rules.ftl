### The rules.

rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-nothing = No rule contains all of these words: { $query }
rules-all = Show all rules
rules-ruling = Ruling
rules-ruling-text = Settles what the printed rules leave open.
rules-copy = Copy the link to { $clause }
rules-quick-text = Two pages, A4 or Letter: everything you look up while you play.
rules-whole = The full rules on a page of their own
book-text = The players’ part of the book. Those for hosts, developers and researchers come with the source code.
