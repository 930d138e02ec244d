-- Splits the logs of games by the month in which the games began, so that old ones can be moved to a slower disk while every link stays:
--   psql --set ON_ERROR_STOP=1 --file partition.sql DATABASE
-- Servers go on meanwhile. Nothing is copied: what there is becomes one partition. It is looked through first, while everybody plays on; then
-- commands wait for the milliseconds in which names change hands. Names of games begin with the time, so a month is a range of names.
-- A second time it does nothing.

SET lock_timeout = '3s';

-- The first name of a month.
CREATE OR REPLACE FUNCTION troyes_first_name(month DATE) RETURNS BYTEA LANGUAGE SQL IMMUTABLE AS $$
    SELECT DECODE(LPAD(TO_HEX((EXTRACT(EPOCH FROM month::TIMESTAMP) * 1000)::BIGINT), 12, '0') || REPEAT('00', 10), 'hex')
$$;

-- Makes the partition of a month, if there is none. To be called before the month begins, by a timer: what comes after the last partition is kept by
-- the default one, and a month that is in there already cannot get one of its own.
CREATE OR REPLACE FUNCTION troyes_add_month(month DATE) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    first DATE := DATE_TRUNC('month', month);
    name  TEXT := 'entries_' || TO_CHAR(first, 'YYYY_MM');
BEGIN
    IF TO_REGCLASS(name) IS NULL THEN
        EXECUTE FORMAT('CREATE TABLE %I PARTITION OF entries FOR VALUES FROM (%L) TO (%L)', name,
            troyes_first_name(first), troyes_first_name((first + INTERVAL '1 month')::DATE));
    END IF;
END
$$;

-- What there is now, and this month and the next, stay together: nothing that is begun meanwhile is in the way.
CREATE OR REPLACE FUNCTION troyes_first_month() RETURNS DATE LANGUAGE SQL STABLE AS $$
    SELECT (DATE_TRUNC('month', NOW() AT TIME ZONE 'UTC') + INTERVAL '2 months')::DATE
$$;

DO $$
BEGIN
    IF (SELECT relkind FROM pg_class WHERE oid = 'entries'::REGCLASS) = 'r' THEN
        ALTER TABLE entries DROP CONSTRAINT IF EXISTS entries_until;
        EXECUTE FORMAT('ALTER TABLE entries ADD CONSTRAINT entries_until CHECK (game < %L) NOT VALID', troyes_first_name(troyes_first_month()));
    END IF;
END
$$;

-- Takes long where there is much, and keeps nobody waiting.
DO $$
BEGIN
    IF (SELECT relkind FROM pg_class WHERE oid = 'entries'::REGCLASS) = 'r' THEN
        ALTER TABLE entries VALIDATE CONSTRAINT entries_until;
    END IF;
END
$$;

DO $$
BEGIN
    IF (SELECT relkind FROM pg_class WHERE oid = 'entries'::REGCLASS) = 'p' THEN
        RAISE NOTICE 'entries are split already';
        RETURN;
    END IF;
    LOCK TABLE games, entries IN ACCESS EXCLUSIVE MODE;
    ALTER TABLE entries RENAME TO entries_before;
    ALTER INDEX entries_pkey RENAME TO entries_before_pkey;
    ALTER INDEX entries_by_command RENAME TO entries_before_by_command;
    CREATE TABLE entries (LIKE entries_before) PARTITION BY RANGE (game);
    ALTER TABLE entries ADD CONSTRAINT entries_pkey PRIMARY KEY (game, seat, sequence);
    CREATE UNIQUE INDEX entries_by_command ON entries (game, seat, command_id);
    ALTER TABLE entries ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES games (id);
    EXECUTE FORMAT('ALTER TABLE entries ATTACH PARTITION entries_before FOR VALUES FROM (MINVALUE) TO (%L)',
        troyes_first_name(troyes_first_month()));
    ALTER TABLE entries_before DROP CONSTRAINT entries_until;
    PERFORM troyes_add_month(troyes_first_month());
    CREATE TABLE entries_default PARTITION OF entries DEFAULT;
END
$$;
