import { writeFileSync } from 'node:fs';

import { readCorpus } from './train-policy/read-corpus.ts';
import { trainLanguages } from './train-policy/train-languages.ts';

/**
 * First half of `npm run train:compliance`, a process of its own: which language a sentence is written
 * in decides which ideas are read in it, and the model is trained on those.
 */
const OUTPUT = new URL('../src/policy/languages/language-pieces.generated.ts', import.meta.url);

const table = trainLanguages(readCorpus());
writeFileSync(OUTPUT, `export const LANGUAGE_PIECES = ${JSON.stringify(table)};\n`);
