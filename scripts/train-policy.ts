import { writeFileSync } from 'node:fs';

import { digestOf, DIGEST } from './train-policy/digest.ts';
import { readCorpus } from './train-policy/read-corpus.ts';
import { trainModel } from './train-policy/train-model.ts';

/** Second half of `npm run train:compliance`: trains on the whole corpus and writes the model that ships. */
const OUTPUT = new URL('../src/policy/classifier/weights.generated.ts', import.meta.url);

const corpus = readCorpus();
const model = trainModel(corpus);
writeFileSync(OUTPUT, `export const MODEL = ${JSON.stringify(model)};\n`);
writeFileSync(DIGEST, `${digestOf(model)}\n`);
const size = Math.round((model.keys.length + model.weights.length) / 1024);
process.stdout.write(`${corpus.length} texts, ${size} kB\n`);
