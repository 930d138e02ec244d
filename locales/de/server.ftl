### Where there is no server: what that means, and how to run one.

server-lead = Für Partien allein, mit Bots oder rund um dieses Gerät genügt diese Seite. Um mit Leuten an anderen Geräten zu spielen, braucht ihr einen Server, den alle erreichen.
server-run = Einen Server betreiben
server-run-text = Er ist ein einziges Programm, in dem alles steckt; seine README sagt, woher du es bekommst. Starte es auf einem Rechner, den deine Leute erreichen, und schick ihnen seine Adresse. Wer sie öffnet, kann spielen.
server-use = Auf einem Server spielen
server-use-text = Jemand, den du kennst, betreibt einen? Dann kann diese Seite auch dort spielen: an Tischen für mehrere Geräte und mit Würfeln, die für Wappen zählen.
server-field = Adresse des Servers
server-take = Dort spielen
server-now = Diese Seite spielt auf { $address }.
server-leave = Ohne Server spielen
server-refused = Es kam keine Antwort, die diese Seite lesen darf. Entweder ist der Server nicht erreichbar, oder wer ihn betreibt, muss diese Seite erst zulassen:
server-not-one = An dieser Adresse ist etwas, aber kein Server von { game }.
server-bad-address = Eine Adresse sieht so aus: https://example.org.
server-insecure = Diese Seite kam über https; darum lässt dein Browser sie nur Server mit https erreichen.
