-- What an appealed order asks for beside its text, and why the operator decided as they did. Appeals from
-- before have neither.
ALTER TABLE appeals ADD COLUMN asked jsonb;
ALTER TABLE appeals ADD COLUMN decision_note text;
