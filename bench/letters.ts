/**
 * `npm run bench:letters`: how often letters are detected in frames of the studio without any
 * lettering, and in the same frames with a sign on them. `--seeds 421,422` chooses films other than
 * those that `learn.ts` used. `--out FOLDER` keeps the frames that were judged wrongly.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Canvas } from '@napi-rs/canvas';

import { hasLetters } from '#film/clips/letters/find-letters.ts';
import { letterlessFrames } from './letters/letterless-frames.ts';
import { lumaOf } from './letters/luma-of.ts';
import { compressed, drawSign } from './letters/draw-sign.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '411,412,413' }, out: { type: 'string' } },
});

function keepWrong(canvas: Canvas, name: string): void {
  if (values.out === undefined) return;
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, `${name}.jpg`), canvas.toBuffer('image/jpeg', 80));
}

interface Count {
  all: number;
  seen: number;
}
const blanks: Count = { all: 0, seen: 0 };
const signs: Count = { all: 0, seen: 0 };
const bySize = new Map<number, Count>();
let milliseconds = 0;

function count(isSeen: boolean, ...counts: readonly Count[]): void {
  for (const one of counts) {
    one.all += 1;
    if (isSeen) one.seen += 1;
  }
}

for (const seed of values.seeds.split(',').map(Number)) {
  for (const [index, frame] of (await letterlessFrames(seed)).entries()) {
    const blank = await compressed(frame);
    const before = performance.now();
    const isSeen = hasLetters(lumaOf(blank));
    milliseconds += performance.now() - before;
    count(isSeen, blanks);
    if (isSeen) keepWrong(blank, `seen-${seed}-${index}`);
    const { canvas, sign } = await drawSign(frame, seed * 1_000 + index);
    const isFound = hasLetters(lumaOf(canvas));
    const bucket = 2 ** Math.floor(Math.log2(sign.size));
    const ofSize = bySize.get(bucket) ?? { all: 0, seen: 0 };
    bySize.set(bucket, ofSize);
    count(isFound, signs, ofSize);
    if (!isFound) keepWrong(canvas, `missed-${seed}-${index}-${sign.size}`);
  }
}

const percent = ({ all, seen }: Count) =>
  `${seen} of ${all} (${((100 * seen) / all).toFixed(1)} %)`;
process.stdout.write(
  `letters seen in ${percent(blanks)} frames without any, and in ${percent(signs)} with a sign; ` +
    `${(milliseconds / blanks.all).toFixed(0)} ms a frame\n`,
);
for (const [size, ofSize] of [...bySize].toSorted(([one], [other]) => one - other)) {
  process.stdout.write(`  signs from ${size} pixels: ${percent(ofSize)}\n`);
}
