### Hints, and why a decision is better.

hint-title = Cuánto valen las decisiones
hint-costs = Un consejo dice a qué puntuación final lleva cada decisión de media y numera las mejores en tu hoja. Quien toma uno no gana escudos con esta partida.
hint-costs-once = Solo se pregunta una vez. Desde entonces la partida lleva la marca «con consejos».
hint-without = Sin consejos
hint-show = Ver el consejo
hint-close = Cerrar el consejo
hint-rank = { $first ->
    [yes] la mejor, se esperan { $points } puntos
   *[no] puesto { $rank }, se esperan { $points } puntos, { $behind } menos que la mejor
}
hint-text = Consejo: { $place }; { $ranks }
hint-exact = Calculado hasta el final: nada es una estimación.
hint-looking = { $count ->
    [0] Primeras estimaciones…
    [one] Una decisión vista de cerca…
   *[other] { $count } decisiones vistas de cerca…
}
hint-complete = { $count ->
    [one] Una decisión vista de cerca
   *[other] { $count } decisiones vistas de cerca
}
hint-thinking = Un momento…
hint-others = { $count ->
    [one] Un lugar más
   *[other] { $count } lugares más
}
hint-own = Tu elección
hint-about = ≈ primera estimación de lo que queda demasiado lejos de la mejor para verlo de cerca
reason-more = { $part ->
    [citizens] { $points } más por ciudadanos
    [rows] { $points } más por filas
   *[resources] { $points } más por recursos
}
reason-less = { $part ->
    [citizens] { $points } menos por ciudadanos
    [rows] { $points } menos por filas
   *[resources] { $points } menos por recursos
}
