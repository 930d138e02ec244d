### How a player likes the table: taps, motion, sound.

settings-text = Se guardan en este navegador, para todas tus partidas. Las partidas guiadas explican cada paso y no los usan para confirmar.
settings-taps = Después de tu turno
settings-dice = Los siguientes dados llegan solos
settings-dice-text = Un momento después de terminar tu turno. Hasta entonces puedes rectificar.
settings-confirm = Confirmar una casilla
confirm-button = Con el botón
confirm-button-text = Toca una casilla, mira qué ocurre y confirma.
confirm-again = Con un segundo toque en la casilla
confirm-again-text = El botón también sigue ahí.
confirm-once = Al momento
confirm-once-text = Un solo toque elige la forma más barata. Si no todas dan lo mismo, confirmas con el botón.
settings-motion = Animaciones
motion-usual = Normales
motion-quick = Más rápidas
motion-none = Ninguna
settings-sound = Sonido
sound-on = Sonidos suaves
sound-on-text = Para los nuevos dados, el golpe del dado negro, una fortaleza que resiste y tu turno.
