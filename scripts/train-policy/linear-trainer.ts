import { mulberry32 } from '#film/random.ts';
import { showerOf, type Dropout, type Shown, type TrainingRow } from './example-table.ts';

export interface LinearModel {
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

export interface TrainingPlan extends Dropout {
  readonly rows: number;
  readonly heads: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  readonly positiveWeight: number;
  /** From this epoch on the weights are averaged. */
  readonly averageFrom: number;
}

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  return order;
}

/** The mean of everything that is added to it. */
function meanOf(length: number): {
  readonly add: (values: Float64Array) => void;
  readonly mean: () => Float64Array;
} {
  const sum = new Float64Array(length);
  let count = 0;
  return {
    add: (values) => {
      values.forEach((value, index) => {
        sum[index] = (sum[index] ?? 0) + value;
      });
      count += 1;
    },
    mean: () => sum.map((value) => value / count),
  };
}

/** Learns from one example at a time, all heads at once: a step of AdaGrad on the rows that are shown. */
function learnerOf(plan: TrainingPlan) {
  const { heads, decay, rate, positiveWeight } = plan;
  const weights = new Float64Array(plan.rows * heads);
  const squares = new Float64Array(plan.rows * heads).fill(1e-2);
  const biases = new Float64Array(heads).fill(-2);
  const scores = new Float64Array(heads);
  const errors = new Float64Array(heads);

  function score({ rows, values, length }: Shown): void {
    scores.set(biases);
    for (let place = 0; place < length; place += 1) {
      const first = (rows[place] ?? 0) * heads;
      const value = values[place] ?? 0;
      for (let head = 0; head < heads; head += 1)
        scores[head] = (scores[head] ?? 0) + (weights[first + head] ?? 0) * value;
    }
  }

  function compare({ targets, weight }: TrainingRow): void {
    for (let head = 0; head < heads; head += 1) {
      const target = targets[head] ?? -1;
      const guess = 1 / (1 + Math.exp(-(scores[head] ?? 0)));
      const error = (guess - target) * weight * (target === 1 ? positiveWeight : 1);
      errors[head] = target < 0 ? 0 : error;
      biases[head] = (biases[head] ?? 0) - 0.02 * (errors[head] ?? 0);
    }
  }

  function descend({ rows, values, length }: Shown): void {
    for (let place = 0; place < length; place += 1) {
      const first = (rows[place] ?? 0) * heads;
      const value = values[place] ?? 0;
      for (let head = 0; head < heads; head += 1) {
        const at = first + head;
        const weight = weights[at] ?? 0;
        const gradient = (errors[head] ?? 0) * value + decay * weight;
        if (gradient === 0) continue;
        const square = (squares[at] ?? 0) + gradient * gradient;
        squares[at] = square;
        weights[at] = weight - (rate * gradient) / Math.sqrt(square);
      }
    }
  }

  const learn = (example: TrainingRow, shown: Shown): void => {
    score(shown);
    compare(example);
    descend(shown);
  };
  return { weights, biases, learn };
}

/**
 * Logistic regression by AdaGrad with weight decay on the touched rows, features left out by chance,
 * and the weights of the later epochs averaged.
 */
export function trainLinear(examples: readonly TrainingRow[], plan: TrainingPlan): LinearModel {
  const { weights, biases, learn } = learnerOf(plan);
  const random = mulberry32(7);
  const show = showerOf(examples, plan, random);
  const meanWeights = meanOf(weights.length);
  const meanBiases = meanOf(plan.heads);
  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index];
      if (example) learn(example, show(index));
    }
    if (epoch < plan.averageFrom) continue;
    meanWeights.add(weights);
    meanBiases.add(biases);
  }
  return { weights: meanWeights.mean(), biases: meanBiases.mean() };
}
