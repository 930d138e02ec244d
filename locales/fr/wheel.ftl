### The wheel and its dice.

wheel = La roue
wheel-picture = Neuf places autour du disque central, qui indique la journée { $day }
attacks-now = Le dé noir frappe maintenant aussi toutes les feuilles.
attacks-soon = À partir de demain, le dé noir frappera aussi toutes les feuilles.
day-word = jour
any-one = au choix
destroyed = détruite
dice-of = { $half ->
    [morning] Dés de ce matin
   *[afternoon] Dés de cet après-midi
}
die-clear = Dé { $sector } : { $color } { $value } ; coût : { $price }
die-tame = Dé { $sector } : noir { $value } sur une place { plaza-color }, apaisé par le banquet ; coût : { $price }
die-black = Dé { $sector } : noir { $value }, la place { plaza-color } est détruite
die-raided = Dé { $sector } : { $value } sur une place pillée, agit comme un second dé noir ; la place { plaza-color } est détruite
key-hint = Touche { $key }
plaza = Place { plaza-color } ; une fois détruite, elle revient { $down ->
    [red] rouge
    [yellow] jaune
   *[white] blanche
}
plaza-same = Place { plaza-color }, identique des deux côtés
tabs-caption = Onglets numérotés du bord : où sera la fenêtre les journées suivantes.
coming = Places à venir
today-half = { $half ->
    [morning] Ce matin
   *[afternoon] Cet après-midi
}
tomorrow-half = { $half ->
    [morning] Demain matin
   *[afternoon] Demain après-midi
}
day-number = Journée { $day },
