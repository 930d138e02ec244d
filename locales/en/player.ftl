### The player and their games.

## The player

player-title = You
player-lead = There are no accounts here. This browser holds a key that makes you the same player every time, with your games and your feats.
player-lead-here = There are no accounts here. Your games are kept in this browser, on this device alone.
player-name = Your name
player-name-text = Used as your name in new games.
player-save = Save
player-saved = Saved.
player-move = Take your games to another device
player-move-text = A recovery code opens your games and feats on another device, and brings them back if this browser forgets you. Keep it like a key: whoever has it can play as you.
player-make-code = Make a recovery code
player-make-another = Make a new code
player-has-code = You have a code. Making a new one disables the old one.
player-code = Your recovery code
player-code-once = It is shown only now. Write it down, or copy it to a safe place.
player-copy-code = Copy the code
player-use = Use a code here
player-use-text = This device then plays as the player of that code. The player it has now keeps their games: make a code for them first if you want to come back.
player-use-field = Recovery code
player-use-hint = Five groups of four. Capitals, spaces and hyphens don’t matter.
player-become = Become this player
player-became = Welcome back, { $name }. This device plays as you now.
player-became-nameless = Welcome back. This device plays as you now.
player-devices = Your devices
player-devices-text = Browsers that play as you. Once signed out, a browser can no longer play in your name.
player-device-this = this browser
player-device-seen = last seen on { $day }
player-device-unknown = Unknown browser
player-device-end = Sign out
player-device-end-named = Sign out { $device }
player-devices-end = Sign out all others
player-device-ended = Signed out.
player-forget = Forget me on this device
player-forget-text = The games stay on the server, and links to them still work, but this browser will no longer know that they are yours.
player-forget-button = Forget me here
player-forget-sure = Forget you on this device?
player-forget-code = Your recovery code will bring you back.
player-forget-no-code = You have no recovery code, so there is no way back.
player-forget-yes = Yes, forget me
player-forgotten = This device has forgotten you. The next game starts a new player.
player-webhook = Turn notifications
player-webhook-text = When you are away from a table, a message can tell you that new dice are waiting: on your phone through ntfy, or in a Discord or Slack channel.
player-data = Everything about you
player-data-text = Download or erase all that this server keeps about you: games, messages, browsers.
player-export = Download everything
player-erase = Erase me
player-erase-sure = Erase you for good?
player-erase-text = The games that you played alone and your messages are removed. Games with others stay, without your name. This cannot be undone, not even with a recovery code.
player-erase-yes = Yes, erase me
player-erased = You have been erased. The next game starts a new player.
player-webhook-field = Address (https)
player-webhook-hint = Such as https://ntfy.sh/a-name-that-nobody-guesses. Leave it empty for no notifications.
player-webhook-saved = Saved. New dice will be announced there.
player-webhook-gone = Saved. No notifications will be sent.

## Your games

games-title = Your games
games-none = No games yet. The first one is one tap away.
games-start = Start a game
games-unfinished = Unfinished
games-finished = Finished
games-go-on = Continue
games-turn-of = Waiting for { $names }
games-result = Result
games-remove-label = Remove the game of { $names } from this list
games-remove-sure = Remove it from your list? The game itself stays, with its link.
games-remove-yes = Yes, remove
games-keep = Keep
games-removed = Removed from your list.
games-more = Show older games
games-upload = Upload a record
games-upload-text = A record that you downloaded here or elsewhere comes to life again: a finished game with its result and replay, an unfinished one ready to be continued.
games-won = { $score ->
    [one] { $name }, 1 point, won
   *[other] { $name }, { $score } points, won
}
player-own = Games on this device
player-own-always = Always host my games on this device
player-own-text = Games alone, with bots or around this device then need no server and no network. Their dice are drawn on this device, so they earn no feats and count for no ranking. Games that began here for want of a server are handed to it later, so that you find them on your other devices; with this switched on they stay here.
player-thinking = Hints and analyses
player-thinking-text = { $lack ->
    [none] They are worked out in this browser, also in games of a server. The server learns only that you took a hint.
    [weights] The server works them out: the solver could not be fetched to this browser. It is tried again next time.
    [simd] The server works them out, and this browser cannot host games itself: it lacks SIMD for WebAssembly, without which thinking would take several times as long. A newer version of the browser helps.
    [module] The server works them out, and this browser cannot host games itself: it does not run WebAssembly, or that is switched off.
   *[build] The server works them out.
}
