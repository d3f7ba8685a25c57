-- What an order uses of its organization: a brand, own photos and clips; and several shapes of one order.
ALTER TABLE jobs
  ADD COLUMN group_id uuid,
  ADD COLUMN brand jsonb,
  ADD COLUMN brand_id uuid,
  ADD COLUMN brand_version integer,
  ADD COLUMN shots jsonb,
  ADD CONSTRAINT jobs_brand_whole CHECK (num_nulls(brand, brand_id, brand_version) IN (0, 3));

CREATE INDEX jobs_by_group ON jobs (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX jobs_by_brand ON jobs (brand_id) WHERE brand_id IS NOT NULL;

CREATE TABLE job_media (
  job_id uuid NOT NULL,
  media_id uuid NOT NULL,
  CONSTRAINT job_media_job_id_media_id_pk PRIMARY KEY (job_id, media_id),
  CONSTRAINT job_media_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
);
CREATE INDEX job_media_by_file ON job_media (media_id);

ALTER TABLE media ADD COLUMN main_sha256 text;

-- Links end, and people are told, where the rights to a file have ended.
ALTER TABLE shares
  DROP CONSTRAINT shares_ending_known,
  ADD CONSTRAINT shares_ending_known CHECK (
    ending IN ('withdrawn', 'expired', 'rejected', 'deleted', 'closed', 'rights_ended')
  );
ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_known,
  ADD CONSTRAINT notifications_kind_known CHECK (
    kind IN ('approved', 'rejected', 'rights_ending', 'rights_ended', 'taken_down')
  );
