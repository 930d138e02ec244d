### What this device keeps of games: taken along, brought back, deleted.

device-title = Lo que guarda este dispositivo
device-text = Las partidas que aloja este dispositivo, tu nombre y tus ajustes se guardan en este navegador. Un archivo los lleva a otro dispositivo o los trae de vuelta.
device-games = { $games ->
    [0] Aquí aún no se guarda ninguna partida.
    [one] Aquí se guarda 1 partida.
   *[other] Aquí se guardan { $games } partidas.
}
device-lasting = { $how ->
    [forgetful] Este navegador no les da un lugar duradero: la ventana es privada, o el almacenamiento está desactivado o lleno. Terminan con esta página; expórtalas antes de cerrarla.
    [removable] Si falta espacio, o si pasas mucho tiempo sin venir, este navegador puede borrarlas.
   *[lasting] Este navegador las guarda hasta que las borres.
}
device-keep = Pedir al navegador que las guarde
device-kept-not = El navegador no ha aceptado. Un archivo es más seguro.
device-export = Exportar todo
device-import = Importar un archivo
device-import-text = Partidas, nombre y ajustes de un archivo exportado aquí o en otro dispositivo. Lo que hay aquí se queda.
device-imported = Importado: { $added } nuevas, { $grown } continuadas, { $same } ya conocidas.
device-parted = { $count ->
    [one] 1 partida había seguido de otra manera en cada lugar; ahora las dos están aquí.
   *[other] { $count } partidas habían seguido de otra manera en cada lugar; ahora las dos versiones de cada una están aquí.
}
device-file-foreign = Este archivo no se ha exportado aquí.
device-file-newer = Este archivo es de una versión más nueva del juego. Actualiza antes esta página.
device-file-broken = Este archivo está dañado; no se ha tomado nada de él.
device-file-large = Este archivo es más grande que todo lo que se exporta aquí. No se ha leído.
device-file-room = No hay sitio para todo; no se ha tomado nada.
device-delete = Borrar todo lo de aquí
device-delete-sure = ¿Borrar todo lo que guarda este dispositivo?
device-delete-text = { $games ->
    [0] Se borran tu nombre y tus ajustes.
    [one] Se borran 1 partida, tu nombre y tus ajustes.
   *[other] Se borran { $games } partidas, { $unfinished } de ellas sin terminar, tu nombre y tus ajustes.
} Las partidas de un servidor y los archivos exportados se quedan. Nadie puede recuperar lo demás.
device-delete-yes = Sí, borrar todo
device-deleted = Todo está borrado.
