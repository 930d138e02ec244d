### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = { $name }’s table
room-lead-host = Send the link to everybody who is to play. Everybody sees the same dice on their own screen.
room-lead-guest = { $name } starts the game when everybody is there.
room-lead-visitor = Sit down to play, or stay and watch.
room-full = All places are taken. You can stay and watch.
room-removed = { $name } has removed you from this table. You can still watch.
room-link = The link to this table
room-copy = Copy the link
room-share = Share
room-qr = The link as a QR code, for the camera of a phone
room-places = Places
room-place = Place { $number }
open-place-text = whoever has the link
expected = expected
host = host
you-mark = you
here = here
not-here = not here
watching-count = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
sit-here = Sit here
sit-down = Sit down
change-name = Change your name
bot-instead = Put a bot at place { $number }
add-place = Add a place
place-up = Move { $name } up
place-down = Move { $name } down
place-remove = Remove place { $number }
place-remove-bot = Remove the bot from place { $number }
place-remove-person = Remove { $name } from the table
remove-sure = Remove { $name }?
remove-sure-text = Somebody who was removed cannot sit down here again.
remove-yes = Yes, remove
room-options = What is played
pace = Pace
pace-together-text = The next dice come when everybody has acted.
pace-own-text = Everybody plays the same dice as fast as they like, and sees others only as far as they have come themselves.
limit = Time for a half-day
limit-text = When time is up, a stand-in plays the turn; it can be taken back.
stand-in = Stand-in
stand-in-text = { $level } plays for whoever is out of time
public = In the lobby
public-text = Anybody may find this table and sit down.
private-text = Only the link leads here.
chat-option = Talk
chat-on = People may write to each other
chat-off = Nobody can write
room-webhook = Tell a channel about new dice
room-webhook-text = An https address of ntfy, Discord or Slack. Only you see it.
room-webhook-others = Somebody else gave an address for this table. Only they can read it; you can remove it.
room-webhook-remove = Remove the address
webhook-field = Address
webhook-save = Save the address
without-banquets = Without Banquets & Raids
room-start = { $count ->
    [one] Start alone
   *[other] Start with { $count } players
}
room-start-note = Open places are left out.
room-start-expected = Nobody waits for people who are expected and have not come.
room-leave = Leave the table
room-close = Close the table
room-close-sure = Close this table?
room-close-text = Everybody is sent away, and the link leads nowhere.
room-close-yes = Yes, close it
room-fair = Dice that nobody can load
room-fair-text = This is the fingerprint of the server’s secret, shown before anybody sat down. Whoever sits down adds something random; all dice follow from both, and at the end everybody can check it.
hints-option = Hints
hints-on = Players may ask what decisions are worth; whoever does earns no shields
hints-off = Nobody gets hints

## The lobby

lobby-title = Find a table
lobby-lead = Public tables, as they are at this moment. Sit down, or watch how others play.
lobby-empty = No public table is open right now.
lobby-empty-text = Make one: it is here for everybody as long as you like.
lobby-make = Make a public table
lobby-gathering = gathering
lobby-playing = playing
lobby-open = { $count ->
    [0] full
    [one] one place open
   *[other] { $count } places open
}
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-join = Join
lobby-watch = Watch
lobby-join-label = Join { $name }’s table
lobby-watch-label = Watch { $name }’s table
