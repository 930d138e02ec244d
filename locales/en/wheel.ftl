### The wheel and its dice.

wheel = The wheel
wheel-picture = Nine plazas around the dial, which shows day { $day }
attacks-now = The black die now strikes every sheet as well.
attacks-soon = From tomorrow on, the black die strikes every sheet as well.
day-word = day
any-one = any 1
destroyed = destroyed
dice-of = { $half ->
    [morning] Dice of this morning
   *[afternoon] Dice of this afternoon
}
die-clear = Die { $sector }: { $color } { $value }; price { $price }
die-tame = Die { $sector }: black { $value } on a { plaza-color } plaza, tamed by the banquet; price { $price }
die-black = Die { $sector }: black { $value }, the { plaza-color } plaza is destroyed
die-raided = Die { $sector }: { $value } on a raided plaza acts as a second black die, the { plaza-color } plaza is destroyed
key-hint = Key { $key }
plaza = { plaza-color } plaza; once destroyed, it comes back { $down ->
    [red] red
    [yellow] yellow
   *[white] white
}
plaza-same = { plaza-color } plaza, the same on both sides
tabs-caption = Numbered tabs on the rim: where the window will be on the days to come.
coming = Upcoming plazas
today-half = { $half ->
    [morning] This morning
   *[afternoon] This afternoon
}
tomorrow-half = { $half ->
    [morning] Tomorrow morning
   *[afternoon] Tomorrow afternoon
}
day-number = Day { $day },
