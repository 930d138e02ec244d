-- One word for one thing: where an entry stands in its log, and a message among those of its table, is its sequence.
ALTER TABLE entries RENAME COLUMN number TO sequence;
ALTER TABLE messages RENAME COLUMN number TO sequence;
