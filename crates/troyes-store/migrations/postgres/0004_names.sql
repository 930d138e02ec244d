-- One word for one thing: what a client names is a command, and its name is the command's id; a room has versions.
ALTER TABLE entries RENAME COLUMN command TO command_id;
ALTER TABLE messages RENAME COLUMN command TO command_id;
ALTER TABLE rooms RENAME COLUMN number TO version;
