-- How long models took, so that it can be told beforehand.
ALTER TABLE clips ADD COLUMN took_ms integer;
CREATE INDEX clips_learnt ON clips (engine, created_at) WHERE took_ms IS NOT NULL;
