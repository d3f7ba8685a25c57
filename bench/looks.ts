import { parseArgs } from 'node:util';

import { readBrief } from '#brief/read-brief.ts';
import { readLookSet, scoreLook } from './briefs/look-set.ts';

/**
 * `npm run bench:looks`: how many parts of a look are read as a person would choose them; `--show`
 * lists the others, `--file` names another set.
 */
const { values } = parseArgs({
  options: { file: { type: 'string' }, show: { type: 'boolean', default: false } },
});
const looks = new URL('../corpus/evaluation/looks.jsonl', import.meta.url);
const scores = readLookSet(values.file ?? looks).map((marked) => ({
  marked,
  score: scoreLook(marked, readBrief(marked.prompt)),
}));
const sum = (count: (score: (typeof scores)[number]['score']) => number) =>
  scores.reduce((total, { score }) => total + count(score), 0);
const expected = sum((score) => score.expected);

if (values.show)
  for (const { marked, score } of scores) {
    const notes = [
      ...score.wrong.map((one) => `wrong ${one}`),
      ...score.missed.map((one) => `missed ${one}`),
    ];
    if (notes.length > 0)
      process.stdout.write(`${marked.id} ${marked.prompt}\n  ${notes.join('\n  ')}\n`);
  }
process.stdout.write(
  `${scores.length} looks: ${sum(({ right }) => right)} of ${expected} parts right, ` +
    `${sum(({ wrong }) => wrong.length)} wrong, ${sum(({ missed }) => missed.length)} missed\n`,
);
