### Where there is no server: what that means, and how to run one.

server-lead = Pour jouer en solo, avec des bots ou autour de cet appareil, cette page suffit. Pour jouer avec des personnes sur d’autres appareils, il faut un serveur que vous pouvez tous atteindre.
server-run = Lancer un serveur
server-run-text = C’est un seul programme, avec tout dedans ; son README dit comment l’obtenir. Lancez-le sur une machine que vos amis peuvent atteindre et envoyez-leur son adresse. Il suffit de l’ouvrir pour jouer.
server-use = Jouer sur un serveur
server-use-text = Quelqu’un que vous connaissez en a un ? Cette page peut aussi y jouer : à des tables pour plusieurs appareils, et avec des dés qui comptent pour les blasons.
server-field = Adresse du serveur
server-take = Y jouer
server-now = Cette page joue sur { $address }.
server-leave = Jouer sans serveur
server-refused = Aucune réponse que cette page ait le droit de lire. Soit le serveur est injoignable, soit la personne qui s’en occupe doit d’abord autoriser cette page :
server-not-one = Il y a quelque chose à cette adresse, mais pas un serveur de { game }.
server-bad-address = Une adresse ressemble à https://example.org.
server-insecure = Cette page est venue par https ; votre navigateur ne la laisse donc joindre que des serveurs en https.
