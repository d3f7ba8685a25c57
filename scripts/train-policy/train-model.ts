import type { ModelData } from '#policy/classifier/classifier.ts';
import { tagConcepts } from '#policy/features/concept-tagger.ts';
import type { Feature } from '#policy/features/features.ts';
import { featureReaderOf } from '#policy/features/features.ts';
import type { RowOf } from '#policy/features/feature-keys.ts';
import { normalise } from '#policy/normalise/normalise.ts';
import { POLICY } from '#policy/policy.ts';
import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { windowsOf } from '#policy/normalise/windows.ts';
import { wordsOf } from '#policy/normalise/words.ts';
import type { Example } from './read-corpus.ts';
import { linesOf } from './generated-data.ts';
import { trainLinear } from './linear-trainer.ts';
import type { LinearModel } from './linear-trainer.ts';
import type { TrainingRow } from './example-table.ts';

const SEEN_TWICE = 3;
const WORDING_SEEN_MIN = 5;
/** Weights below it are left out, and rows in which none is above the second. */
interface Limits {
  readonly weight: number;
  readonly row: number;
}
/** The head `any` decides; the others only name, and may be coarser. */
const DECIDING: Limits = { weight: 0.08, row: 0.28 };
const NAMING: Limits = { weight: 0.2, row: 0.52 };
const limitsOf = (head: number): Limits => (head === 0 ? DECIDING : NAMING);
const TEMPLATE_WEIGHT = 0.2;
const HARMLESS_WEIGHT = 1.5;
/** Texts of authors who knew the policy and nothing else are most like those that are asked. */
const AUTHOR_WEIGHT = 1.3;

const HEADS = [
  'any',
  ...POLICY_CATEGORIES,
  ...POLICY_CATEGORIES.filter((id) => POLICY[id].escalation).map((id) => `block:${id}`),
];

interface Seen {
  readonly concepts: readonly Feature[];
  readonly wording: readonly Feature[];
  readonly example: Example;
}

const isViolation = ({ decision }: Example): boolean => decision !== 'allow';

/** A text as a whole, and every sentence of a harmless one. */
function seenOf(example: Example, rowOf: RowOf): Seen[] {
  const { text } = normalise(example.text);
  const words = wordsOf(text);
  const hits = tagConcepts(text, words);
  const reader = featureReaderOf(words, hits, rowOf);
  const whole = { from: 0, to: words.length };
  const windows = isViolation(example) ? [whole] : [whole, ...windowsOf(words)];
  const distinct = new Map(windows.map((window) => [`${window.from}-${window.to}`, window]));
  return Array.from(distinct.values(), (window) => ({
    ...reader.read(window),
    example,
  }));
}

function targetsOf(example: Example): number[] {
  const { label, decision } = example;
  return HEADS.map((head) => {
    if (head === 'any') return isViolation(example) ? 1 : 0;
    if (!head.startsWith('block:')) return label === head ? 1 : 0;
    if (head !== `block:${label}`) return -1;
    return decision === 'block' ? 1 : 0;
  });
}

/** Gives every feature that is ever seen a number, in the order of first sight. */
function numberFeatures(): { readonly rowOf: RowOf; readonly keys: readonly number[] } {
  const rows = new Map<number, number>();
  const keys: number[] = [];
  const rowOf = (key: number): number => {
    const known = rows.get(key);
    if (known !== undefined) return known;
    rows.set(key, keys.length);
    return keys.push(key) - 1;
  };
  return { rowOf, keys };
}

/**
 * The features worth a row of the model, those seen in more than one text or template: their new
 * numbers, lowest for those seen most, which so stay in the processor's caches while it learns.
 */
function vocabularyOf(seen: readonly Seen[], keys: readonly number[]): Map<number, number> {
  const units = Map.groupBy(seen, ({ example }) => example.template ?? example.text);
  const seenIn = new Int32Array(keys.length);
  const lastSeenIn = new Int32Array(keys.length);
  const need = new Int32Array(keys.length).fill(SEEN_TWICE);
  let unit = 0;
  const count = ({ row }: Feature): void => {
    if (lastSeenIn[row] === unit) return;
    lastSeenIn[row] = unit;
    seenIn[row] = (seenIn[row] ?? 0) + 1;
  };
  for (const same of units.values()) {
    unit += 1;
    for (const { concepts, wording } of same) {
      concepts.forEach(count);
      wording.forEach(count);
      for (const { row } of wording) need[row] = WORDING_SEEN_MIN;
    }
  }
  const kept = keys
    .map((key, row) => ({ key, row }))
    .filter(({ row }) => (seenIn[row] ?? 0) >= (need[row] ?? 1))
    .sort((left, right) => (seenIn[right.row] ?? 0) - (seenIn[left.row] ?? 0));
  return new Map(kept.map(({ row }, place) => [row, place]));
}

function rowsOf(seen: readonly Seen[], vocabulary: ReadonlyMap<number, number>): TrainingRow[] {
  const known = (features: readonly Feature[]): (readonly [number, number])[] =>
    features.flatMap(({ row, value }) => {
      const place = vocabulary.get(row);
      return place === undefined ? [] : [[place, value] as const];
    });
  return seen.map(({ concepts, wording, example }) => ({
    concepts: known(concepts),
    wording: known(wording),
    targets: targetsOf(example),
    weight: weightOf(example),
  }));
}

function weightOf(example: Example): number {
  const ofSource =
    example.template !== null ? TEMPLATE_WEIGHT : example.author !== null ? AUTHOR_WEIGHT : 1;
  return ofSource * (isViolation(example) ? 1 : HARMLESS_WEIGHT);
}

/** A number in groups of seven bits, lowest first; all but the last are marked. */
function bytesOf(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...bytesOf(value >> 7)];
}

/** Rounds to signed bytes and leaves out what says next to nothing. */
function packModel(model: LinearModel, keyOfRow: readonly number[]): ModelData {
  const width = HEADS.length;
  const weightAt = (row: number, head: number): number => model.weights[row * width + head] ?? 0;
  const heads = HEADS.map((_, head) => head);
  const kept = keyOfRow
    .map((key, row) => ({ key, row }))
    .filter(({ row }) => heads.some((head) => Math.abs(weightAt(row, head)) > limitsOf(head).row))
    .sort((left, right) => left.key - right.key);
  const steps = heads.map((head) => {
    const largest = Math.max(1e-6, ...kept.map(({ row }) => Math.abs(weightAt(row, head))));
    return largest / 127;
  });
  const keys = kept.flatMap(({ key }, place) => bytesOf(key - (kept[place - 1]?.key ?? 0)));
  const weights = kept.flatMap(({ row }) => {
    const said = heads.filter((head) => Math.abs(weightAt(row, head)) > limitsOf(head).weight);
    const pairs = said.flatMap((head) => [
      head,
      Math.round(weightAt(row, head) / (steps[head] ?? 1)) & 0xff,
    ]);
    return [said.length, ...pairs];
  });
  return {
    heads: HEADS,
    steps: steps.map((step) => Number(step.toPrecision(5))),
    biases: Array.from(model.biases, (bias) => Number(bias.toFixed(4))),
    keys: linesOf(Buffer.from(keys).toString('base64')),
    weights: linesOf(Buffer.from(weights).toString('base64')),
  };
}

/** Trains on these texts; the same texts in the same order always give the same model. */
export function trainModel(examples: readonly Example[]): ModelData {
  const { rowOf, keys } = numberFeatures();
  const seen = examples.flatMap((example) => seenOf(example, rowOf));
  const vocabulary = vocabularyOf(seen, keys);
  const model = trainLinear(rowsOf(seen, vocabulary), {
    rows: vocabulary.size,
    heads: HEADS.length,
    epochs: 16,
    rate: 0.1,
    decay: 1e-3,
    wordingDropout: 0.25,
    positiveWeight: 1,
    featureDropout: 0.3,
    averageFrom: 8,
  });
  const keyOfRow = Array.from(vocabulary.keys(), (row) => keys[row] ?? 0);
  return packModel(model, keyOfRow);
}
