-- What new videos of an organization start with, beside its markets and what they advertise.
ALTER TABLE organizations ADD COLUMN default_venue_line text;
ALTER TABLE organizations ADD COLUMN default_call_to_action text;
ALTER TABLE organizations ADD COLUMN default_language text;
ALTER TABLE organizations ADD CONSTRAINT organizations_default_language_known
  CHECK (default_language IN ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh'));
