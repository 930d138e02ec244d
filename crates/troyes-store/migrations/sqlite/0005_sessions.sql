-- Browsers that are a player. A cookie names one of these; whoever ends it leaves the cookie worthless, wherever a copy of it is.
CREATE TABLE sessions (
    id         BLOB    NOT NULL PRIMARY KEY,
    player     BLOB    NOT NULL REFERENCES players (id),
    created_at INTEGER NOT NULL,
    -- When it was last here, to the hour.
    seen_at    INTEGER NOT NULL,
    -- Browser and system, in words.
    device     TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_player ON sessions (player);

-- Cookies named the player until now: such a session has the player's name.
INSERT INTO sessions (id, player, created_at, seen_at) SELECT id, id, created_at, created_at FROM players;

-- One row, written to find out whether anything can be.
CREATE TABLE health (
    id         INTEGER NOT NULL PRIMARY KEY,
    written_at INTEGER NOT NULL
) STRICT;
