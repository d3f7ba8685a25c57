-- The operator hears when a video model fails more than it did; the studio stands in where that is allowed.
ALTER TABLE organizations ADD COLUMN falls_back_to_studio boolean NOT NULL DEFAULT false;
ALTER TABLE job_runs ADD COLUMN fell_back_from text;
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN (
  'ready', 'awaiting_review', 'approved', 'rejected', 'invitation_taken', 'rights_ending',
  'rights_ended', 'taken_down', 'model_failing'
));
