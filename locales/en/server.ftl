### Where there is no server: what that means, and how to run one.

server-lead = Games alone, with bots or around this device need nothing but this page. To play with people on other devices, you need a server that all of you can reach.
server-run = Run a server
server-run-text = It is one program with everything inside; its README says how to get it. Start it on a machine that your friends can reach, and send them its address. Whoever opens it can play.
server-use = Play on a server
server-use-text = Does somebody you know run one? Then this page can play there, too: at tables for several devices, and with dice that count for feats.
server-field = Address of the server
server-take = Play there
server-now = This page plays on { $address }.
server-leave = Play without a server
server-refused = No answer came that this page may read. Either the server cannot be reached, or whoever runs it has to let this page in first:
server-not-one = There is something at this address, but no server of { game }.
server-bad-address = An address looks like https://example.org.
server-insecure = This page came by https, and so your browser lets it reach only servers with https.
