### Tables for people anywhere, before the game; the lobby.

## Tables for people anywhere

room-title = { $name }’s table
room-title-own = Your table
room-lead-host = Send the link to everybody who is going to play. They all see the same dice, each on their own screen.
room-lead-guest = { $name } starts the game once everybody is here.
room-lead-visitor = Sit down to play, or stay and watch.
room-full = All seats are taken. You can stay and watch.
room-removed = { $name } has removed you from this table. You can still watch.
room-link = The link to this table
room-copy = Copy the link
room-share = Share
room-qr = The link as a QR code, to scan with a phone
room-places = Seats
room-place = Seat { $number }
open-place-text = for anybody with the link
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
bot-instead = Put a bot at seat { $number }
add-place = Add a seat
place-up = Move { $name } up
place-down = Move { $name } down
place-remove = Remove seat { $number }
place-remove-bot = Remove the bot from seat { $number }
place-remove-person = Remove { $name } from the table
remove-sure = Remove { $name }?
remove-sure-text = They will not be able to sit down here again.
remove-yes = Yes, remove
room-options = Game options
pace = Pace
pace-together-text = The next dice are rolled once everybody has acted.
pace-own-text = Everybody plays the same dice as fast as they like, and sees the others only as far as they have got themselves.
limit = Time for a half-day
limit-text = When time is up, a stand-in plays the turn; it can be taken back.
stand-in = Stand-in
stand-in-text = { $level } plays for whoever is out of time
public = In the lobby
public-text = Anybody can find this table and sit down.
private-text = Only people with the link get here.
chat-option = Chat
chat-on = Everybody can write
chat-off = Nobody can write
room-webhook = Notify a channel of new dice
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
room-start-note = Open seats are left out.
room-start-expected = The game does not wait for people who are expected but not here.
room-leave = Leave the table
room-close = Close the table
room-close-sure = Close this table?
room-close-text = Everybody has to leave, and the link stops working.
room-close-yes = Yes, close it
room-fair = Dice that nobody can load
room-fair-text = This is the fingerprint of the server’s secret, shown before anybody sat down. Whoever sits down adds something random; all dice come from both, and everybody can check it at the end.
hints-option = Hints
hints-on = Players may ask what decisions are worth; those who do earn no feats
hints-off = Nobody gets hints

## The lobby

lobby-title = Find a table
lobby-lead = Public tables, as they are right now. Sit down, or watch others play.
lobby-empty = No public table is open right now.
lobby-empty-text = Open one yourself: it stays listed as long as you are there.
lobby-make = Open a public table
lobby-gathering = not started
lobby-playing = playing
lobby-open = { $count ->
    [0] full
    [one] one seat open
   *[other] { $count } seats open
}
lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-join = Join
lobby-watch = Watch
lobby-join-label = Join { $name }’s table
lobby-watch-label = Watch { $name }’s table

## Waiting for somebody

lobby-here = { $count ->
    [0] Nobody else is here right now.
    [one] One other person is here right now.
   *[other] { $count } other people are here right now.
}
lobby-bot = Play a bot meanwhile
lobby-call = Call me when somebody comes
lobby-called = You will be called as soon as somebody opens a table, whatever you play here meanwhile.
lobby-call-off = Don’t call me
lobby-code = Were you told the code of a table?
lobby-code-go = Go to the table
call-table = { $name } has opened a table.
call-company = Somebody has sat down at your table: { $names }.
call-follow = Go there
call-later = Later
room-code = Or read it aloud:
room-meanwhile = Play a bot meanwhile
room-meanwhile-text = Your table stays open, and you are called when somebody sits down.
