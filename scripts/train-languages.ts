import { writeData } from './train-policy/generated-data.ts';
import { readCorpus } from './train-policy/read-corpus.ts';
import { trainLanguages } from './train-policy/train-languages.ts';

/**
 * First half of `npm run train:compliance`, a process of its own: which language a sentence is written
 * in decides which ideas are read in it, and the model is trained on those.
 */
const OUTPUT = new URL('../src/policy/languages/language-pieces.generated.json', import.meta.url);

writeData(OUTPUT, trainLanguages(readCorpus()));
