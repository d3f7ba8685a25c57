/**
 * How a film came about, in the IPTC vocabulary: `algorithmicMedia` is drawn by a program without any
 * trained model, `trainedAlgorithmicMedia` comes wholly out of one,
 * `compositeWithTrainedAlgorithmicMedia` is assembled from such clips and other parts, and
 * `compositeSynthetic` from photos or clips and what a program drew.
 */
export const DIGITAL_SOURCE_TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
] as const;

export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

/** Readers compare the address letter by letter: it is http, not https. */
const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The address of a term of the vocabulary: of ours, or of one that a photo brought along. */
export function digitalSourceTypeAddress(type: string): string {
  return VOCABULARY + type;
}
