### Checking the dice.

## Checking the dice

dice-title = Check the dice
dice-lead = Before the first roll, the server publishes a fingerprint of its secret seed; at the end it reveals the seed. Whoever has both can check that no die was changed along the way. This page does it for you, entirely in your browser.
dice-insecure = Browsers compute fingerprints only on pages served over https or from localhost. Open this page that way to check dice.
dice-of-game = The dice of this game
dice-unfinished = This game is not finished. Its seed is revealed at the end; until then there is only its fingerprint, which no other seed shares.
dice-to-table = To the table
dice-to-result = To the result
dice-no-seed = The dice of this game do not come from a seed: it was recorded with real dice, or continued from another game with fresh ones. There is nothing to check them against.
dice-all-right = Every die is as it should be
dice-all-right-text = { $count ->
    [one] One roll, the wheel and the columns match the seed.
   *[other] All { $count } rolls, the wheel and the columns match the seed.
}
dice-wrong = These are not the dice of this seed
dice-wrong-text = The differences are marked below.
dice-fingerprint = Fingerprint of the seed
dice-fingerprint-right = The same as published before the first roll.
dice-fingerprint-wrong = Not the one that was published: { $published }
dice-fingerprint-none = Nothing was published to compare it with.
dice-wheel = The wheel
dice-columns = The columns
dice-columns-rolled = The value at position 1 is rolled: { $value }.
dice-columns-first = A first game: in order, nothing to roll.
dice-columns-drawn = Drawn from the seed.
dice-columns-hand = Chosen by hand.
dice-tiles = The three tiles
dice-tile = Tile { $tile }: { $does }
dice-half-day = Half-day
dice-from-seed = From the seed
dice-played = Played
dice-same = Same
mark-right = as it should be
mark-wrong = differs
mark-hand = chosen by hand
dice-not-played = not played
dice-any = Any seed
dice-any-text = A seed of 64 hexadecimal digits, or any text, whose SHA-256 is then the seed. Here is the deal that comes from it.
dice-seed-field = Seed or text
dice-show = Show the deal
dice-play = Play this deal
dice-deal-columns-rolled = Columns, if rolled
dice-deal-columns-expert = Columns in expert mode
dice-record = A record
dice-record-take = Check a record
dice-record-none = This record contains no seed, so there is nothing to check its dice against.
dice-record-bad = This is not the record of a game.
dice-how = How to do it yourself
dice-how-text = SHA-256 of the seed is the fingerprint. Every roll is HMAC-SHA-256 with the seed as key and a label as message, such as “troyes-dice/1/roll/5/0” for the fifth half-day. Each byte below 252 gives one die: the remainder when it is divided by 6, plus 1. The black die comes first, then the three clear ones. The wheel, the columns and the tiles have labels of their own and are shuffled the same way.

## How a seed came about

dice-mixture = How the seed came about
dice-mixture-text = The server’s secret was mixed with what every person at the table added after seeing its fingerprint.
dice-secret = The server’s secret
dice-secret-mark = Fingerprint of the secret
dice-secret-seen = The one this browser saw before you sat down.
dice-secret-published = The one shown at the table.
dice-secret-wrong = Not the one that was shown: { $published }
dice-secret-none = There is nothing to compare it with.
dice-added = What people added
dice-own = This browser added
dice-own-right = It is among them, so nobody could know the dice before.
dice-own-wrong = It is not among them.
dice-own-none = This browser was not at that table and added nothing.
dice-seed-mixed = The seed
dice-seed-right = It comes from the secret and what people added.
dice-seed-wrong = It does not come from the secret and what people added.
