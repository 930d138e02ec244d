### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = Se ha perdido la conexión con el servidor. Lo que has hecho queda guardado, y la partida sigue cuando vuelva el servidor.
meanwhile-play = Jugar mientras tanto en este dispositivo
meanwhile-waits = Tu partida en el servidor sigue cuando este vuelva. Esta queda en este dispositivo.
meanwhile-back = El servidor ha vuelto.
meanwhile-return = Volver a tu partida
