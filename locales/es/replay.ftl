### Looking at a game again.

replay-title = Partida de { $names }: repetición
replay-nothing = Aún no se ha jugado nada: la repetición crece con cada mitad del día que todo el mundo ha terminado.
replay-start = La ciudad está trazada
replay-start-text = Tres recursos de cada tipo, ningún ciudadano, dieciocho casillas libres.
replay-setup = Preparación
replay-steps = Pasos de esta mitad del día
replay-no-blow = El dado negro no golpea nada.
replay-slider = Momento de la partida
replay-at = { $when }, paso { $step } de { $steps }: { $what }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-back-half = Una mitad del día atrás
replay-forward-half = Una mitad del día adelante
replay-play = Reproducir
replay-pause = Pausa
replay-cost = coste
replay-so-far = { $points ->
    [one] punto hasta ahora
   *[other] puntos hasta ahora
}
replay-branch = Jugar desde aquí
replay-branch-title = Jugar desde: { $when }
replay-branch-text = Empieza una partida nueva con todo lo jugado antes de esta mitad del día. La antigua queda como está.
replay-branch-dice = Los dados desde aquí
replay-branch-same = Los mismos dados que en esta partida
replay-branch-fresh = Dados nuevos
replay-branch-note = Las partidas ramificadas no dan hazañas.
replay-branch-running = Mientras se juega la partida, solo quien la juega en solitario recibe los mismos dados, y entonces deja de dar hazañas; el resto recibe dados nuevos.
replay-branch-start = Empezar
replay-keys = Izquierda y derecha: un paso. Arriba y abajo: una mitad del día. Espacio: reproducir.
replay-to-result = Resultado
replay-controls = Mandos de la repetición
