### Where there is no server: what that means, and how to run one.

server-lead = Games alone, with bots or around this device need nothing but this page. To play with people on other devices, you need a server that all of you can reach.
server-run = Run a server
server-run-text = It is one program with everything inside; its README says how to get it. Start it on a machine that your friends can reach, and send them its address. Whoever opens it can play.
