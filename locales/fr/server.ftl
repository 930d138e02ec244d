### Where there is no server: what that means, and how to run one.

server-lead = Pour jouer en solo, avec des bots ou autour de cet appareil, cette page suffit. Pour jouer avec des personnes sur d’autres appareils, il faut un serveur que vous pouvez tous atteindre.
server-run = Lancer un serveur
server-run-text = C’est un seul programme, avec tout dedans ; son README dit comment l’obtenir. Lancez-le sur une machine que vos amis peuvent atteindre et envoyez-leur son adresse. Il suffit de l’ouvrir pour jouer.
