### Hints, and why a decision is better.

hint-title = What the decisions are worth
hint-costs = A hint shows the final score that each decision leads to on average, and numbers the best ones on your sheet. Whoever takes one earns no feats in this game.
hint-costs-once = You are asked only once. The game is marked “with hints” from then on.
hint-without = Without hints
hint-show = Show the hint
hint-close = Close the hint
hint-rank = { $first ->
    [yes] best, { $points } points expected
   *[no] rank { $rank }, { $points } points expected, { $behind } behind the best
}
hint-text = Hint: { $place }; { $ranks }
hint-exact = Computed to the end: nothing is estimated.
hint-looking = { $count ->
    [0] First estimates …
    [one] One decision examined closely …
   *[other] { $count } decisions examined closely …
}
hint-complete = { $count ->
    [one] One decision examined closely
   *[other] { $count } decisions examined closely
}
hint-thinking = One moment …
hint-others = { $count ->
    [one] One more place
   *[other] { $count } more places
}
hint-own = Your choice
hint-about = ≈ rough estimates of what is too far behind to be examined closely
reason-more = { $part ->
    [citizens] { $points } more from citizens
    [rows] { $points } more from rows
   *[resources] { $points } more from resources
}
reason-less = { $part ->
    [citizens] { $points } less from citizens
    [rows] { $points } less from rows
   *[resources] { $points } less from resources
}
