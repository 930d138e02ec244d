### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = 與伺服器的連線中斷了。你做過的都會保留，伺服器恢復後遊戲就會繼續。
meanwhile-play = 先在本裝置上玩
meanwhile-waits = 伺服器恢復後，你在伺服器上的遊戲就會繼續。這一場會留在本裝置。
meanwhile-back = 伺服器恢復了。
meanwhile-return = 回到你的遊戲
