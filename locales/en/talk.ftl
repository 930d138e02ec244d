### Talk, and what is told about people at a table.

## People at a table

announce-sat = { $name } has sat down.
announce-stood = { $name } has left the table.
announce-started = The game begins.
announce-acted = { $count ->
    [one] { $names } has acted.
   *[other] { $names } have acted.
}
rematch-text = There is a rematch: the same people at a new table.

## Talk

talk = Talk
talk-unread = { $count ->
    [one] Talk, one new message
   *[other] Talk, { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-field = Your message
talk-send = Send
talk-off = The host has switched talk off.
talk-switch-on = Switch talk on
talk-switch-off = Switch talk off
talk-watcher = watching
talk-watchers-only = Only those who watch can read this until the game is over.
talk-name = Name for your messages
talk-name-first = Tell the others your name, then you can write.
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
talk-muted = { $count ->
    [one] One person is muted.
   *[other] { $count } people are muted.
}
talk-said = { $name } says: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Signs
talk-close = Close talk
sign-applause = Applause
sign-astonished = Astonished
sign-ouch = Ouch
sign-laugh = Laughter
sign-wave = A wave
sign-heart = A heart
