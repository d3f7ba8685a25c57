-- A withdrawn release ends the rights to a file, whatever day they were given until.
ALTER TABLE media_rights ADD COLUMN withdrawn_at timestamp(3) with time zone;
CREATE INDEX media_rights_withdrawn ON media_rights (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
