### Hints, and why a decision is better.

hint-title = Cuánto valen las decisiones
hint-costs = Un consejo muestra la puntuación final a la que lleva cada decisión de media y numera las mejores en tu hoja. Quien toma uno no logra hazañas con esta partida.
hint-costs-once = Solo se pregunta una vez. Desde entonces la partida lleva la marca «con consejos».
hint-without = Sin consejos
hint-show = Ver el consejo
hint-close = Cerrar el consejo
hint-rank = { $first ->
    [yes] la mejor, { $points } puntos esperados
   *[no] puesto { $rank }, { $points } puntos esperados, { $behind } menos que la mejor
}
hint-text = Consejo: { $place }; { $ranks }
hint-exact = Calculado hasta el final: nada es una estimación.
hint-looking = { $count ->
    [0] Primeras estimaciones…
    [one] Una decisión examinada a fondo…
   *[other] { $count } decisiones examinadas a fondo…
}
hint-complete = { $count ->
    [one] Una decisión examinada a fondo
   *[other] { $count } decisiones examinadas a fondo
}
hint-thinking = Un momento…
hint-others = { $count ->
    [one] Una casilla más
   *[other] { $count } casillas más
}
hint-own = Tu elección
hint-about = ≈ estimación aproximada: demasiado lejos de la mejor para examinarla a fondo
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
