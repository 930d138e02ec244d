### The game without a network: what is kept, and new versions.

offline-ready = Ready for offline
offline-fetching = Getting ready for offline: { $percent } %
offline-update = A new version is here.
offline-take = Update now
offline-failed = Not ready for offline
offline-title = Without a network
offline-switch = Keep the whole game on this device
offline-text = Everything but other people then works without a network: games alone, with bots or around this device, replays, analyses, rules and print. Switched off, all that is kept of the program is removed; your games stay.
offline-state = { $stage ->
    [impossible] This browser keeps nothing for this page. It needs https, and does not do it in private windows.
    [off] Nothing of the program is kept.
    [fetching] The game is on its way to this device: { $percent } %.
    [update] A new version is here. It is used once all tabs with the game are closed, or now, in all of them.
    [failed] Not all of the game could be kept on this device. It is tried again with the next visit.
   *[ready] The whole game is on this device.
}
offline-solver-later = Hints, analyses and bots follow: their weights are still on their way, or come when they are first needed.
