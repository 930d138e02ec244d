-- The same tables as those of SQLite; what they mean is said there.
CREATE TABLE days (
    day        BIGINT NOT NULL PRIMARY KEY,
    drawn_at   BIGINT NOT NULL,
    seed       TEXT    NOT NULL,
    commitment TEXT    NOT NULL UNIQUE
);

CREATE TABLE tries (
    game        BYTEA   NOT NULL PRIMARY KEY,
    day         BIGINT NOT NULL REFERENCES days (day),
    player      BYTEA   REFERENCES players (id),
    bot         TEXT,
    begun_at    BIGINT NOT NULL,
    closes_at   BIGINT NOT NULL,
    finished_at BIGINT,
    score       BIGINT,
    loss        BIGINT NOT NULL DEFAULT 9223372036854775807,
    explained   TEXT
);

CREATE UNIQUE INDEX tries_by_player ON tries (player, day) WHERE player IS NOT NULL;
CREATE UNIQUE INDEX tries_by_bot ON tries (day, bot) WHERE bot IS NOT NULL;
CREATE INDEX tries_in_order ON tries (day, score DESC, loss, game) WHERE score IS NOT NULL;
CREATE INDEX tries_to_explain ON tries (finished_at) WHERE score IS NOT NULL AND explained IS NULL;

CREATE TABLE day_scores (
    day   BIGINT NOT NULL REFERENCES days (day),
    score BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (day, score)
);

CREATE TABLE groups (
    id         BYTEA   NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    name       TEXT    NOT NULL,
    link       BYTEA   NOT NULL UNIQUE,
    owner      BYTEA   NOT NULL REFERENCES players (id)
);

CREATE TABLE members (
    of_group  BYTEA   NOT NULL REFERENCES groups (id),
    player    BYTEA   NOT NULL REFERENCES players (id),
    id        BYTEA   NOT NULL UNIQUE,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (of_group, player)
);

CREATE INDEX members_by_player ON members (player);
