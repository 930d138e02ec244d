### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = La connexion au serveur est perdue. Ce que vous avez fait est gardé, et la partie reprendra dès que le serveur sera de retour.
meanwhile-play = Jouer sur cet appareil en attendant
meanwhile-waits = Votre partie sur le serveur reprendra quand il sera de retour. Celle-ci reste sur cet appareil.
meanwhile-back = Le serveur est de retour.
meanwhile-return = Revenir à votre partie
