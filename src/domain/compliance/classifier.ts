import { bytesOfBase64 } from '#domain/compliance/base64.ts';
import type { Feature } from '#domain/compliance/features.ts';
import { MODEL } from '#domain/compliance/model/weights.generated.ts';

/** A trained linear model as data: one row of small integers per known feature. */
export interface ModelData {
  /** What each column answers: first `any`, then each category, then `block:` and each category. */
  readonly heads: readonly string[];
  /** One weight step per head. */
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  /** Sorted 32-bit feature hashes, little endian, base64. */
  readonly keys: string;
  /** Signed bytes, one row of `heads.length` per key, base64. */
  readonly weights: string;
}

export interface LoadedModel {
  readonly heads: readonly string[];
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  readonly rowOf: ReadonlyMap<number, number>;
  readonly weights: Int8Array;
}

export function loadModel(data: ModelData): LoadedModel {
  const bytes = bytesOfBase64(data.keys);
  const view = new DataView(bytes.buffer);
  const rows = Math.floor(bytes.length / 4);
  const rowOf = new Map<number, number>();
  for (let row = 0; row < rows; row += 1) rowOf.set(view.getUint32(row * 4, true), row);
  const weights = new Int8Array(bytesOfBase64(data.weights).buffer);
  return { heads: data.heads, steps: data.steps, biases: data.biases, rowOf, weights };
}

/** Log-odds of the first `asked` heads for the features of one window. */
export function scoresOf(
  model: LoadedModel,
  features: readonly Feature[],
  asked: number = model.heads.length,
): Float64Array {
  const width = model.heads.length;
  const scores = new Float64Array(asked);
  for (const { key, value } of features) {
    const row = model.rowOf.get(key);
    if (row === undefined) continue;
    const offset = row * width;
    for (let head = 0; head < asked; head += 1)
      scores[head] = (scores[head] ?? 0) + (model.weights[offset + head] ?? 0) * value;
  }
  for (let head = 0; head < asked; head += 1)
    scores[head] = (scores[head] ?? 0) * (model.steps[head] ?? 0) + (model.biases[head] ?? 0);
  return scores;
}

/** How much one feature adds to one head, in log-odds. */
export function contributionOf(model: LoadedModel, feature: Feature, head: number): number {
  const row = model.rowOf.get(feature.key);
  if (row === undefined) return 0;
  const weight = model.weights[row * model.heads.length + head] ?? 0;
  return weight * feature.value * (model.steps[head] ?? 0);
}

let loaded: LoadedModel | undefined;

/** The model of this version of the policy; decoded at the first question. */
export function theModel(): LoadedModel {
  loaded ??= loadModel(MODEL);
  return loaded;
}
