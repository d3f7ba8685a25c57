/**
 * `npm run letters:learn`: trains the weights that distinguish lines of letters from rows of lamps,
 * chips and cards, on frames of the studio without lettering and with signs on them, and writes
 * `src/film/clips/letters/weights.json`.
 */
import { writeFileSync } from 'node:fs';

import { candidateLines } from '#film/clips/letters/find-letters.ts';
import { featuresOf } from '#film/clips/letters/line-features.ts';
import type { GlyphLine } from '#film/clips/letters/lines.ts';
import { letterlessFrames } from './letterless-frames.ts';
import { lumaOf } from './luma-of.ts';
import { compressed, drawSign, type Sign } from './draw-sign.ts';

const SEEDS = Array.from({ length: 5 }, (_, index) => index + 1);
const SIGNS_A_FRAME = 2;
const ROUNDS = 4_000;
const RATE = 0.3;
const DECAY = 0.0005;

interface Example {
  readonly values: readonly number[];
  readonly isLetters: boolean;
}

async function collectExamples(): Promise<{ names: readonly string[]; examples: Example[] }> {
  const examples: Example[] = [];
  let names: readonly string[] = [];
  const add = (line: GlyphLine, isLetters: boolean) => {
    const features = featuresOf(line);
    names = Object.keys(features);
    examples.push({ values: Object.values(features), isLetters });
  };
  for (const seed of SEEDS) {
    for (const [index, frame] of (await letterlessFrames(seed)).entries()) {
      for (const line of candidateLines(lumaOf(await compressed(frame)))) add(line, false);
      for (let number = 0; number < SIGNS_A_FRAME; number += 1) {
        const { canvas, sign } = await drawSign(frame, seed * 1_000 + index * 10 + number);
        const lines = candidateLines(lumaOf(canvas)).filter((line) => isOf(line, sign));
        for (const line of lines) add(line, true);
      }
    }
    process.stderr.write(`seed ${seed}: ${examples.length} lines\n`);
  }
  return { names, examples };
}

/** Whether most of a line is on the sign, and its letters are not much smaller than the sign's. */
function isOf({ glyphs, shrunk }: GlyphLine, sign: Sign): boolean {
  const left = shrunk * Math.min(...glyphs.map((glyph) => glyph.left));
  const right = shrunk * Math.max(...glyphs.map((glyph) => glyph.left + glyph.width));
  const top = shrunk * Math.min(...glyphs.map((glyph) => glyph.top));
  const bottom = shrunk * Math.max(...glyphs.map((glyph) => glyph.top + glyph.height));
  const across = Math.max(0, Math.min(right, sign.right) - Math.max(left, sign.left));
  const down = Math.max(0, Math.min(bottom, sign.bottom) - Math.max(top, sign.top));
  const height = (shrunk * glyphs.reduce((sum, glyph) => sum + glyph.height, 0)) / glyphs.length;
  return across * down > 0.7 * (right - left) * (bottom - top) && height > 0.3 * sign.size;
}

/** Logistic regression on normalised values; both classes have equal weight. */
function learn(examples: readonly Example[]): { weights: number[]; bias: number } {
  const [first] = examples;
  const columns = (first?.values ?? []).map((_, at) =>
    examples.map(({ values }) => values[at] ?? 0),
  );
  const means = columns.map(meanOf);
  const scales = columns.map((values, at) => {
    const mean = means[at] ?? 0;
    return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) + 1e-6;
  });
  const rows = examples.map(({ values }) =>
    values.map((value, at) => (value - (means[at] ?? 0)) / (scales[at] ?? 1)),
  );
  const letters = examples.filter(({ isLetters }) => isLetters).length;
  const weights = columns.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = columns.map((_, at) => (weights[at] ?? 0) * DECAY);
    let biasSlope = 0;
    for (const [index, row] of rows.entries()) {
      const isLetters = examples[index]?.isLetters ?? false;
      const score = row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
      const error = 1 / (1 + Math.exp(-score)) - (isLetters ? 1 : 0);
      const share = error / 2 / (isLetters ? letters : examples.length - letters);
      for (const [at, value] of row.entries()) slopes[at] = (slopes[at] ?? 0) + share * value;
      biasSlope += share;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - RATE * slope;
    bias -= RATE * biasSlope;
  }
  const scaled = weights.map((weight, at) => weight / (scales[at] ?? 1));
  return {
    weights: scaled,
    bias: bias - scaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const { names, examples } = await collectExamples();
const { weights, bias } = learn(examples);
const features = Object.fromEntries(names.map((name, at) => [name, round(weights[at] ?? 0)]));
const path = new URL('../../src/film/clips/letters/weights.json', import.meta.url);
writeFileSync(path, `${JSON.stringify({ features, bias: round(bias) }, null, 2)}\n`);
process.stdout.write(
  `learnt from ${examples.length} lines, ${examples.filter(({ isLetters }) => isLetters).length} of letters\n`,
);
