-- Clips begin, and end, with frames of the studio; what models deliver is looked at.
ALTER TABLE clips ADD COLUMN first_frame integer;
ALTER TABLE clips ADD COLUMN images jsonb;
ALTER TABLE clips DROP CONSTRAINT clips_failure_known;
ALTER TABLE clips ADD CONSTRAINT clips_failure_known CHECK (failure IN (
  'refused_by_safety', 'out_of_memory', 'lost', 'deadline', 'no_file', 'not_a_video', 'too_large',
  'host_not_allowed', 'unreachable', 'order_refused', 'access_refused', 'fate_unknown',
  'cancelled_by_model', 'model_error', 'engine_missing', 'no_start_frame', 'black', 'frozen', 'torn',
  'wrong_length', 'wrong_shape'
));
