-- People at one table from several devices: rooms in which they meet, what they say, bots among them, clocks.

-- The name of a bot's level, at seats that a bot plays.
ALTER TABLE seats ADD COLUMN bot TEXT;

-- When somebody has to look after the game at the latest: a clock runs out.
ALTER TABLE games ADD COLUMN due_at INTEGER;

CREATE INDEX games_by_due ON games (due_at) WHERE due_at IS NOT NULL;

-- An address that is told when it is the player's turn.
ALTER TABLE players ADD COLUMN webhook TEXT;

-- Where people meet before a game. Its game has the same id.
CREATE TABLE rooms (
    id         BLOB    NOT NULL PRIMARY KEY,
    -- Grows with every change: whoever changes a room must have seen it as it is.
    number     INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    -- Whether everybody finds it in the lobby.
    listed     INTEGER NOT NULL,
    document   TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX rooms_in_lobby ON rooms (id) WHERE listed <> 0;

-- What is said in a room, and later at its table.
CREATE TABLE messages (
    game       BLOB    NOT NULL,
    number     INTEGER NOT NULL,
    channel    TEXT    NOT NULL,
    player     BLOB    NOT NULL REFERENCES players (id),
    -- The speaker's name at that time.
    name       TEXT    NOT NULL,
    -- The client's name for the wish, so that one that is sent again counts once.
    command    TEXT    NOT NULL,
    text       TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, player, command)
) STRICT, WITHOUT ROWID;
