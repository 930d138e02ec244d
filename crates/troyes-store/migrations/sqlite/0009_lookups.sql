-- What nobody needs any more, and what somebody wants to have erased, is found without a look at everything else; so are the rows that refer
-- to one which is removed.
CREATE INDEX games_by_end ON games (finished_at, created_at);
CREATE INDEX games_by_parent ON games (parent) WHERE parent IS NOT NULL;
CREATE INDEX rooms_by_change ON rooms (changed_at);
CREATE INDEX messages_by_player ON messages (player);
