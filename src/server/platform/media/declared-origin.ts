import { inspectCredentials } from '#film/provenance/inspect-credentials.ts';
import type { FileToCheck, MediaFacts } from './check-result.ts';

/**
 * IPTC's digital source types, including retired ones. Source:
 * cv.iptc.org/newscodes/digitalsourcetype.
 */
const TERMS = [
  'digitalCapture',
  'computationalCapture',
  'negativeFilm',
  'positiveFilm',
  'print',
  'minorHumanEdits',
  'humanEdits',
  'compositeCapture',
  'algorithmicallyEnhanced',
  'softwareImage',
  'dataDrivenMedia',
  'digitalArt',
  'digitalCreation',
  'screenCapture',
  'virtualRecording',
  'trainedAlgorithmicMedia',
  'algorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'composite',
];
const OF_MODELS = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];

/**
 * Terms appear as URLs in XMP and in C2PA assertions. In the latter, the next field follows without
 * a separator, often with a letter for its length, so only complete terms from the list show where
 * one ends.
 */
const SOURCE_TYPE = new RegExp(
  String.raw`cv\.iptc\.org/newscodes/digitalsourcetype/(${longestFirst(TERMS).join('|')})`,
  'g',
);
/**
 * How a file was made according to its metadata, read before they are dropped. If a model was
 * involved, that takes precedence. These are claims by its creator; no signature is checked here.
 */
export function declaredSourceType(bytes: Buffer): Pick<MediaFacts, 'digitalSourceType'> {
  const terms = [...bytes.toString('latin1').matchAll(SOURCE_TYPE)].flatMap(
    ([, term]) => term ?? [],
  );
  const term = terms.find((one) => OF_MODELS.includes(one)) ?? terms[0];
  return term === undefined ? {} : { digitalSourceType: term };
}

/** What is kept of the content credentials that a file came with. */
export async function formerCredentials({
  path,
  type,
}: FileToCheck): Promise<Pick<MediaFacts, 'hasContentCredentials' | 'credentials'>> {
  const credentials = await inspectCredentials(path, type);
  return { hasContentCredentials: credentials !== null, ...(credentials && { credentials }) };
}

function longestFirst(terms: readonly string[]): string[] {
  return terms.toSorted((one, other) => other.length - one.length);
}
