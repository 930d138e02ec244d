### People who go away from a running game, and what can be done about it.

absent = { $names } { $count ->
    [one] n’est pas là
   *[other] ne sont pas là
} ({ $time }).
absent-stood-in = Un bot joue pour { $name } jusqu’à son retour.
absent-host = Si cela dure, { $host } peut faire jouer un bot remplaçant.
absent-what = Que faire ?
absent-title = { $name } n’est pas là
absent-text = Quoi que vous choisissiez, dès que { $name } rouvre cette page, le bot lui rend la main, et ce qui est encore ouvert peut être repris.
absent-stand-in = Faire jouer un bot
absent-stand-in-text = Un bot ({ $level }) joue pour { $name } jusqu’à son retour. Ses tours sont signalés.
absent-offer = Proposer la place
absent-offer-text = Quiconque a le lien peut la prendre et continuer la partie. La feuille ne rapportera alors de blason à personne.
absent-withdraw = Ne plus proposer la place
absent-limit-text = Désormais, un bot joue pour quiconque n’a plus de temps.
absent-end = Terminer la partie
absent-end-text = Pour tout le monde, avec les feuilles telles quelles. Elle ne compte pour personne : ni blasons, ni tableau d’honneur.
absent-end-yes = Terminer maintenant
seat-offered = { $name } n’est pas là : vous pouvez prendre la place et continuer.
seat-take = Prendre la place
leave-game = Quitter la partie
leave-game-text = Un bot joue désormais pour vous, et ses tours sont signalés. La place reste à vous : dès que vous revenez, vous jouez. Sinon, l’hôte peut la donner à quelqu’un d’autre.
leave-game-yes = Quitter
end-game = Abandonner
end-game-text = La partie s’arrête ici, avec la feuille telle quelle. Elle ne rapporte ni blasons ni place au tableau d’honneur.
end-game-yes = Abandonner
