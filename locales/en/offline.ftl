### The game without a network: what is kept, and new versions.

offline-ready = Ready for offline
offline-fetching = Getting ready for offline: { $percent }%
offline-update = A new version is here.
offline-take = Update now
offline-failed = Not ready for offline
offline-title = Playing offline
offline-switch = Keep the whole game on this device
offline-text = Whatever needs nobody else then works without a network: games alone, with bots or around this device, replays, analyses, rules and printing. If you switch this off, all that is kept of the program is removed; your games stay.
offline-state = { $stage ->
    [impossible] This browser can keep nothing for this page: that takes https, and no private window.
    [off] The program is not kept on this device.
    [fetching] The game is on its way to this device: { $percent }%.
    [update] A new version is here. It takes over once all tabs with the game are closed, or right now in all of them.
    [failed] Not all of the game could be kept on this device. The next visit tries again.
   *[ready] The whole game is on this device.
}
offline-solver-later = Hints, analyses and bots are still to come: what they need is on its way, or is fetched when it is first used.
