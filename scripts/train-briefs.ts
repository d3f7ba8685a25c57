import { writeData } from './train-policy/generated-data.ts';
import { casesOf } from './train-briefs/examples.ts';
import { trainJudge } from './train-briefs/train-judge.ts';
import { BRIEF_SETS } from '../bench/briefs/brief-set.ts';

/** `npm run train:briefs`: trains the judge of the reader on all briefs of the corpus. */
const OUTPUT = new URL('../src/brief/judge/weights.generated.json', import.meta.url);

const cases = BRIEF_SETS.flatMap(casesOf);
writeData(OUTPUT, trainJudge(cases));
process.stdout.write(`${cases.length} briefs\n`);
