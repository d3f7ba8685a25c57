-- A low balance is told like everything else: in the app, live, and in the collected email.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN (
  'ready', 'awaiting_review', 'approved', 'rejected', 'invitation_taken', 'balance_low',
  'rights_ending', 'rights_ended', 'taken_down', 'model_failing'
));
