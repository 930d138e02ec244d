### The game without a network: what is kept, and new versions.

offline-ready = Disponible sin conexión
offline-fetching = Preparando para jugar sin conexión: { $percent } %
offline-update = Hay una versión nueva.
offline-take = Actualizar ahora
offline-failed = Aún no disponible sin conexión
offline-title = Jugar sin conexión
offline-switch = Guardar todo el juego en este dispositivo
offline-text = Todo lo que no necesita a nadie más funciona entonces sin conexión: partidas en solitario, con bots o pasando este dispositivo de mano en mano, repeticiones, análisis, reglas e impresión. Al desactivarlo se borra todo lo guardado del programa; tus partidas se quedan.
offline-state = { $stage ->
    [impossible] Este navegador no puede guardar nada para esta página: hace falta https y una ventana que no sea privada.
    [off] El programa no se guarda en este dispositivo.
    [fetching] El juego está llegando a este dispositivo: { $percent } %.
    [update] Hay una versión nueva. Se usará cuando se cierren todas las pestañas del juego, o ahora, en todas a la vez.
    [failed] No se pudo guardar todo el juego en este dispositivo. Se intentará otra vez en la próxima visita.
   *[ready] Todo el juego está en este dispositivo.
}
offline-solver-later = Los consejos, los análisis y los bots llegan después: lo que necesitan aún está en camino, o llegará cuando haga falta por primera vez.
