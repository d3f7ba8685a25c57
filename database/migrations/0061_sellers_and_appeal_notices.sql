-- Who sells, as invoices say it from now on; issued documents do not change.
ALTER TABLE billing_documents ADD COLUMN seller_name text;
ALTER TABLE billing_documents ADD COLUMN seller_address text;
ALTER TABLE billing_documents ADD COLUMN seller_tax_id text;

-- Whoever appealed is told what was decided.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_known;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_known CHECK (kind IN (
  'ready', 'awaiting_review', 'approved', 'rejected', 'appeal_allowed', 'appeal_refused',
  'invitation_taken', 'balance_low', 'rights_ending', 'rights_ended', 'taken_down', 'model_failing'
));
