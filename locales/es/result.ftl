### The result of a game.

## Result

result-title = Resultado
result-of = Resultado de { $names }
result-unfinished = Esta partida sigue en juego. Su resultado estará aquí cuando termine todo el mundo.
result-alone = { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}
result-village = Una aldea con futuro. La próxima se alzará en suelo más firme.
result-town = Una villa de mercado, y de las buenas: vienen de lejos a verla.
result-city = Una ciudad orgullosa. Toda Champaña habla de ella.
result-jewel = La joya de Champaña. Pocas ciudades se han alzado así.
result-wins = Victoria de { $names }
result-share = Victoria compartida de { $names }
result-with = { $points ->
    [one] con { $points } punto
   *[other] con { $points } puntos
}
result-skip = Pulsa cualquier tecla o toca la pantalla para verlo todo de golpe.
result-feats = Hazañas
result-feats-none = Esta vez, ninguna hazaña.
result-feats-new = Hazañas nuevas
result-feats-uncounted = { $origin ->
    [chosen] La semilla de este reparto era conocida, así que no cuenta para tus hazañas.
    [imported] Esta partida fue subida, así que no cuenta para tus hazañas.
    [branched] Esta partida se ramificó de otra, así que no cuenta para tus hazañas.
    [device] Estos dados se tiraron en este dispositivo: no cuentan para tus hazañas ni para ninguna clasificación.
   *[drawn] Estos dados ya se habían visto, así que no cuentan para tus hazañas.
}
result-to-hall = A tus hazañas
result-sheets = Las hojas al final
result-sheet = La hoja al final
result-new = Nueva partida
result-more = Más
result-ranking = Clasificación
result-you = tú
result-replay = Ver la repetición
result-again = Jugar otra vez este reparto
result-send = Enviar este reparto
result-send-title = Un reparto de Troyes Dice para jugar
result-link = Copiar enlace al resultado
result-link-title = Un resultado en Troyes Dice
result-print = Imprimir esta hoja
result-next = ¿Y ahora?
result-dice = Los dados
result-dice-text = La huella se mostró antes de la primera tirada; se había calculado a partir de la semilla.
result-no-seed = Los dados de esta partida no salen de ninguna semilla.
result-parent = Ramificada de una partida anterior
result-of-many = { $others ->
    [one] Resultado de { $first } y otra persona
   *[other] Resultado de { $first } y otras { $others } personas
}
result-dice-imported = Los dados de esta partida salen de esta semilla. Se jugó en otro sitio, así que aquí no se publicó nada antes de su primera tirada.
result-feats-hinted = Pediste consejos en esta partida, así que no te da hazañas.
result-feats-bots = Solo jugaban bots contigo: cuenta como partida en solitario.
result-analysis = Analizar la partida
result-beside = Poner otro resultado al lado

## A result that somebody sent

beside-title = Un resultado con los mismos dados
beside-from = Partida de { $names }.
beside-own = { $name } (tú)
beside-none = Aquí aún no has terminado ninguna partida con estos dados. Juégalos y abre otra vez este enlace: los dos resultados estarán lado a lado.
beside-other = Estos no son los dados de tu partida, así que los dos resultados no se pueden comparar.
beside-play = Jugar con estos dados
beside-keep = Quedarse con la partida, con repetición y análisis
beside-take = Abrir un resultado
beside-take-text = Un archivo que te han enviado, o un enlace pegado como texto. Si has jugado con los mismos dados, los dos resultados están lado a lado.
beside-bad = Este enlace está incompleto o no lleva a ningún resultado.

## After a game of several devices

rematch = Revancha
rematch-join = Unirme a la revancha
rematch-note = Las mismas personas en una mesa nueva, con dados nuevos.
result-copy = Copiar resultado como texto
result-summary = Troyes Dice: { $when }
result-leads = { $names } { $count ->
    [one] va en cabeza
   *[other] van en cabeza
}
result-ended-early = La partida terminó antes de la última mitad del día, con las hojas como estaban. No cuenta para nadie: ninguna hazaña.
result-stood-in = Un bot jugó por { $name } { $count ->
    [one] el turno
   *[other] los turnos
} { $turns }.
result-to-day = Al reparto del día
result-seed-of-day = Esta partida tiene los dados de un reparto del día. Su semilla se publica un día después de terminar ese día.

## What a score means

standing-title = { $points ->
    [one] Qué significa 1 punto
   *[other] Qué significan { $points } puntos
}
standing-server = { $games ->
    [one] Mejor que { $below } de 1 partida más terminada en este servidor.
   *[other] Mejor que { $below } de otras { $games } partidas terminadas en este servidor.
}
standing-bots = Un bot { $level } consigue { $average } puntos de media; { $below } de cada 100 de sus partidas acaban con menos.
standing-decision = Una sola decisión era la que más podía aportar. { $when }: { $best } en vez de { $taken }, { $points } puntos más.
