-- Times are milliseconds since 1970, ids are 16 bytes, documents are JSON.

CREATE TABLE games (
    id         BLOB    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    pace       TEXT    NOT NULL,
    -- A game record with names, setup, seed and all 16 rolls, but no decision: what the table starts from.
    start      TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- The log of every seat. Players never interfere, so the numbers of one seat say nothing about another's.
CREATE TABLE entries (
    game       BLOB    NOT NULL REFERENCES games (id),
    seat       INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    -- The client's name for the wish, so that one that is sent again counts once.
    command    TEXT    NOT NULL,
    entry      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (game, seat, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_command ON entries (game, seat, command);
