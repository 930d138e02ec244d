### The game without a network: what is kept, and new versions.

offline-ready = Listo sin conexión
offline-fetching = Preparando para jugar sin conexión: { $percent } %
offline-update = Hay una versión nueva.
offline-take = Actualizar ahora
offline-failed = No está listo sin conexión
offline-title = Sin conexión
offline-switch = Guardar todo el juego en este dispositivo
offline-text = Todo menos las demás personas funciona entonces sin conexión: partidas en solitario, con bots o pasando este dispositivo, repeticiones, análisis, reglas e impresión. Al desactivarlo se borra todo lo guardado del programa; tus partidas se quedan.
offline-state = { $stage ->
    [impossible] Este navegador no guarda nada para esta página. Hace falta https, y en ventanas privadas no se puede.
    [off] No se guarda nada del programa.
    [fetching] El juego está llegando a este dispositivo: { $percent } %.
    [update] Hay una versión nueva. Se usará cuando se cierren todas las pestañas del juego, o ahora, en todas a la vez.
    [failed] No se pudo guardar todo el juego en este dispositivo. Se intentará otra vez en la próxima visita.
   *[ready] Todo el juego está en este dispositivo.
}
offline-solver-later = Los consejos, los análisis y los bots vienen después: sus pesos aún están en camino, o llegarán cuando hagan falta por primera vez.
