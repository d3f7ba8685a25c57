import { mulberry32 } from '#film/random.ts';

/** A text as the trainer sees it: rows of the weight table with their values. */
export interface TrainingRow {
  readonly concepts: readonly (readonly [row: number, value: number])[];
  readonly wording: readonly (readonly [row: number, value: number])[];
  /** Per head: 1 yes, 0 no, -1 not asked. */
  readonly targets: readonly number[];
  readonly weight: number;
}

export interface LinearModel {
  readonly weights: Float64Array;
  readonly biases: Float64Array;
}

export interface TrainingPlan {
  readonly rows: number;
  readonly heads: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
  /** How often a text is shown by its ideas alone, so that ideas carry the verdict. */
  readonly wordingDropout: number;
  readonly positiveWeight: number;
  /** How often a single feature is left out, so that none is leant on alone. */
  readonly featureDropout: number;
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

type Active = TrainingRow['concepts'];

/** What is shown of an example this time; what is left stands for what is left out as well. */
function shownOf(
  { concepts, wording }: TrainingRow,
  { wordingDropout, featureDropout }: TrainingPlan,
  random: () => number,
): Active {
  const all = random() < wordingDropout ? concepts : [...concepts, ...wording];
  return all.flatMap(([row, value]) =>
    random() < featureDropout ? [] : [[row, value / (1 - featureDropout)] as const],
  );
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

/**
 * Logistic regression, all heads at once, by AdaGrad with weight decay on the touched rows, features
 * left out by chance, and the weights of the later epochs averaged.
 */
export function trainLinear(examples: readonly TrainingRow[], plan: TrainingPlan): LinearModel {
  const { heads } = plan;
  const weights = new Float64Array(plan.rows * heads);
  const squares = new Float64Array(plan.rows * heads).fill(1e-2);
  const biases = new Float64Array(heads).fill(-2);
  const random = mulberry32(7);
  const scores = new Float64Array(heads);
  const meanWeights = meanOf(weights.length);
  const meanBiases = meanOf(heads);
  for (let epoch = 0; epoch < plan.epochs; epoch += 1) {
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index];
      if (!example) continue;
      const active = shownOf(example, plan, random);
      scores.set(biases);
      for (const [row, value] of active)
        for (let head = 0; head < heads; head += 1)
          scores[head] = (scores[head] ?? 0) + (weights[row * heads + head] ?? 0) * value;
      const errors = example.targets.map((target, head) => {
        if (target < 0) return 0;
        const guess = 1 / (1 + Math.exp(-(scores[head] ?? 0)));
        return (guess - target) * example.weight * (target === 1 ? plan.positiveWeight : 1);
      });
      for (let head = 0; head < heads; head += 1)
        biases[head] = (biases[head] ?? 0) - 0.02 * (errors[head] ?? 0);
      for (const [row, value] of active)
        for (let head = 0; head < heads; head += 1) {
          const at = row * heads + head;
          const gradient = (errors[head] ?? 0) * value + plan.decay * (weights[at] ?? 0);
          if (gradient === 0) continue;
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) - (plan.rate * gradient) / Math.sqrt(squares[at] ?? 1);
        }
    }
    if (epoch < plan.averageFrom) continue;
    meanWeights.add(weights);
    meanBiases.add(biases);
  }
  return { weights: meanWeights.mean(), biases: meanBiases.mean() };
}
