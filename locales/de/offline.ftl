### The game without a network: what is kept, and new versions.

offline-ready = Bereit für offline
offline-fetching = Wird für offline vorbereitet: { $percent } %
offline-update = Eine neue Version ist da.
offline-take = Jetzt aktualisieren
offline-failed = Nicht bereit für offline
offline-title = Ohne Netz
offline-switch = Das ganze Spiel auf diesem Gerät behalten
offline-text = Alles außer anderen Leuten geht dann auch ohne Netz: Partien allein, mit Bots oder gemeinsam an diesem Gerät, Wiederholungen, Analysen, Regeln und Drucken. Beim Ausschalten wird alles entfernt, was vom Programm behalten wurde; deine Partien bleiben.
offline-state = { $stage ->
    [impossible] Dieser Browser behält nichts für diese Seite. Dafür braucht es https, und in privaten Fenstern geht es nicht.
    [off] Vom Programm wird nichts behalten.
    [fetching] Das Spiel ist unterwegs auf dieses Gerät: { $percent } %.
    [update] Eine neue Version ist da. Sie gilt, sobald alle Tabs mit dem Spiel geschlossen sind, oder jetzt, in allen zugleich.
    [failed] Nicht alles vom Spiel konnte auf diesem Gerät behalten werden. Beim nächsten Besuch wird es noch einmal versucht.
   *[ready] Das ganze Spiel ist auf diesem Gerät.
}
offline-solver-later = Tipps, Analysen und Bots folgen: Ihre Gewichte sind noch unterwegs oder kommen, wenn sie zum ersten Mal gebraucht werden.
