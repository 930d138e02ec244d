### How a player likes the table: taps, motion, sound.

settings-text = Gilt in diesem Browser für alle deine Partien. Die geführten Partien erklären jeden Schritt und richten sich beim Bestätigen nicht danach.
settings-taps = Nach deinem Zug
settings-dice = Die nächsten Würfel kommen von selbst
settings-dice-text = Einen Augenblick nach deinem Zug. Bis dahin kannst du ihn zurücknehmen.
settings-confirm = Ein Feld bestätigen
confirm-button = Mit dem Knopf
confirm-button-text = Feld antippen, ansehen, was folgt, bestätigen.
confirm-again = Das Feld noch einmal antippen
confirm-again-text = Auch der Knopf bleibt.
confirm-once = Sofort
confirm-once-text = Einmal antippen nimmt den günstigsten Weg. Bringen die Wege Verschiedenes, bestätigst du mit dem Knopf.
settings-motion = Animationen
motion-usual = Wie gewohnt
motion-quick = Schneller
motion-none = Keine
settings-sound = Klang
sound-on = Leise Klänge
sound-on-text = Für neue Würfel, den Schlag des schwarzen Würfels, eine Festung, die standhält, und deinen Zug.
