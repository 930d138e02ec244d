### The hall of honour.

hall-title = Hazañas
hall-lead = { $count ->
    [0] Te esperan veintiuna hazañas. Cada una se logra en una sola partida terminada, o volviendo a jugar, y es tuya para siempre.
    [21] Las veintiuna hazañas son tuyas. Champaña nunca vio nada igual.
    [one] Una de las veintiuna hazañas es tuya, para siempre.
   *[other] { $count } de las veintiuna hazañas son tuyas, para siempre.
}
hall-best = mejor puntuación
hall-finished = { $count ->
    [one] partida terminada
   *[other] partidas terminadas
}
hall-earned = { $count ->
    [one] hazaña lograda
   *[other] hazañas logradas
}
hall-counts = ¿Qué partidas cuentan? Aquellas cuyos dados sacó el servidor y que, por lo que sabe este servidor, eran nuevos para ti: tu primera partida con esos dados, pero no los repartos de semilla conocida ni las partidas subidas o ramificadas de otra. Quienes juegan en este dispositivo comparten las mismas hazañas.
hall-others = Jugar en compañía es jugar con personas: quien solo juega con bots juega en solitario.
hall-print = Imprimir las hazañas, con casillas para las iniciales
feats-sheet = Las hazañas de Troyes Dice
feats-sheet-text = Una página, A4 o Carta. Quien logra una hazaña escribe sus iniciales en una casilla al lado.
feats-sheet-who = Nuestra casa
hall-group-glory = Gloria
hall-group-buildings = Construcción
hall-group-plenty = Abundancia
hall-group-constancy = Constancia
feat-score-45 = Villa de mercado
feat-score-55 = Ciudad orgullosa
feat-score-65 = Joya de Champaña
feat-win-60 = Orgullo del vecindario
feat-character-18 = Gran mecenazgo
feat-citizens-40 = Calles repletas
feat-prestige-red = Anillo de torres
feat-prestige-yellow = Puertas abiertas
feat-prestige-white = Ciudad de agujas
feat-work-red = El gozo del conde
feat-work-yellow = Buen gobierno
feat-work-white = La bendición del obispo
feat-resources-influence = El favor de los grandes
feat-resources-deniers = Arcas llenas
feat-resources-knowledge = Casa de los libros
feat-citizens-red = Mesa redonda
feat-citizens-yellow = Todos los gremios
feat-citizens-white = Coro completo
feat-three-alone = Obra callada
feat-three-together = Buena compañía
feat-three-banquets = Fiesta y fuego
feat-score-45-text = Termina con 45 puntos o más
feat-score-55-text = Termina con 55 puntos o más
feat-score-65-text = Termina con 65 puntos o más
feat-win-60-text = Gana una partida en compañía, aunque compartas la victoria, con 60 puntos o más
feat-character-18-text = Logra 18 puntos o más con un solo personaje
feat-citizens-40-text = Ten 40 ciudadanos o más al final
feat-prestige-red-text = Construye las seis Fortalezas
feat-prestige-yellow-text = Construye los seis Mercados
feat-prestige-white-text = Construye las seis Catedrales
feat-work-red-text = Construye los seis Palacios del Conde
feat-work-yellow-text = Construye los seis Ayuntamientos
feat-work-white-text = Construye los seis Obispados
feat-resources-influence-text = Rodea las 18 casillas de influencia
feat-resources-deniers-text = Rodea las 18 casillas de fortuna
feat-resources-knowledge-text = Rodea las 18 casillas de sabiduría
feat-citizens-red-text = Completa el camino de los caballeros
feat-citizens-yellow-text = Completa el camino de los artesanos
feat-citizens-white-text = Completa el camino de los sacerdotes
feat-three-alone-text = Termina tres partidas en solitario
feat-three-together-text = Termina tres partidas en compañía
feat-three-banquets-text = Termina tres partidas con Banquetes y asaltos
feat-earned = { $name }, { $date }
feat-progress = { $count } de 3

## What is done for the first time

marks-title = Primeros pasos
marks-text = Lo que todo el mundo hace alguna vez por primera vez, juegue a lo que juegue. No son hazañas del juego.
marks-new = Por primera vez:
mark-game = Primera partida
mark-link = Primer vínculo
mark-fortress = Primera Fortaleza
mark-great-hall = Primer Mercado
mark-cathedral = Primera Catedral
mark-thirty = Primeros 30 puntos
mark-company = Primera partida en compañía
mark-none = todavía no
