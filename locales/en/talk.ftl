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

talk = Chat
talk-unread = { $count ->
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
}
talk-empty = Nobody has said anything yet.
talk-field = Your message
talk-send = Send
talk-off = The host has switched the chat off.
talk-switch-on = Switch the chat on
talk-switch-off = Switch the chat off
talk-watcher = watching
talk-watchers-only = Only spectators can read this until the game is over.
talk-name = Name for your messages
talk-name-first = Tell the others your name first, then you can write.
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
talk-muted = { $count ->
    [one] One person is muted.
   *[other] { $count } people are muted.
}
talk-said = { $name } says: { $text }
talk-sign = { $name }: { $sign }
talk-signs = Reactions
talk-close = Close the chat
sign-applause = Applause
sign-astonished = Astonished
sign-ouch = Ouch
sign-laugh = Laughter
sign-wave = A wave
sign-heart = A heart
