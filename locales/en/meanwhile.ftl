### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = The line to the server is lost. What you have done is kept, and the game goes on when the server is back.
meanwhile-play = Play on this device meanwhile
meanwhile-waits = Your game on the server goes on when the server is back. This one stays on this device.
meanwhile-back = The server is back.
meanwhile-return = Back to your game
