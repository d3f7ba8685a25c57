-- Every pair of neighbouring letters of a text: what a search term of two letters can be found by, for
-- which trigrams are too long. An index keeps each pair once, however often it is named here.
CREATE FUNCTION "letter_pairs"(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT substr(value, place, 2) FROM generate_series(1, length(value) - 1) AS place)
$$;
