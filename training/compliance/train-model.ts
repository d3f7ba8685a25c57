import type { ModelData } from '#domain/compliance/classifier.ts';
import { tagConcepts } from '#domain/compliance/concept-tagger.ts';
import type { Feature } from '#domain/compliance/features.ts';
import { featuresOf, wordingKeysOf } from '#domain/compliance/features.ts';
import { normalise } from '#domain/compliance/normalise.ts';
import { POLICY_CATEGORIES } from '#domain/compliance/verdict.ts';
import { windowsOf } from '#domain/compliance/windows.ts';
import { wordsOf } from '#domain/compliance/words.ts';
import type { Example } from './corpus.ts';
import { trainLinear } from './linear-trainer.ts';
import type { LinearModel, TrainingRow } from './linear-trainer.ts';

const SEEN_TWICE = 2;
const WORDING_SEEN_MIN = 3;
const WEIGHT_LIMIT = 0.32;
const TEMPLATE_WEIGHT = 0.2;
const HARMLESS_WEIGHT = 2;

const HEADS = ['any', ...POLICY_CATEGORIES, ...POLICY_CATEGORIES.map((id) => `block:${id}`)];

interface Seen {
  readonly concepts: readonly Feature[];
  readonly wording: readonly Feature[];
  readonly example: Example;
}

const isComposed = ({ unit }: Example): boolean => unit.startsWith('grammar/');

/** A text as a whole, and every sentence of a harmless one. */
function seenOf(example: Example): Seen[] {
  const { text } = normalise(example.text);
  const words = wordsOf(text);
  const hits = tagConcepts(text, words);
  const wordingKeys = wordingKeysOf(words);
  const whole = { from: 0, to: words.length };
  const windows = example.kind === 'violation' ? [whole] : [whole, ...windowsOf(words)];
  const distinct = new Map(windows.map((window) => [`${window.from}-${window.to}`, window]));
  return Array.from(distinct.values(), (window) => ({
    ...featuresOf(wordingKeys, hits, window),
    example,
  }));
}

function targetsOf({ kind, categories, decision }: Example): number[] {
  return HEADS.map((head) => {
    if (head === 'any') return kind === 'violation' ? 1 : 0;
    if (!head.startsWith('block:')) return categories.some((id) => id === head) ? 1 : 0;
    if (!categories.some((id) => `block:${id}` === head)) return -1;
    return decision === 'block' ? 1 : 0;
  });
}

/** The features worth a row: seen in more than one unit. */
function vocabularyOf(seen: readonly Seen[]): Map<number, number> {
  const units = new Map<number, Set<string>>();
  const need = new Map<number, number>();
  for (const { concepts, wording, example } of seen) {
    for (const [features, minimum] of [
      [concepts, SEEN_TWICE],
      [wording, WORDING_SEEN_MIN],
    ] as const)
      for (const { key } of features) {
        need.set(key, minimum);
        const known = units.get(key) ?? new Set();
        units.set(key, known.add(isComposed(example) ? example.unit : example.text));
      }
  }
  const kept = [...units].filter(([key, seenIn]) => seenIn.size >= (need.get(key) ?? 1));
  return new Map(
    kept
      .map(([key]) => key)
      .sort((a, b) => a - b)
      .map((key, row) => [key, row]),
  );
}

function rowsOf(seen: readonly Seen[], vocabulary: ReadonlyMap<number, number>): TrainingRow[] {
  const known = (features: readonly Feature[]): (readonly [number, number])[] =>
    features.flatMap(({ key, value }) => {
      const row = vocabulary.get(key);
      return row === undefined ? [] : [[row, value] as const];
    });
  return seen.map(({ concepts, wording, example }) => ({
    concepts: known(concepts),
    wording: known(wording),
    targets: targetsOf(example),
    weight:
      (isComposed(example) ? TEMPLATE_WEIGHT : 1) *
      (example.kind === 'violation' ? 1 : HARMLESS_WEIGHT),
  }));
}

/** Rounds to signed bytes and leaves out rows that say nothing. */
function packModel(model: LinearModel, vocabulary: ReadonlyMap<number, number>): ModelData {
  const width = HEADS.length;
  const kept = [...vocabulary].filter(([, row]) =>
    model.weights.subarray(row * width, (row + 1) * width).some((w) => Math.abs(w) > WEIGHT_LIMIT),
  );
  const steps = HEADS.map((_, head) => {
    const largest = Math.max(
      1e-6,
      ...kept.map(([, row]) => Math.abs(model.weights[row * width + head] ?? 0)),
    );
    return largest / 127;
  });
  const keys = Buffer.alloc(kept.length * 4);
  const weights = Buffer.alloc(kept.length * width);
  kept.forEach(([key, row], at) => {
    keys.writeUInt32LE(key, at * 4);
    HEADS.forEach((_, head) => {
      const weight = (model.weights[row * width + head] ?? 0) / (steps[head] ?? 1);
      weights.writeInt8(Math.round(weight), at * width + head);
    });
  });
  return {
    heads: HEADS,
    steps: steps.map((step) => Number(step.toPrecision(5))),
    biases: Array.from(model.biases, (bias) => Number(bias.toFixed(4))),
    keys: keys.toString('base64'),
    weights: weights.toString('base64'),
  };
}

/** Trains on these texts; the same texts in the same order always give the same model. */
export function trainModel(examples: readonly Example[]): ModelData {
  const seen = examples.flatMap(seenOf);
  const vocabulary = vocabularyOf(seen);
  const model = trainLinear(rowsOf(seen, vocabulary), {
    rows: vocabulary.size,
    heads: HEADS.length,
    epochs: 20,
    rate: 0.12,
    decay: 1e-3,
    wordingDropout: 0.35,
    positiveWeight: 1,
  });
  return packModel(model, vocabulary);
}
