### People who go away from a running game, and what can be done about it.

absent = { $names } { $count ->
    [one] is
   *[other] are
} not here ({ $time }).
absent-stood-in = A stand-in plays for { $name } until they return.
absent-host = If it lasts, { $host } can let a stand-in play.
absent-what = What now?
absent-title = { $name } is not here
absent-text = Whatever you choose: as soon as { $name } opens this page again, they play for themselves and can take back what is still open.
absent-stand-in = Let a stand-in play
absent-stand-in-text = A bot ({ $level }) plays for { $name } until they return. Its turns are marked.
absent-offer = Offer the seat
absent-offer-text = Whoever has the link can take it and plays on from here. The sheet then earns feats for nobody.
absent-withdraw = Withdraw the offer
absent-limit-text = From now on, a stand-in plays for anybody who is out of time.
absent-end = End the game
absent-end-text = For everybody, with the sheets as they are. It counts for nobody: no feats.
absent-end-yes = End it now
seat-offered = { $name } is not here: you can take the seat and play on.
seat-take = Take the seat
leave-game = Leave the game
leave-game-text = A stand-in plays for you from now on, and its turns are marked. The seat stays yours: whenever you come back, you play again. If you do not, the host can give it to somebody else.
leave-game-yes = Leave
end-game = Give up
end-game-text = The game ends here, with the sheet as it is. It earns no feats.
end-game-yes = Give up
