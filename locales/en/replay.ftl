### Looking at a game again.

replay-title = { $names }’s game: replay
replay-nothing = Nothing has been played yet: the replay grows with every half-day that everybody has finished.
replay-start = The town is laid out
replay-start-text = Three of each resource, no citizens, eighteen open cells.
replay-setup = Setup
replay-steps = Steps of this half-day
replay-no-blow = The black die strikes nothing.
replay-slider = Moment of the game
replay-at = { $when }, step { $step } of { $steps }: { $what }
replay-back = One step back
replay-forward = One step forward
replay-back-half = One half-day back
replay-forward-half = One half-day forward
replay-play = Play
replay-pause = Pause
replay-cost = cost
replay-so-far = { $points ->
    [one] point so far
   *[other] points so far
}
replay-branch = Play on from here
replay-branch-title = Play on from { $when }
replay-branch-text = A new game begins with everything that was played before this half-day. The old one stays as it is.
replay-branch-dice = The dice from here on
replay-branch-same = The same dice as in this game
replay-branch-fresh = Fresh dice
replay-branch-note = Branched games earn no feats.
replay-branch-running = While the game is still being played, only somebody who plays it alone gets the same dice, and then it earns no feats; everybody else gets fresh ones.
replay-branch-start = Start
replay-keys = Left and right: one step. Up and down: one half-day. Space: play.
replay-to-result = Result
replay-controls = Replay controls
