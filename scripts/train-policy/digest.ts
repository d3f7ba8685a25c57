import { createHash } from 'node:crypto';

import type { ModelData } from '#policy/classifier/classifier.ts';
import { CORPUS } from './read-corpus.ts';

/** Holds the digest of the model that the corpus gives. */
export const DIGEST = new URL('model.sha256', CORPUS);

export function digestOf(model: ModelData): string {
  return createHash('sha256').update(JSON.stringify(model)).digest('hex');
}
