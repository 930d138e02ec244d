### A game of a server whose line is lost, and the one that is played on this device until it is back.

meanwhile-lost = Die Verbindung zum Server ist weg. Was du getan hast, bleibt, und die Partie geht weiter, sobald der Server wieder da ist.
meanwhile-play = Inzwischen auf diesem Gerät spielen
meanwhile-waits = Deine Partie auf dem Server geht weiter, sobald er wieder da ist. Diese hier bleibt auf diesem Gerät.
meanwhile-back = Der Server ist wieder da.
meanwhile-return = Zurück zu deiner Partie
