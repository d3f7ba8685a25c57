-- When a clip first shows letters that its model was not given: for who reviews the film.
ALTER TABLE clips ADD COLUMN letters_ms integer;
