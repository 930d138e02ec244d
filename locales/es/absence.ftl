### People who go away from a running game, and what can be done about it.

absent = { $names } no { $count ->
    [one] está
   *[other] están
} ({ $time }).
absent-stood-in = Un bot juega por { $name } hasta que vuelva.
absent-host = Si tarda, { $host } puede hacer que juegue un bot.
absent-what = ¿Qué hacemos?
absent-title = { $name } no está
absent-text = Elijas lo que elijas, en cuanto { $name } abra de nuevo esta página, volverá a jugar y podrá rectificar lo que siga abierto.
absent-stand-in = Que juegue un bot
absent-stand-in-text = Un bot ({ $level }) juega por { $name } hasta que vuelva. Sus turnos quedan señalados.
absent-offer = Ofrecer el sitio
absent-offer-text = Quien tenga el enlace puede ocuparlo y seguir desde aquí. Entonces la hoja no da hazañas a nadie.
absent-withdraw = Dejar de ofrecer el sitio
absent-limit-text = Desde ahora, un bot juega por quien se quede sin tiempo.
absent-end = Terminar la partida
absent-end-text = Para todo el mundo, con las hojas como están. No cuenta para nadie: ninguna hazaña.
absent-end-yes = Terminar ahora
seat-offered = { $name } no está: puedes ocupar el sitio y seguir jugando.
seat-take = Ocupar el sitio
leave-game = Dejar la partida
leave-game-text = Desde ahora juega un bot por ti, y sus turnos quedan señalados. El sitio sigue siendo tuyo: cuando vuelvas, juegas tú. Si no vuelves, quien organiza la mesa puede dárselo a otra persona.
leave-game-yes = Dejarla
end-game = Rendirse
end-game-text = La partida termina aquí, con la hoja como está. No da hazañas.
end-game-yes = Rendirse
