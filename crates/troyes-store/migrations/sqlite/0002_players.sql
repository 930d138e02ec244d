-- Keys that the server makes once and keeps.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- Anonymous identities: whoever has the cookie, or the recovery code, is the player.
CREATE TABLE players (
    id         BLOB    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    name       TEXT,
    -- SHA-256 of the recovery code; the code itself is shown once and kept nowhere.
    recovery   BLOB    UNIQUE
) STRICT, WITHOUT ROWID;

-- Seeds that somebody may start a game with.
CREATE TABLE deals (
    id         BLOB    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    seed       TEXT    NOT NULL,
    -- Whether a person gave the seed, so that the dice may be known.
    known      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE games ADD COLUMN origin      TEXT    NOT NULL DEFAULT 'drawn';
ALTER TABLE games ADD COLUMN parent      BLOB    REFERENCES games (id);
ALTER TABLE games ADD COLUMN counts      INTEGER NOT NULL DEFAULT 0;
-- SHA-256 of the seed, to find games with the same dice.
ALTER TABLE games ADD COLUMN commitment  TEXT;
ALTER TABLE games ADD COLUMN finished_at INTEGER;

CREATE INDEX games_by_commitment ON games (commitment);

-- Who plays which seat. Total and feats follow from the logs; they are kept beside them, written together with the entry
-- that ends the game, so that a hall of honour need not replay every game.
CREATE TABLE seats (
    game   BLOB    NOT NULL REFERENCES games (id),
    seat   INTEGER NOT NULL,
    player BLOB    REFERENCES players (id),
    -- Whether the game is in the player's history.
    listed INTEGER NOT NULL DEFAULT 1,
    total  INTEGER,
    -- A JSON list of names.
    feats  TEXT,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_player ON seats (player, game);
