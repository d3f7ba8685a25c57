-- A shot of a model can be taken again: another video that keeps all other footage.
ALTER TABLE jobs ADD COLUMN retakes uuid;
ALTER TABLE jobs ADD COLUMN retaken_clip integer;
ALTER TABLE jobs ADD CONSTRAINT jobs_retake_whole CHECK (num_nulls(retakes, retaken_clip) IN (0, 2));
CREATE INDEX jobs_by_retake ON jobs (retakes) WHERE retakes IS NOT NULL;
ALTER TABLE clips ADD COLUMN kept_from uuid;
ALTER TABLE clips DROP CONSTRAINT clips_handle_kept;
ALTER TABLE clips ADD CONSTRAINT clips_handle_kept CHECK (
  state NOT IN ('submitted', 'fetched', 'composed')
  OR (handle IS NOT NULL AND handle_id IS NOT NULL) OR kept_from IS NOT NULL
);
CREATE INDEX clips_by_file ON clips (file_key) WHERE file_key IS NOT NULL;
