### Things of the game, and what a choice does.

## Things of the game

color-red = red
color-yellow = yellow
color-white = white
# "red 5"
die-face = { $color } { $value }
district-red = Nobility
district-yellow = Civilians
district-white = Clergy
row-fortress = Fortress
row-counts_palace = Count’s Palace
row-great_hall = Great Hall
row-city_hall = City Hall
row-cathedral = Cathedral
row-bishopric = Bishopric
rows-fortress = Fortresses
rows-counts_palace = Count’s Palaces
rows-great_hall = Great Halls
rows-city_hall = City Halls
rows-cathedral = Cathedrals
rows-bishopric = Bishoprics
resource-influence = Influence
resource-deniers = Deniers
resource-knowledge = Knowledge
citizens = Citizens
citizens-red = Knights
citizens-yellow = Craftsmen
citizens-white = Priests
some-influence = { $count } influence
some-deniers = { $count ->
    [one] 1 denier
   *[other] { $count } deniers
}
some-knowledge = { $count } knowledge
some-knights = { $count ->
    [one] 1 knight
   *[other] { $count } knights
}
some-craftsmans = { $count ->
    [one] 1 craftsman
   *[other] { $count } craftsmen
}
some-priests = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
some-citizens = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
characters = Characters
character-fortress = Hugues de Payns
character-counts_palace = Isabeau de Bavière
character-great_hall = Thibaut II
character-city_hall = Jeanne de Champagne
character-cathedral = Urbain IV
character-bishopric = Marie de Champagne
free = free
# On a tag that has room for four letters on a phone.
free-short = free
costs-nothing = costs nothing
price-any = 1 of any kind
morning = morning
afternoon = afternoon
banquet = Banquet
raid = Raid

tile-1-banquet = One influence moves this die’s value by up to 2.
tile-1-raid = Influence cannot change this die.
tile-2-banquet = This die is free.
tile-2-raid = This die costs 1 denier more.
tile-3-banquet = A Cathedral built with this die also brings one of each resource.
tile-3-raid = This die costs 1 knowledge more.
tile-4-banquet = A work building built with this die brings one more citizen.
tile-4-raid = The value of this die is 0; influence can raise it.
tile-5-banquet = Changing this die’s colour costs 1 knowledge.
tile-5-raid = The colour of this die cannot be changed.
tile-6-banquet = A Fortress built with this die brings one more knight, and a craftsman or a priest as you like.
tile-6-raid = This die costs 1 influence more.
tile-7-banquet = A Great Hall built with this die counts one more die of the colour it needs.
tile-7-raid = This die cannot build a prestige building.
tile-8-banquet = The black die does nothing here, and can be taken.
tile-8-raid = A clear die here acts as a second black die.
tile-turns = Tile { $number } turns over: { $what }
tile-turned = Once turned: { $what }
ascending = Ascending
descending = Descending
value-at = Value at position { $position }
columns-shuffle = Shuffle

## What a choice does

protects = column protected
nothing = nothing
# What a Great Hall brings when no die of its colour can be taken.
no-dice = no dice to count
unlocks = { $character } ×{ $points }
lost = { $what } lost: no room
lost-free_work = a work building
lost-free_prestige = a prestige building
lost-one_of_each = the bonus
lost-other_citizens = the bonus
from-to = { $from } to { $to }
chain-building = { $row } { $value }
chain-link = Link { $left }–{ $right }
chain-one_of_each = All tracks at { $space }
chain-free_work = All tracks at { $space }
chain-free_prestige = { $citizens } at { $space }
chain-other_citizens = { $citizens } at { $space }
chain-die = The die
chain-chosen = Your choice
chain-choose-work = Free work building
chain-choose-prestige = Free prestige building
chain-choose-citizen = Citizen
chain-choose = you choose it next
relief = Relief
announce-gain = { $self ->
    [yes] You gained { $what }.
   *[no] { $name } gained { $what }.
}
announce-build = { $self ->
    [yes] You built { $what }: { $gains }.
   *[no] { $name } built { $what }: { $gains }.
}
announce-relief = { $self ->
    [yes] You could not pay for any die: { $what }.
   *[no] { $name } could not pay for any die: { $what }.
}
announce-citizen = { $self ->
    [yes] You chose { $what }.
   *[no] { $name } chose { $what }.
}
dice-fall = The dice fall: { $clear }; black { $black } on a { plaza-color } plaza.
attack-crossed = { $district } { $value }: crossed out.
attack-protected = { $color ->
    [red] The fortress of column { $value } saves the Nobility.
    [yellow] The fortress of column { $value } saves the Civilians.
   *[white] The fortress of column { $value } saves the Clergy.
}
attack-already_crossed = { $district } { $value }: was crossed out already.
title-building = { $row } { $value }
title-resource = Gain { $what }
title-citizen = A citizen joins the { $citizens }
prompt-relief = You cannot pay for any die
nothing-follows = Nothing else follows.
announce-preview = { $count ->
    [one] If you confirm: { $what }; price: { $cost }; 1 point.
   *[other] If you confirm: { $what }; price: { $cost }; { $count } points.
}
