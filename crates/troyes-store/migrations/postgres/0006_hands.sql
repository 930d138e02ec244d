-- The name of whoever plays a seat by now, if it has changed hands since the game began.
ALTER TABLE seats ADD COLUMN name TEXT;

-- Who played a seat before it changed hands, and where in its log that was.
CREATE TABLE former_players (
    game     BYTEA  NOT NULL REFERENCES games (id),
    seat     BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    player   BYTEA  NOT NULL REFERENCES players (id),
    -- Whether the game is in the player's history.
    listed   BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (game, seat, sequence)
);

CREATE INDEX former_players_by_player ON former_players (player, game);
