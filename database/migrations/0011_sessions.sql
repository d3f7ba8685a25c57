-- What people are told about their sessions.
ALTER TABLE sessions ADD COLUMN device text;
ALTER TABLE sessions ADD COLUMN locked_network text;
