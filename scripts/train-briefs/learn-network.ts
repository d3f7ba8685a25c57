import { mulberry32, type Random } from '#film/random.ts';
import { packNetwork, type LearntNetwork } from '#brief/ranking/network.ts';
import { shuffle } from './shuffle.ts';

/** What a network learns from: its inputs, and whether it holds. */
export interface Lesson {
  readonly inputs: Float32Array;
  readonly holds: boolean;
}

const HIDDEN = 64;
const EPOCHS = 12;
const RATE = 4e-3;
const BATCH = 512;
/** Errors below this teach nothing more. */
const SETTLED = 0.005;
const [KEEP, KEEP_SQUARE] = [0.9, 0.999];

/** A lesson with those of its inputs that are not nothing: where they stand, and what they are. */
interface Taught {
  readonly places: Uint16Array;
  readonly inputs: Float32Array;
  readonly holds: boolean;
}

/** A part of a network with what its descent remembers of it. */
interface Layer {
  readonly values: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

/** A network of one hidden layer, by Adam with a falling rate; the same lessons give the same weights. */
export function learnNetwork(lessons: readonly Lesson[]): LearntNetwork {
  const random = mulberry32(11);
  const inputs = lessons[0]?.inputs.length ?? 0;
  const spread = Math.sqrt(1 / Math.max(1, inputs));
  const layers = {
    weights: layerOf(inputs * HIDDEN, () => spread * normal(random)),
    biases: layerOf(HIDDEN, () => 0),
    outputs: layerOf(HIDDEN, () => 0.1 * normal(random)),
    bias: layerOf(1, () => 0),
  };
  const taught = lessons.map(taughtBy);
  const order = lessons.map((_, index) => index);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    const rate = (RATE / 2) * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
    for (let from = 0; from < order.length; from += BATCH) {
      step += 1;
      const batch = order.slice(from, from + BATCH);
      for (const index of batch) addSlope(layers, taught[index], batch.length);
      for (const layer of Object.values(layers)) descend(layer, rate, step);
    }
  }
  const { weights, biases, outputs, bias } = layers;
  return packNetwork({
    inputs,
    weights: weights.values,
    biases: biases.values,
    outputs: outputs.values,
    bias: Math.round((bias.values[0] ?? 0) * 1000) / 1000,
  });
}

function taughtBy({ inputs, holds }: Lesson): Taught {
  const places = Uint16Array.from(Array.from(inputs.keys()).filter((at) => inputs[at] !== 0));
  return { places, inputs: Float32Array.from(places, (at) => inputs[at] ?? 0), holds };
}

type Layers = Readonly<Record<'weights' | 'biases' | 'outputs' | 'bias', Layer>>;

function layerOf(length: number, first: () => number): Layer {
  return {
    values: Float32Array.from({ length }, first),
    slope: new Float32Array(length),
    mean: new Float32Array(length),
    square: new Float32Array(length),
  };
}

/** Adds what one lesson of a batch asks of each weight. */
function addSlope(layers: Layers, lesson: Taught | undefined, share: number): void {
  if (!lesson) return;
  const { weights, biases, outputs, bias } = layers;
  const { places, inputs, holds } = lesson;
  const sums = Float32Array.from(biases.values);
  for (let k = 0; k < places.length; k += 1) {
    const from = (places[k] ?? 0) * HIDDEN;
    const input = inputs[k] ?? 0;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      sums[unit] = (sums[unit] ?? 0) + input * (weights.values[from + unit] ?? 0);
  }
  let score = bias.values[0] ?? 0;
  for (const [unit, sum] of sums.entries()) if (sum > 0) score += sum * (outputs.values[unit] ?? 0);
  const chance = 1 / (1 + Math.exp(-score));
  if (Math.abs(chance - Number(holds)) < SETTLED) return;
  const error = (chance - Number(holds)) / share;
  add(bias.slope, 0, error);
  for (const [unit, sum] of sums.entries()) {
    add(outputs.slope, unit, sum > 0 ? error * sum : 0);
    sums[unit] = sum > 0 ? error * (outputs.values[unit] ?? 0) : 0;
    add(biases.slope, unit, sums[unit] ?? 0);
  }
  for (let k = 0; k < places.length; k += 1) {
    const from = (places[k] ?? 0) * HIDDEN;
    const input = inputs[k] ?? 0;
    for (let unit = 0; unit < HIDDEN; unit += 1)
      weights.slope[from + unit] = (weights.slope[from + unit] ?? 0) + input * (sums[unit] ?? 0);
  }
}

function add(to: Float32Array, at: number, amount: number): void {
  to[at] = (to[at] ?? 0) + amount;
}

function descend({ values, slope, mean, square }: Layer, rate: number, step: number): void {
  const [unbias, unbiasSquare] = [1 - KEEP ** step, 1 - KEEP_SQUARE ** step];
  for (let at = 0; at < values.length; at += 1) {
    const own = slope[at] ?? 0;
    mean[at] = KEEP * (mean[at] ?? 0) + (1 - KEEP) * own;
    square[at] = KEEP_SQUARE * (square[at] ?? 0) + (1 - KEEP_SQUARE) * own * own;
    const size = Math.sqrt((square[at] ?? 0) / unbiasSquare) + 1e-8;
    values[at] = (values[at] ?? 0) - (rate * (mean[at] ?? 0)) / unbias / size;
  }
  slope.fill(0);
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
