### The game without a network: what is kept, and new versions.

offline-ready = Offline verfügbar
offline-fetching = Wird für offline vorbereitet: { $percent } %
offline-update = Eine neue Version ist da.
offline-take = Jetzt aktualisieren
offline-failed = Noch nicht offline verfügbar
offline-title = Offline spielen
offline-switch = Das ganze Spiel auf diesem Gerät speichern
offline-text = Dann geht ohne Netz alles, wofür es niemand anderen braucht: Partien allein, mit Bots oder gemeinsam an diesem Gerät, Wiederholungen, Analysen, Regeln und Drucken. Schaltest du das aus, wird alles entfernt, was vom Programm gespeichert ist; deine Partien bleiben.
offline-state = { $stage ->
    [impossible] Dieser Browser kann für diese Seite nichts speichern: Dafür braucht es https, und kein privates Fenster.
    [off] Vom Programm ist auf diesem Gerät nichts gespeichert.
    [fetching] Das Spiel ist unterwegs auf dieses Gerät: { $percent } %.
    [update] Eine neue Version ist da. Sie kommt zum Einsatz, sobald alle Tabs mit dem Spiel geschlossen sind, oder sofort, in allen zugleich.
    [failed] Das Spiel konnte nicht ganz auf diesem Gerät gespeichert werden. Der nächste Besuch versucht es noch einmal.
   *[ready] Das ganze Spiel ist auf diesem Gerät.
}
offline-solver-later = Tipps, Analysen und Bots folgen: Was sie brauchen, ist noch unterwegs oder wird beim ersten Mal geholt.
