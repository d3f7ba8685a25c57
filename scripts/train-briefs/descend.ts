import { mulberry32 } from '#film/random.ts';
import { packWeight, type LearntRows } from '#brief/ranking/weights.ts';
import { shuffle } from './shuffle.ts';

/** What is learnt from: its signs, and which outputs it is an example of and whether they hold. */
export interface Example {
  readonly signs: readonly number[];
  readonly targets: readonly (readonly [output: number, holds: boolean])[];
}

interface Descent {
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** Signs that fewer examples show tell of single texts. */
  readonly seenMin: number;
  /** Weights below this change no verdict. */
  readonly weightMin: number;
}

/** Errors below this teach nothing more. */
const SETTLED = 0.01;
/** How far apart two weights are as they are written. */
const STEP = 0.04;

/** A logistic regression per output, by AdaGrad with weight decay; the same examples give the same weights. */
export function learnRows(
  examples: readonly Example[],
  outputs: readonly string[],
  descent: Descent,
): LearntRows {
  const signs = signsSeen(examples, descent.seenMin);
  const weights = descend(examples, { signs, outputs: outputs.length }, descent);
  const rowAt = (row: number) => weights.subarray(row * outputs.length, (row + 1) * outputs.length);
  const rows = signs.flatMap((sign, index) => {
    const own = Array.from(rowAt(index + 1));
    if (!own.some((weight) => Math.abs(weight) >= descent.weightMin)) return [];
    const letters = own.map((weight) => packWeight(weight, STEP)).join('');
    return [`${sign.toString(36)}:${letters}`];
  });
  const biases = Array.from(rowAt(0), (bias) => Math.round(bias * 100) / 100);
  return { outputs, biases, step: STEP, rows };
}

function signsSeen(examples: readonly Example[], least: number): number[] {
  const seen = new Map<number, number>();
  for (const { signs } of examples)
    for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  return [...seen]
    .filter(([, times]) => times >= least)
    .map(([sign]) => sign)
    .toSorted((a, b) => a - b);
}

/** Row 0 holds the biases. */
function descend(
  examples: readonly Example[],
  { signs, outputs }: { readonly signs: readonly number[]; readonly outputs: number },
  { epochs, rate, decay }: Descent,
): Float32Array {
  const rowOf = new Map(signs.map((sign, index) => [sign, index + 1]));
  const rows = examples.map(({ signs: own, targets }) => ({
    row: Int32Array.from(
      [0, ...own.flatMap((sign) => rowOf.get(sign) ?? [])],
      (at) => at * outputs,
    ),
    targets,
  }));
  const scores = new Float64Array(outputs);
  const weights = new Float32Array((signs.length + 1) * outputs);
  const squares = new Float32Array(weights.length).fill(1);
  const mean = new Float32Array(weights.length);
  const random = mulberry32(7);
  const order = examples.map((_, index) => index);
  // What teaches nothing in one epoch rests in the next.
  const isResting = new Uint8Array(examples.length);
  let averaged = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { row, targets } = rows[index] ?? { row: [], targets: [] };
      if (isResting[index] === 1) {
        isResting[index] = 0;
        continue;
      }
      isResting[index] = 1;
      scores.fill(0);
      for (let k = 0; k < row.length; k += 1)
        for (let out = 0, at = row[k] ?? 0; out < outputs; out += 1, at += 1)
          scores[out] = (scores[out] ?? 0) + (weights[at] ?? 0);
      for (const [output, holds] of targets) {
        const error = 1 / (1 + Math.exp(-(scores[output] ?? 0))) - (holds ? 1 : 0);
        if (Math.abs(error) < SETTLED) continue;
        isResting[index] = 0;
        for (let k = 0; k < row.length; k += 1) {
          const at = (row[k] ?? 0) + output;
          const gradient = error + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
    if (epoch * 2 < epochs) continue;
    averaged += 1;
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0);
  }
  return mean.map((sum) => sum / averaged);
}
