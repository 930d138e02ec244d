### How a player likes the table: taps, motion, sound.

settings-text = Kept in this browser, for all of your games. The guided games explain every step and do not use them for taps.
settings-taps = After your turn
settings-dice = The next dice come by themselves
settings-dice-text = A moment after your turn is done. Until then you can take it back.
settings-confirm = Confirming a place
confirm-button = With the button
confirm-button-text = Tap a place, look at what follows, confirm.
confirm-again = With a second tap on the place
confirm-again-text = The button stays, too.
confirm-once = At once
confirm-once-text = One tap takes the cheapest way. Where the ways bring different things, you confirm with the button.
settings-motion = Animations
motion-usual = As usual
motion-quick = Faster
motion-none = None
settings-sound = Sound
sound-on = Quiet sounds
sound-on-text = For new dice, the blow of the black die, a fortress that holds, and your turn.
