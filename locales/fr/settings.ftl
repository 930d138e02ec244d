### How a player likes the table: taps, motion, sound.

settings-text = Enregistrés dans ce navigateur, pour toutes vos parties. Les parties guidées expliquent chaque étape et ne tiennent pas compte de la façon de confirmer choisie ici.
settings-taps = Après votre tour
settings-dice = Les dés suivants arrivent tout seuls
settings-dice-text = Un instant après la fin de votre tour. D’ici là, vous pouvez le reprendre.
settings-confirm = Confirmer une case
confirm-button = Avec le bouton
confirm-button-text = Touchez une case, regardez ce qui s’ensuit, confirmez.
confirm-again = En touchant la case une seconde fois
confirm-again-text = Le bouton reste aussi.
confirm-once = Tout de suite
confirm-once-text = Un seul geste choisit la façon la moins chère. Si les façons ne rapportent pas toutes la même chose, vous confirmez avec le bouton.
settings-motion = Animations
motion-usual = Normales
motion-quick = Plus rapides
motion-none = Aucune
settings-sound = Sons
sound-on = Sons discrets
sound-on-text = Pour les nouveaux dés, le coup du dé noir, une forteresse qui tient bon et votre tour.
