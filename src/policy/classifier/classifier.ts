import { bytesOfBase64 } from './base64.ts';
import type { RowOf } from '../features/feature-keys.ts';
import type { Feature, FeatureColumns } from '../features/features.ts';
import { IntegerMap } from '../features/integer-map.ts';
import MODEL from './weights.generated.json' with { type: 'json' };

/** A trained linear model as data: one row of small integers per known feature. */
export interface ModelData {
  /** The outputs: first `any`, then each category, then `block:` and a category. */
  readonly heads: readonly string[];
  /** One weight step per head. */
  readonly steps: readonly number[];
  readonly biases: readonly number[];
  /**
   * Sorted hashes of the features, each stored as the difference to the previous one, in groups of
   * seven bits, lowest first; in lines of base64.
   */
  readonly keys: readonly string[];
  /**
   * For each row the number of its weights, then for each weight its head and a signed byte; in
   * lines of base64.
   */
  readonly weights: readonly string[];
}

export interface LoadedModel {
  readonly heads: readonly string[];
  readonly biases: readonly number[];
  /** The row of a feature by its key; -1 for one that it has not learnt. */
  readonly rowOf: RowOf;
  /** Row `r` has its weights at `starts[r]` up to, not including, `starts[r + 1]`. */
  readonly starts: Uint32Array;
  readonly headAt: Uint8Array;
  readonly weightAt: Float32Array;
  /** The weight of each row for the first head, which alone decides most windows. */
  readonly anyAt: Float32Array;
}

const MORE_FOLLOWS = 0x80;

function readKeys(bytes: Uint8Array): number[] {
  const keys: number[] = [];
  let last = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of bytes) {
    distance |= (byte & ~MORE_FOLLOWS) << shift;
    shift += 7;
    if (byte & MORE_FOLLOWS) continue;
    last += distance;
    keys.push(last);
    [distance, shift] = [0, 0];
  }
  return keys;
}

/** Unpacks trained weights into tables indexed by row. */
export function loadModel(data: ModelData): LoadedModel {
  const keys = readKeys(bytesOfBase64(data.keys.join('')));
  const bytes = bytesOfBase64(data.weights.join(''));
  const rows = keys.length;
  const rowAt = new IntegerMap();
  const rowOf: RowOf = (key) => rowAt.get(key) ?? -1;
  const starts = new Uint32Array(rows + 1);
  const count = Math.floor((bytes.length - rows) / 2);
  const headAt = new Uint8Array(count);
  const weightAt = new Float32Array(count);
  const anyAt = new Float32Array(rows);
  let read = 0;
  let at = 0;
  for (let row = 0; row < rows; row += 1) {
    rowAt.set(keys[row] ?? 0, row);
    const end = at + (bytes[read] ?? 0);
    for (read += 1; at < end; at += 1, read += 2) {
      const head = bytes[read] ?? 0;
      const signed = ((bytes[read + 1] ?? 0) << 24) >> 24;
      headAt[at] = head;
      weightAt[at] = signed * (data.steps[head] ?? 0);
      if (head === 0) anyAt[row] = weightAt[at] ?? 0;
    }
    starts[row + 1] = at;
  }
  return { heads: data.heads, biases: data.biases, rowOf, starts, headAt, weightAt, anyAt };
}

/** Log-odds of every head for the features of one window. */
export function scoresOf(model: LoadedModel, features: FeatureColumns): Float64Array {
  const { starts, headAt, weightAt } = model;
  const scores = Float64Array.from(model.biases);
  for (let index = 0; index < features.length; index += 1) {
    const row = features.rows[index] ?? 0;
    const value = features.values[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const head = headAt[at] ?? 0;
      scores[head] = (scores[head] ?? 0) + (weightAt[at] ?? 0) * value;
    }
  }
  return scores;
}

/** Log-odds of the first head alone, which decides most windows. */
export function firstScoreOf(model: LoadedModel, features: FeatureColumns): number {
  let total = 0;
  for (let index = 0; index < features.length; index += 1)
    total += (model.anyAt[features.rows[index] ?? 0] ?? 0) * (features.values[index] ?? 0);
  return (model.biases[0] ?? 0) + total;
}

/** The contribution of one feature to one head, in log-odds. */
export function contributionOf(model: LoadedModel, { row, value }: Feature, head: number): number {
  const end = model.starts[row + 1] ?? 0;
  for (let at = model.starts[row] ?? 0; at < end; at += 1)
    if (model.headAt[at] === head) return (model.weightAt[at] ?? 0) * value;
  return 0;
}

let loaded: LoadedModel | undefined;

/** The current model, decoded on the first call. */
export function theModel(): LoadedModel {
  loaded ??= loadModel(MODEL);
  return loaded;
}
