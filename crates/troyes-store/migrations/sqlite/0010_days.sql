-- The deal of each day, drawn the day before. Days are counted from 1970.
CREATE TABLE days (
    day        INTEGER NOT NULL PRIMARY KEY,
    drawn_at   INTEGER NOT NULL,
    seed       TEXT    NOT NULL,
    -- SHA-256 of the seed, to find the games that have its dice.
    commitment TEXT    NOT NULL UNIQUE
) STRICT;

-- The one ranked try of each player, and of each bot, at the deal of a day. What it came to stays when its game is removed.
CREATE TABLE tries (
    game        BLOB    NOT NULL PRIMARY KEY,
    day         INTEGER NOT NULL REFERENCES days (day),
    player      BLOB    REFERENCES players (id),
    bot         TEXT,
    begun_at    INTEGER NOT NULL,
    -- What is finished later is not ranked.
    closes_at   INTEGER NOT NULL,
    finished_at INTEGER,
    -- A copy of what follows from the log, written with its last entry. There is none if the game was ended early, or too late.
    score       INTEGER,
    -- What decisions gave away, in millionths of a point; as much as can be while the solver has not looked at the game.
    loss        INTEGER NOT NULL DEFAULT 9223372036854775807,
    -- How the solver explains it, as JSON.
    explained   TEXT
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tries_by_player ON tries (player, day) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX tries_by_bot ON tries (day, bot) WHERE bot IS NOT NULL;
CREATE INDEX tries_in_order ON tries (day, score DESC, loss, game) WHERE score IS NOT NULL;
CREATE INDEX tries_to_explain ON tries (finished_at) WHERE score IS NOT NULL AND explained IS NULL;

-- How many have each score on a day, so that a place is found without counting everybody.
CREATE TABLE day_scores (
    day   INTEGER NOT NULL REFERENCES days (day),
    score INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (day, score)
) STRICT, WITHOUT ROWID;

-- People who compare themselves. Whoever has the link can join.
CREATE TABLE groups (
    id         BLOB    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    link       BLOB    NOT NULL UNIQUE,
    owner      BLOB    NOT NULL REFERENCES players (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE members (
    of_group  BLOB    NOT NULL REFERENCES groups (id),
    player    BLOB    NOT NULL REFERENCES players (id),
    -- What others call this membership by: it says nothing about the player elsewhere.
    id        BLOB    NOT NULL UNIQUE,
    joined_at INTEGER NOT NULL,
    PRIMARY KEY (of_group, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_player ON members (player);
