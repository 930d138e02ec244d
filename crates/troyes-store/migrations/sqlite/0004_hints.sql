-- Whether the player of a seat has asked what decisions are worth: then the game earns that player no feats.
ALTER TABLE seats ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
