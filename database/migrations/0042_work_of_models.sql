-- What models tell of their work, and clips whose photo their model may not have.
ALTER TABLE clips ADD COLUMN inference_ms integer;
ALTER TABLE clips ADD COLUMN peak_memory_mb integer;
ALTER TABLE clips DROP CONSTRAINT clips_failure_known;
ALTER TABLE clips ADD CONSTRAINT clips_failure_known CHECK (failure IN (
  'refused_by_safety', 'out_of_memory', 'lost', 'deadline', 'no_file', 'not_a_video', 'too_large',
  'host_not_allowed', 'unreachable', 'order_refused', 'access_refused', 'fate_unknown',
  'cancelled_by_model', 'model_error', 'engine_missing', 'no_start_frame', 'photo_withheld',
  'black', 'frozen', 'torn', 'wrong_length', 'wrong_shape'
));
