### Things of the game, and what a choice does.

## Things of the game

color-red = rojo
color-yellow = amarillo
color-white = blanco
# "red 5"
die-face = { $color } { $value }
district-red = Nobleza
district-yellow = Pueblo
district-white = Clero
row-fortress = Fortaleza
row-counts_palace = Palacio del Conde
row-great_hall = Mercado
row-city_hall = Ayuntamiento
row-cathedral = Catedral
row-bishopric = Obispado
rows-fortress = Fortalezas
rows-counts_palace = Palacios del Conde
rows-great_hall = Mercados
rows-city_hall = Ayuntamientos
rows-cathedral = Catedrales
rows-bishopric = Obispados
resource-influence = Influencia
resource-deniers = Fortuna
resource-knowledge = Sabiduría
citizens = Ciudadanos
citizens-red = Caballeros
citizens-yellow = Artesanos
citizens-white = Sacerdotes
some-influence = { $count } de influencia
some-deniers = { $count } de fortuna
some-knowledge = { $count } de sabiduría
some-knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}
some-craftsmans = { $count ->
    [one] { $count } artesano
   *[other] { $count } artesanos
}
some-priests = { $count ->
    [one] { $count } sacerdote
   *[other] { $count } sacerdotes
}
some-citizens = { $count ->
    [one] { $count } ciudadano
   *[other] { $count } ciudadanos
}
characters = Personajes
character-fortress = Hugues de Payns
character-counts_palace = Isabeau de Bavière
character-great_hall = Thibaut II
character-city_hall = Jeanne de Champagne
character-cathedral = Urbain IV
character-bishopric = Marie de Champagne
free = gratis
# On a tag that has room for four letters on a phone.
free-short = 0
costs-nothing = gratis
price-any = 1 recurso cualquiera
morning = mañana
afternoon = tarde
banquet = Banquete
raid = Asalto

tile-1-banquet = Cada punto de influencia altera el valor de este dado hasta en 2.
tile-1-raid = La influencia no puede alterar este dado.
tile-2-banquet = Este dado es gratis.
tile-2-raid = Este dado cuesta 1 de fortuna más.
tile-3-banquet = Una Catedral construida con este dado da además un recurso de cada tipo.
tile-3-raid = Este dado cuesta 1 de sabiduría más.
tile-4-banquet = Un edificio de la administración construido con este dado da un ciudadano más.
tile-4-raid = El valor de este dado es 0; la influencia puede subirlo.
tile-5-banquet = Alterar el color de este dado cuesta 1 de sabiduría.
tile-5-raid = El color de este dado no se puede alterar.
tile-6-banquet = Una Fortaleza construida con este dado da un caballero más, y un artesano o un sacerdote, a tu elección.
tile-6-raid = Este dado cuesta 1 de influencia más.
tile-7-banquet = Un Mercado construido con este dado cuenta un dado más del color que indica.
tile-7-raid = Con este dado no se puede construir un edificio de prestigio.
tile-8-banquet = Aquí el dado negro no hace nada y se puede tomar.
tile-8-raid = Aquí un dado transparente actúa como un segundo dado negro.
tile-turns = La ficha { $number } se da la vuelta: { $what }
tile-turned = Al darse la vuelta: { $what }
ascending = Creciente
descending = Decreciente
value-at = Valor en la posición { $position }
columns-shuffle = Barajar

## What a choice does

protects = columna protegida
nothing = nada
# What a Great Hall brings when no die of its colour can be taken.
no-dice = ningún dado que contar
unlocks = { $character } ×{ $points }
lost = sin sitio, se pierde: { $what }
lost-free_work = un edificio de la administración
lost-free_prestige = un edificio de prestigio
lost-one_of_each = la bonificación
lost-other_citizens = la bonificación
from-to = de { $from } a { $to }
chain-building = { $row } { $value }
chain-link = Vínculo { $left }–{ $right }
chain-one_of_each = Todos los caminos en { $space }
chain-free_work = Todos los caminos en { $space }
chain-free_prestige = { $citizens } en { $space }
chain-other_citizens = { $citizens } en { $space }
chain-die = El dado
chain-chosen = Tu elección
chain-choose-work = Edificio de la administración gratis
chain-choose-prestige = Edificio de prestigio gratis
chain-choose-citizen = Ciudadano
chain-choose = lo eliges después
relief = Auxilio
announce-gain = { $self ->
    [yes] Obtienes { $what }.
   *[no] { $name } obtiene { $what }.
}
announce-build = { $self ->
    [yes] Construyes { $what }: { $gains }.
   *[no] { $name } construye { $what }: { $gains }.
}
announce-relief = { $self ->
    [yes] No puedes pagar ningún dado: { $what }.
   *[no] { $name } no puede pagar ningún dado: { $what }.
}
announce-citizen = { $self ->
    [yes] Eliges { $what }.
   *[no] { $name } elige { $what }.
}
dice-fall = Caen los dados: { $clear }; negro { $black } en una plaza { plaza-color }.
attack-crossed = { $district } { $value }: la casilla queda tachada.
attack-protected = { $color ->
    [red] La Fortaleza de la columna { $value } salva a la Nobleza.
    [yellow] La Fortaleza de la columna { $value } salva al Pueblo.
   *[white] La Fortaleza de la columna { $value } salva al Clero.
}
attack-already_crossed = { $district } { $value }: la casilla ya estaba tachada.
title-building = { $row } { $value }
title-resource = Obtener { $what }
title-citizen = Un ciudadano más: { $citizens }
prompt-relief = No puedes pagar ningún dado
nothing-follows = No pasa nada más.
announce-preview = { $count ->
    [one] Si confirmas: { $what }; coste: { $cost }; 1 punto.
   *[other] Si confirmas: { $what }; coste: { $cost }; { $count } puntos.
}
