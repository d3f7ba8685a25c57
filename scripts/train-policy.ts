import { writeFileSync } from 'node:fs';

import { digestOf, DIGEST } from './train-policy/digest.ts';
import { writeData } from './train-policy/generated-data.ts';
import { readCorpus } from './train-policy/read-corpus.ts';
import { trainModel } from './train-policy/train-model.ts';

/** Second half of `npm run train:compliance`: trains on the whole corpus and writes the model that ships. */
const OUTPUT = new URL('../src/policy/classifier/weights.generated.json', import.meta.url);

const corpus = readCorpus();
const model = trainModel(corpus);
writeData(OUTPUT, model);
writeFileSync(DIGEST, `${digestOf(model)}\n`);
process.stdout.write(`${corpus.length} texts\n`);
