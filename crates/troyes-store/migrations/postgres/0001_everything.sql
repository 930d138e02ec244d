-- The same tables as those of SQLite; what they mean is said there. Times are milliseconds since 1970, ids are 16 bytes,
-- documents are JSON, truth is 0 or 1.

CREATE TABLE secrets (
    name  TEXT  NOT NULL PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE players (
    id         BYTEA  NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    name       TEXT,
    recovery   BYTEA  UNIQUE,
    webhook    TEXT
);

CREATE TABLE deals (
    id         BYTEA  NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    seed       TEXT   NOT NULL,
    known      BIGINT NOT NULL
);

CREATE TABLE games (
    id          BYTEA  NOT NULL PRIMARY KEY,
    created_at  BIGINT NOT NULL,
    pace        TEXT   NOT NULL,
    start       TEXT   NOT NULL,
    origin      TEXT   NOT NULL DEFAULT 'drawn',
    -- Deferrable, so that games can be restored in any order.
    parent      BYTEA  REFERENCES games (id) DEFERRABLE,
    counts      BIGINT NOT NULL DEFAULT 0,
    commitment  TEXT,
    finished_at BIGINT,
    due_at      BIGINT
);

CREATE INDEX games_by_commitment ON games (commitment);
CREATE INDEX games_by_due ON games (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE seats (
    game   BYTEA  NOT NULL REFERENCES games (id),
    seat   BIGINT NOT NULL,
    player BYTEA  REFERENCES players (id),
    listed BIGINT NOT NULL DEFAULT 1,
    total  BIGINT,
    feats  TEXT,
    bot    TEXT,
    PRIMARY KEY (game, seat)
);

CREATE INDEX seats_by_player ON seats (player, game);

CREATE TABLE entries (
    game       BYTEA  NOT NULL REFERENCES games (id),
    seat       BIGINT NOT NULL,
    number     BIGINT NOT NULL,
    command    TEXT   NOT NULL,
    entry      TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (game, seat, number)
);

CREATE UNIQUE INDEX entries_by_command ON entries (game, seat, command);

CREATE TABLE rooms (
    id         BYTEA  NOT NULL PRIMARY KEY,
    number     BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    listed     BIGINT NOT NULL,
    document   TEXT   NOT NULL
);

CREATE INDEX rooms_in_lobby ON rooms (id) WHERE listed <> 0;

CREATE TABLE messages (
    game       BYTEA  NOT NULL,
    number     BIGINT NOT NULL,
    channel    TEXT   NOT NULL,
    player     BYTEA  NOT NULL REFERENCES players (id),
    name       TEXT   NOT NULL,
    command    TEXT   NOT NULL,
    text       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, player, command)
);
