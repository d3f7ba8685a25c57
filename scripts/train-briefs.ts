import { writeData } from './train-policy/generated-data.ts';
import { casesOf } from './train-briefs/examples.ts';
import { trainReader } from './train-briefs/train-judge.ts';
import { BRIEF_SETS } from '../bench/briefs/brief-set.ts';

/** `npm run train:briefs`: trains the judges of the reader, that of messages and that of plain prompts, on the corpus. */
const outputOf = (name: string) =>
  new URL(`../src/brief/judge/${name}-weights.generated.json`, import.meta.url);

const cases = BRIEF_SETS.flatMap(casesOf);
const { messages, prompts } = trainReader(cases);
writeData(outputOf('message'), messages);
writeData(outputOf('prompt'), prompts);
process.stdout.write(`${cases.length} briefs\n`);
