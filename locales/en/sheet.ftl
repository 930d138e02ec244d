### The sheet: on the screen, counted up, and on paper.

## The sheet

benefit-fortress = { $citizen }, and the column is protected
benefit-hall = { $color ->
    [red] { $gift } for every red die that can be taken
    [yellow] { $gift } for every yellow die that can be taken
   *[white] { $gift } for every white die that can be taken
}
benefit-cathedral = unlocks { $character }: scores your { $rows } at the end
building-built = { $row } { $value }: built
building-lost = { $row } { $value }: crossed out, can no longer be built
building-open = { $row } { $value }, needs { $color } { $value }; out of reach now; reward: { $gives }
building-free = { $row } { $value }; free; reward: { $gives }
building-reach = { $row } { $value }, needs { $color } { $value }; price: { $cost }; reward: { $gives }
value-open = Column { $value }. No fortress protects this column yet.
value-protected = Column { $value }, protected by its fortress
cell-crossed = { $district } { $value }: crossed out
character-on = { $character } scores { $rows }: { $standing } at { $points } each, { $total } in all
character-off = { $character } would score { $rows }: the Cathedral in that column unlocks the points
multipliers = Points per building, by the number of your Cathedral
nth-cathedrals = { $first ->
    [1] 1st 2nd
    [3] 3rd 4th
   *[5] 5th 6th
}
row-of = { $row } row
link-open = Link bonus between columns { $left } and { $right }: { $gift } as soon as both stand
link-won = Link bonus between columns { $left } and { $right }: { $gift }, won
link-lost = Link bonus between columns { $left } and { $right }: { $gift }, lost
times = ×{ $points } for { $standing }
not-yet = not yet
gain-label = { $more ->
    [0] Gain { $what }; price: { $cost }
    [one] Gain { $what } for { $cost }, or 1 other way
   *[other] Gain { $what } for { $cost }, or { $more } other ways
}
track-label = { $resource }: { $available } available; { $circled } of 18 circled, { $spent } spent
left-over = left over
left-over-label = { $resource }: two left over make a point at the end
enlarge = Enlarge { $district }
column-bonus = { $bonus ->
    [one_of_each] All three tracks at { $space }: one of each resource
   *[free_work] All three tracks at { $space }: build any work building for free
}
column-bonus-done = { $bonus ->
    [one_of_each] All three tracks at { $space }: one of each resource, taken
   *[free_work] All three tracks at { $space }: a free work building, taken
}
row-bonus = { $bonus ->
    [free_prestige] { $citizens } at { $space }: build a prestige building of another colour for free
   *[other_citizens] { $citizens } at { $space }: one citizen of each of the other two colours
}
citizens-label = { $citizens }: { $count } of { $spaces }
citizen-choice = { $citizens }, now { $count }: put the citizen here
points-word = { $count ->
    [one] point
   *[other] points
}
total-label = { $total ->
    [one] 1 point, if the game ended now
   *[other] { $total } points, if the game ended now
}
then = then { $points }

## Printing

print-title = An empty sheet to print
print-game-title = { $name }’s sheet to print
print-text = One sheet on one page, A4 or Letter, black on white.
print-columns = Numbers of the columns
print-blank = blank, to fill in
print-in-order = 1 to 6, for a first game
print-name = Name
print-date = Date
print-deal = Deal
print-characters = Characters
print-total = Total

## The count

result-count = The count
result-line = Line
result-left-over = { $resource } left over
result-left-text = { $count } left
result-each = one point each
result-total = Total
result-halves = two make a point
result-standing = ×{ $points }, { $standing } standing
