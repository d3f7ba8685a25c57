import { missesOf, partsOf } from '#tests/fixtures/prompts/predictions/misses.ts';
import {
  PREDICTIONS,
  SECOND_LOOK,
  THIRD_LOOK,
} from '#tests/fixtures/prompts/predictions/predictions.ts';

/** `node bench/predictions.ts [--second | --third] [--misses]`: how much of what readers predict the plans of films show. */
const SETS = process.argv.includes('--third')
  ? THIRD_LOOK
  : process.argv.includes('--second')
    ? SECOND_LOOK
    : PREDICTIONS;
const WORD_PARTS = ['title', 'offers', 'when', 'venue', 'call'];
const showsMisses = process.argv.includes('--misses');
const asked = new Map<string, number>();
const missed = new Map<string, number>();

function count(counts: Map<string, number>, row: string, part: string): void {
  for (const column of [part, WORD_PARTS.includes(part) ? 'words' : 'looks', 'all']) {
    for (const line of [row, 'all']) {
      const key = `${line} ${column}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
}

for (const [language, predictions] of SETS) {
  for (const prediction of predictions) {
    for (const part of partsOf(prediction)) count(asked, language, part);
    const misses = missesOf(prediction, language);
    for (const { part } of misses) count(missed, language, part);
    if (!showsMisses || misses.length === 0) continue;
    console.log(`\n[${language} ${prediction.preset}] ${prediction.prompt}`);
    for (const { part, predicted, shown } of misses)
      console.log(`   ${part}: ${predicted}  <>  ${shown}`);
  }
}

const parts = [
  ...WORD_PARTS,
  ...'occasion mood color setting dressing music pace people words looks all'.split(' '),
];
const rows = [...SETS.map(([language]) => language), 'all'];
console.log(`\n| language | ${parts.join(' | ')} |\n|${' --- |'.repeat(parts.length + 1)}`);
for (const row of rows) {
  const cells = parts.map((part) => {
    const total = asked.get(`${row} ${part}`) ?? 0;
    return total === 0 ? '' : `${total - (missed.get(`${row} ${part}`) ?? 0)}/${total}`;
  });
  console.log(`| ${row} | ${cells.join(' | ')} |`);
}
