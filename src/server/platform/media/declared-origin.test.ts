import { expect, it } from 'vitest';

import { declaredSourceType } from './declared-origin.ts';

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const originOf = (text: string) =>
  declaredSourceType(Buffer.from(text, 'latin1')).digitalSourceType;
/** A field of an action in CBOR: the letter before a name encodes its length. */
const inCredentials = (term: string) =>
  `qdigitalSourceTypex${VOCABULARY}${term}kdescriptionx\u0018Assembled from photos`;

it('reads the IPTC term in metadata and in content credentials', () => {
  expect(originOf(`<a DigitalSourceType="${VOCABULARY}digitalCapture"/>`)).toBe('digitalCapture');
  expect(originOf(inCredentials('compositeSynthetic'))).toBe('compositeSynthetic');
  expect(originOf(inCredentials('composite'))).toBe('composite');
  expect(originOf(inCredentials('trainedAlgorithmicMedia'))).toBe('trainedAlgorithmicMedia');
});

it('reports that a model was involved, wherever the credentials say so', () => {
  const edited = inCredentials('compositeSynthetic') + inCredentials('trainedAlgorithmicMedia');
  expect(originOf(edited)).toBe('trainedAlgorithmicMedia');
});

it('returns nothing if nothing is declared, or nothing in the vocabulary', () => {
  expect(originOf('a photo')).toBeUndefined();
  expect(originOf(`${VOCABULARY}madeByElves`)).toBeUndefined();
});
