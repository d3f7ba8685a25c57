import { pathToFileURL } from 'node:url';

import { readBrief } from '#brief/read-brief.ts';
import { checkModelBrief } from '#brief/model/check-model-brief.ts';
import type { BriefReading } from '#brief/brief.ts';
import type { RankingWeights, ReaderWeights } from '#brief/ranking/weights.ts';
import { casesOf } from '../scripts/train-briefs/examples.ts';
import { trainReader } from '../scripts/train-briefs/train-judge.ts';
import {
  BRIEF_SETS,
  OWN_SETS,
  readBriefs,
  readBriefSet,
  readSecondReadings,
  type MarkedBrief,
} from './briefs/brief-set.ts';
import { reportSpeed } from './briefs/measure-speed.ts';
import { takeOffers } from './briefs/take-offers.ts';
import { scoreBrief, type BriefScore } from './briefs/score-brief.ts';

/**
 * `npm run bench:briefs`: how rightly briefs are read. With a set's name only that set, with `--file <path>` a set
 * that stands elsewhere; `--show` prints what is wrong brief by brief. With `--leave-out` each author is read by a
 * judge that learnt from authors of other groups: what strangers may expect. `--second-reading` tells how a second
 * reader reads some of them, which is about the most that these figures can give. `--speed` measures how long reading takes.
 */
const AIMS = { clean: 0.9, wrong: 0.03, filled: 0.8 };
const EMPTY: Pick<BriefReading, 'words' | 'duration' | 'aspectRatio'> = {
  words: { headline: null, lines: [], callToAction: null, terms: null },
  duration: null,
  aspectRatio: null,
};

/** Groups of authors: each is read by a judge that learnt from the others, a third of the work of leaving one author out at a time. */
const GROUPS = 4;

/** How much surer than it asks of itself the judge must be: what a stricter or a laxer one would read. */
const STRICTER = [-0.4, 0, 0.4, 0.8] as const;

type Reader = (brief: MarkedBrief) => Pick<BriefReading, 'words' | 'duration' | 'aspectRatio'>;

/** Our own reader, a person who takes what it offers, a language model that is always right, and nobody at all. */
const READERS: Record<string, Reader> = {
  reader: readOwn,
  'offers taken': (brief) => takeOffers(brief, readOwn(brief)),
  ideal: readIdeal,
  'always empty': () => EMPTY,
};

const fileAt = process.argv.indexOf('--file') + 1;
const file = fileAt > 0 ? process.argv[fileAt] : undefined;
const named = BRIEF_SETS.filter((set) => process.argv.includes(set));

if (process.argv.includes('--leave-out')) reportLeftOut();
else if (process.argv.includes('--second-reading')) reportSecondReading();
else if (process.argv.includes('--speed')) reportSpeed();
else if (file) report(file, readBriefs(pathToFileURL(file)), READERS);
else
  for (const set of named.length > 0 ? named : BRIEF_SETS) report(set, readBriefSet(set), READERS);

function report(name: string, briefs: readonly MarkedBrief[], readers: Record<string, Reader>) {
  process.stdout.write(`${name}: ${briefs.length} briefs\n`);
  return Object.entries(readers).map(([reader, read]) => {
    const scores = briefs.map((brief) => scoreBrief(brief, read(brief)));
    process.stdout.write(`  ${reader.padEnd(12)} ${totalsOf(scores)}\n`);
    if (process.argv.includes('--show') && reader === 'reader') show(briefs, scores);
    return [reader, scores] as const;
  });
}

function reportSecondReading(): void {
  const readings = readSecondReadings();
  const read = new Map(readings);
  report(
    'second reading',
    readings.map(([brief]) => brief),
    { reader: (brief) => ({ ...EMPTY, words: read.get(brief) ?? EMPTY.words }) },
  );
}

function reportLeftOut(): void {
  const authors = BRIEF_SETS.filter((set) => !OWN_SETS.includes(set));
  const cases = BRIEF_SETS.flatMap(casesOf);
  const shares = new Map<string, number[][]>();
  for (let group = 0; group < GROUPS; group += 1) {
    const asked: readonly string[] = authors.filter((_, at) => at % GROUPS === group);
    const weights = trainReader(cases.filter(({ set }) => !asked.includes(set)));
    const read = (judge: ReaderWeights | null) => (brief: MarkedBrief) =>
      readBrief(brief.prompt, judge);
    const readers = {
      'rules alone': read(null),
      ...Object.fromEntries(STRICTER.map((by) => [`reader ${by}`, read(stricter(weights, by))])),
      'offers taken': (brief: MarkedBrief) => takeOffers(brief, read(weights)(brief)),
    };
    for (const set of authors.filter((one) => asked.includes(one)))
      for (const [name, scores] of report(set, readBriefSet(set), readers))
        shares.set(name, [...(shares.get(name) ?? []), Object.values(sharesOf(scores))]);
  }
  process.stdout.write('mean of the authors: clean films / wrong fields / filled\n');
  for (const [name, rows] of shares)
    process.stdout.write(
      `  ${name.padEnd(12)} ${[0, 1, 2].map((at) => meanOf(rows, at)).join(' / ')}\n`,
    );
}

function stricter({ messages, prompts }: ReaderWeights, by: number): ReaderWeights {
  return { messages: withBias(messages, -by), prompts: withBias(prompts, -by) };
}

function withBias(weights: RankingWeights, by: number): RankingWeights {
  return { ...weights, company: { ...weights.company, bias: weights.company.bias + by } };
}

function meanOf(rows: readonly (readonly number[])[], at: number): string {
  return percent(rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
}

function sumOf(scores: readonly BriefScore[], count: (score: BriefScore) => number): number {
  return scores.reduce((total, score) => total + count(score), 0);
}

/** Films without a wrong word, wrong fields among those read, expected fields filled rightly. */
function sharesOf(scores: readonly BriefScore[]) {
  const sum = (count: (score: BriefScore) => number) => sumOf(scores, count);
  const clean = sum(isClean) / scores.length;
  const wrong =
    sum((score) => score.wrong.length) /
    Math.max(
      1,
      sum(({ read }) => read),
    );
  const filled = 1 - sum(({ missed }) => missed.length) / sum(({ expected }) => expected);
  return { clean, wrong, filled };
}

function isClean({ wrong, forbidden }: BriefScore): number {
  return wrong.length + forbidden.length === 0 ? 1 : 0;
}

function totalsOf(scores: readonly BriefScore[]): string {
  const { clean, wrong, filled } = sharesOf(scores);
  const isGood = clean >= AIMS.clean && wrong <= AIMS.wrong && filled >= AIMS.filled;
  return [
    `films without a wrong word ${sumOf(scores, isClean)}/${scores.length} (${percent(clean)})`,
    `fields wrong ${percent(wrong)}`,
    `expected fields filled rightly ${percent(filled)}`,
    `controls wrong ${sumOf(scores, ({ wrongControls }) => wrongControls.length)}`,
    isGood ? 'within the aims' : 'short of the aims',
  ].join(' · ');
}

function show(briefs: readonly MarkedBrief[], scores: readonly BriefScore[]): void {
  for (const [index, { wrong, missed, forbidden, wrongControls }] of scores.entries()) {
    const notes = [
      ...wrong.map((words) => `wrong   ${words}`),
      ...forbidden.map((words) => `NEVER   ${words}`),
      ...missed.map((words) => `missed  ${words}`),
      ...wrongControls.map((words) => `control ${words}`),
    ];
    if (notes.length > 0)
      process.stdout.write(`    ${briefs[index]?.id}\n      ${notes.join('\n      ')}\n`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function readOwn(brief: MarkedBrief) {
  return readBrief(brief.prompt);
}

function readIdeal(brief: MarkedBrief) {
  const { words, controls } = brief;
  const answer = {
    words,
    look: null,
    duration: controls.duration ?? null,
    aspectRatio: controls.aspectRatio ?? null,
    shotNotes: [],
  };
  return checkModelBrief(answer, brief.prompt, readBrief(brief.prompt));
}
