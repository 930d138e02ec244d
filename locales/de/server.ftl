### Where there is no server: what that means, and how to run one.

server-lead = Für Partien allein, mit Bots oder rund um dieses Gerät genügt diese Seite. Um mit Leuten an anderen Geräten zu spielen, braucht ihr einen Server, den alle erreichen.
server-run = Einen Server betreiben
server-run-text = Er ist ein einziges Programm, in dem alles steckt; seine README sagt, woher du es bekommst. Starte es auf einem Rechner, den deine Leute erreichen, und schick ihnen seine Adresse. Wer sie öffnet, kann spielen.
