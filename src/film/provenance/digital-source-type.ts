/**
 * How a film came about, in the IPTC vocabulary: `algorithmicMedia` is drawn by a program without any
 * trained model, `trainedAlgorithmicMedia` comes wholly out of one, and
 * `compositeWithTrainedAlgorithmicMedia` is assembled from such clips and other parts.
 */
export const DIGITAL_SOURCE_TYPES = [
  'algorithmicMedia',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const;

export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

/** Readers compare the address letter by letter: it is http, not https. */
const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

export function digitalSourceTypeAddress(type: DigitalSourceType): string {
  return VOCABULARY + type;
}
