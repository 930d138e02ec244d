-- Short codes of tables, for those who read them to somebody. A table gets one when somebody asks for it.
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    game BYTEA NOT NULL UNIQUE
);
