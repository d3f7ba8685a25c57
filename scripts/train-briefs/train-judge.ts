import { mulberry32 } from '#film/random.ts';
import type { JudgeWeights } from '#brief/judge/judge.ts';

/** A candidate as the trainer sees it. */
export interface JudgedExample {
  readonly field: string;
  readonly signs: readonly string[];
  readonly isRight: boolean;
}

const EPOCHS = 20;
const RATE = 0.15;
const DECAY = 0.01;
/** Signs that fewer candidates show tell of single texts. */
const SEEN_MIN = 6;
/** Weights below this change no verdict. */
const WEIGHT_MIN = 0.03;

/** One logistic regression a field, by AdaGrad with weight decay; the same examples give the same weights. */
export function trainJudge(examples: readonly JudgedExample[]): JudgeWeights {
  const fields = [...new Set(examples.map(({ field }) => field))].toSorted();
  return Object.fromEntries(
    fields.map((field) => [field, trainField(examples.filter((one) => one.field === field))]),
  );
}

function trainField(examples: readonly JudgedExample[]): Record<string, number> {
  const seen = new Map<string, number>();
  for (const { signs } of examples)
    for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [
    'bias',
    ...[...seen.keys()].filter((sign) => (seen.get(sign) ?? 0) >= SEEN_MIN).toSorted(),
  ];
  const rowOf = new Map(names.map((name, row) => [name, row]));
  const rows = examples.map(({ signs, isRight }) => ({
    isRight,
    rows: [0, ...signs.flatMap((sign) => rowOf.get(sign) ?? [])],
  }));
  const weights = descend(rows, names.length);
  return Object.fromEntries(
    names
      .map((name, row) => [name, Math.round((weights[row] ?? 0) * 100) / 100] as const)
      .filter(([, weight]) => Math.abs(weight) >= WEIGHT_MIN),
  );
}

function descend(
  examples: readonly { readonly isRight: boolean; readonly rows: readonly number[] }[],
  count: number,
): Float64Array {
  const weights = new Float64Array(count);
  const squares = new Float64Array(count).fill(1);
  const mean = new Float64Array(count);
  const random = mulberry32(7);
  const order = examples.map((_, index) => index);
  let averaged = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      let score = 0;
      for (const row of example.rows) score += weights[row] ?? 0;
      const error = 1 / (1 + Math.exp(-score)) - (example.isRight ? 1 : 0);
      for (const row of example.rows) {
        const gradient = error + DECAY * (weights[row] ?? 0);
        squares[row] = (squares[row] ?? 0) + gradient * gradient;
        weights[row] = (weights[row] ?? 0) - (RATE * gradient) / Math.sqrt(squares[row] ?? 1);
      }
    }
    if (epoch * 2 < EPOCHS) continue;
    averaged += 1;
    weights.forEach((weight, row) => {
      mean[row] = (mean[row] ?? 0) + weight;
    });
  }
  return mean.map((sum) => sum / averaged);
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
}
