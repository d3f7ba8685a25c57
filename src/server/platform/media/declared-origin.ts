import { inspectCredentials } from '#film/provenance/inspect-credentials.ts';
import type { FileToCheck, MediaFacts } from './check-result.ts';

/**
 * IPTC's digital source types, retired ones among them. Source: cv.iptc.org/newscodes/digitalsourcetype.
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
 * Terms stand as addresses in XMP and in C2PA's assertions. There the next field follows without a sign
 * between them, often with a letter for its length: only whole terms of the list say where one ends.
 */
const SOURCE_TYPE = new RegExp(
  String.raw`cv\.iptc\.org/newscodes/digitalsourcetype/(${longestFirst(TERMS).join('|')})`,
  'g',
);
/**
 * What a file says of how it was made, before its metadata are dropped; that a model had a part in it
 * comes before all else. These are claims of its maker: nothing here checks a signature.
 */
export function declaredSourceType(bytes: Buffer): Pick<MediaFacts, 'digitalSourceType'> {
  const terms = [...bytes.toString('latin1').matchAll(SOURCE_TYPE)].flatMap(
    ([, term]) => term ?? [],
  );
  const term = terms.find((one) => OF_MODELS.includes(one)) ?? terms[0];
  return term === undefined ? {} : { digitalSourceType: term };
}

/** What remains of the content credentials that a file came with. */
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
