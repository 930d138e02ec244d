-- The servers on this database: each writes a few times a second that it is there, and how many notices it has had to send to the others.
-- Nothing in it outlives them, and no crash may cost a flush.
CREATE UNLOGGED TABLE servers (
    name    TEXT   NOT NULL PRIMARY KEY,
    seen_at BIGINT NOT NULL,
    notices BIGINT NOT NULL
);
