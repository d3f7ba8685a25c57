/**
 * `npm run film:review`: draws a fixed set of films, measures what can be measured of a film, prints a table
 * and lays out a sheet of frames.
 *
 *     npm run film:review -- --only slots --out sheet.jpg
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { reviewBrief, type BriefReview } from './film-review/review-brief.ts';
import { REVIEW_BRIEFS } from './film-review/review-briefs.ts';

const COLUMNS: readonly (readonly [name: string, value: (review: BriefReview) => string])[] = [
  ['film', ({ name }) => name],
  ['luma, mean', ({ luma }) => luma.toFixed(0)],
  ['luma, first frame', ({ firstLuma }) => firstLuma.toFixed(0)],
  ['words’ contrast, least', ({ contrastLeast }) => contrastLeast.toFixed(1)],
  ['words’ contrast, median', ({ contrastMedian }) => contrastMedian.toFixed(1)],
  ['first second, LU', ({ firstSecondLu }) => firstSecondLu.toFixed(1)],
  ['cuts', ({ cuts }) => String(cuts)],
  ['cuts off the beat, ms', ({ cutsFromBeatsMs }) => cutsFromBeatsMs?.toFixed(0) ?? '–'],
  ['longest without words, s', ({ wordlessSeconds }) => wordlessSeconds.toFixed(1)],
  ['labels’ share', ({ labelShare }) => `${(labelShare * 100).toFixed(1)} %`],
  ['edge error', ({ crawl }) => crawl.edgeError.toFixed(1)],
  ['crawl', ({ crawl }) => crawl.crawl.toFixed(1)],
  ['flashes a second', ({ flashes }) => String(flashes.generalPerSecond)],
  ['red flashes', ({ flashes }) => String(flashes.redPerSecond)],
  ['alike with another seed', ({ seedLikeness }) => `${(seedLikeness * 100).toFixed(0)} %`],
];

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'film-review.jpg' },
  },
});

const reviews: BriefReview[] = [];
print(`| ${COLUMNS.map(([name]) => name).join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`);
for (const brief of REVIEW_BRIEFS.filter(({ name }) => name.includes(values.only))) {
  // oxlint-disable-next-line no-await-in-loop -- one film at a time: its reference fills the memory
  const review = await reviewBrief(brief);
  reviews.push(review);
  print(`| ${COLUMNS.map(([, value]) => value(review)).join(' | ')} |`);
}
const [first] = reviews;
if (first) {
  const { width, height } = first.strip;
  const sheet = createCanvas(width, height * reviews.length);
  reviews.forEach(({ strip }, row) => sheet.getContext('2d').drawImage(strip, 0, row * height));
  writeFileSync(values.out, await sheet.encode('jpeg', 82));
}
