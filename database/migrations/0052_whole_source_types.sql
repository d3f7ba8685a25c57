-- Terms of IPTC that were read together with the field behind them in content credentials. What was sent
-- is long gone, but the term is the longest one that the stored word begins with. Other words are none.
UPDATE media
SET facts = CASE
  WHEN facts->>'digitalSourceType' ~ known.term
  THEN jsonb_set(facts, '{digitalSourceType}', to_jsonb(substring(facts->>'digitalSourceType' FROM known.term)))
  ELSE facts - 'digitalSourceType'
END
FROM (
  SELECT '^(' ||
    'compositeWithTrainedAlgorithmicMedia|algorithmicallyEnhanced|trainedAlgorithmicMedia|computationalCapture' ||
    '|compositeSynthetic|compositeCapture|virtualRecording|algorithmicMedia' ||
    '|minorHumanEdits|dataDrivenMedia|digitalCreation|digitalCapture' ||
    '|softwareImage|screenCapture|negativeFilm|positiveFilm' ||
    '|humanEdits|digitalArt|composite|print' || ')' AS term
) AS known
WHERE facts->>'digitalSourceType' !~ (known.term || '$');
