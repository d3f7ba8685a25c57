-- People choose what they are told, and where; emails about several events are one.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY NOT NULL,
  choices jsonb NOT NULL DEFAULT '{}'::jsonb,
  last_emailed_at timestamp(3) with time zone,
  CONSTRAINT notification_settings_user_id_users_id_fk FOREIGN KEY (user_id)
    REFERENCES users (id) ON DELETE CASCADE
);

ALTER TABLE notifications ADD COLUMN subject text;
ALTER TABLE notifications ADD COLUMN is_shown boolean NOT NULL DEFAULT true;
ALTER TABLE notifications ADD COLUMN awaits_email boolean NOT NULL DEFAULT false;
ALTER TABLE notifications DROP CONSTRAINT notifications_about_one;
ALTER TABLE notifications ADD CONSTRAINT notifications_about_one
  CHECK (num_nonnulls(job_id, media_id, subject) = 1);
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN (
  'ready', 'awaiting_review', 'approved', 'rejected', 'invitation_taken', 'rights_ending',
  'rights_ended', 'taken_down'
));
CREATE INDEX notifications_awaiting_email ON notifications (user_id) WHERE awaits_email;

-- Whoever holds a connection open for a session hears at once that it has ended.
CREATE FUNCTION tell_that_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('casinoreel_ended_sessions', old.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_that_session_ended();
