-- Browsers that are a player. A cookie names one of these; whoever ends it leaves the cookie worthless, wherever a copy of it is.
CREATE TABLE sessions (
    id         BYTEA  NOT NULL PRIMARY KEY,
    player     BYTEA  NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL,
    -- When it was last here, to the hour.
    seen_at    BIGINT NOT NULL,
    -- Browser and system, in words.
    device     TEXT
);

CREATE INDEX sessions_by_player ON sessions (player);

-- Cookies named the player until now: such a session has the player's name.
INSERT INTO sessions (id, player, created_at, seen_at) SELECT id, id, created_at, created_at FROM players;

-- One row, written to find out whether anything can be.
CREATE TABLE health (
    id         BIGINT NOT NULL PRIMARY KEY,
    written_at BIGINT NOT NULL
);
