import { writeFileSync } from 'node:fs';

import { writeData } from './train-policy/generated-data.ts';
import { digestsOfBriefs, DIGESTS, WEIGHTS } from './train-briefs/digests.ts';
import { casesOf } from './train-briefs/examples.ts';
import { trainReader } from './train-briefs/train-judge.ts';
import { BRIEF_SETS } from '../bench/briefs/brief-set.ts';

/**
 * `npm run train:briefs`: trains the judges of the reader, that of messages and that of plain
 * prompts, on the corpus, and records what they were learnt from.
 */
const cases = BRIEF_SETS.flatMap(casesOf);
const { messages, prompts } = trainReader(cases);
const outputOf = (path: string) => new URL(`../${path}`, import.meta.url);
writeData(outputOf(WEIGHTS.messages), messages);
writeData(outputOf(WEIGHTS.prompts), prompts);
writeFileSync(DIGESTS, digestsOfBriefs());
process.stdout.write(`${cases.length} briefs\n`);
