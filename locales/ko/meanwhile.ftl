### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = 서버와의 연결이 끊겼어요. 지금까지 한 것은 그대로 있고, 서버가 돌아오면 게임이 이어져요.
meanwhile-play = 그동안 이 기기에서 플레이
meanwhile-waits = 서버가 돌아오면 서버의 게임이 이어져요. 이 게임은 이 기기에 남아요.
meanwhile-back = 서버가 돌아왔어요.
meanwhile-return = 내 게임으로 돌아가기
