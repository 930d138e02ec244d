### The wheel and its dice.

wheel = La rueda
wheel-picture = Nueve plazas alrededor del círculo pequeño, que marca el día { $day }
attacks-now = El dado negro golpea ahora también todas las hojas.
attacks-soon = Desde mañana, el dado negro golpeará también todas las hojas.
day-word = día
any-one = a elegir
destroyed = destruida
dice-of = { $half ->
    [morning] Dados de esta mañana
   *[afternoon] Dados de esta tarde
}
die-clear = Dado { $sector }: { $color } { $value }; coste: { $price }
die-tame = Dado { $sector }: negro { $value } en una plaza { plaza-color }, amansado por el banquete; coste: { $price }
die-black = Dado { $sector }: negro { $value }, la plaza { plaza-color } queda destruida
die-raided = Dado { $sector }: { $value } en una plaza asaltada, actúa como un segundo dado negro; la plaza { plaza-color } queda destruida
key-hint = Tecla { $key }
plaza = Plaza { plaza-color }; una vez destruida, vuelve { $down ->
    [red] roja
    [yellow] amarilla
   *[white] blanca
}
plaza-same = Plaza { plaza-color }, igual por las dos caras
tabs-caption = Números del borde: dónde estará la ventana en los próximos días.
coming = Próximas plazas
today-half = { $half ->
    [morning] Esta mañana
   *[afternoon] Esta tarde
}
tomorrow-half = { $half ->
    [morning] Mañana por la mañana
   *[afternoon] Mañana por la tarde
}
day-number = Día { $day },
