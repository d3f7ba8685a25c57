import type { LearntNetwork } from '#brief/ranking/network.ts';

/**
 * What was learnt, as data: a row for each sign, its number in base 36, a colon and for each output its
 * weight as a letter of `STEPS`.
 */
export interface LearntRows {
  readonly outputs: readonly string[];
  readonly biases: readonly number[];
  readonly step: number;
  readonly rows: readonly string[];
}

/** What the ranking learnt: where words begin and end, which stretches an author means, and how they stand together. */
export interface RankingWeights {
  readonly bounds: LearntRows;
  readonly fields: LearntRows;
  readonly company: LearntNetwork;
}

/** What the ranking learnt of messages, and of plain prompts. */
export interface ReaderWeights {
  readonly messages: RankingWeights;
  readonly prompts: RankingWeights;
}

/** The weights of signs, ready to be asked. */
export interface LoadedRows {
  readonly outputs: readonly string[];
  readonly biases: Float32Array;
  /** Open addressing: the row of a sign, 0 where there is none. */
  readonly signs: Uint32Array;
  readonly rowAt: Int32Array;
  readonly weights: Float32Array;
}

const STEPS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MIDDLE = 32;

/** Packs rows of weights; what no letter can say is cut off. */
export function packWeight(weight: number, step: number): string {
  const at = Math.round(weight / step) + MIDDLE;
  return STEPS.charAt(Math.max(0, Math.min(STEPS.length - 1, at)));
}

/** Unpacks what training wrote into a table that is asked by sign. */
export function loadRows({ outputs, biases, step, rows }: LearntRows): LoadedRows {
  const size = 2 ** Math.ceil(Math.log2(rows.length * 2 + 2));
  const signs = new Uint32Array(size);
  const rowAt = new Int32Array(size);
  const weights = new Float32Array((rows.length + 1) * outputs.length);
  for (const [index, row] of rows.entries()) {
    const [name = '', letters = ''] = row.split(':');
    const sign = Number.parseInt(name, 36);
    let slot = sign & (size - 1);
    while (rowAt[slot] !== 0) slot = (slot + 1) & (size - 1);
    signs[slot] = sign;
    rowAt[slot] = index + 1;
    for (let out = 0; out < outputs.length; out += 1)
      weights[(index + 1) * outputs.length + out] =
        (STEPS.indexOf(letters.charAt(out)) - MIDDLE) * step;
  }
  return { outputs, biases: Float32Array.from(biases), signs, rowAt, weights };
}

/** The row of a sign; 0 where nothing was learnt of it. */
function rowOf({ signs, rowAt }: LoadedRows, sign: number): number {
  const most = signs.length - 1;
  let slot = sign & most;
  while (rowAt[slot] !== 0) {
    if (signs[slot] === sign) return rowAt[slot] ?? 0;
    slot = (slot + 1) & most;
  }
  return 0;
}

/** The log-odds of one output for the signs that are seen. */
export function scoreOf(learnt: LoadedRows, output: number, signs: readonly number[]): number {
  const { biases, weights, outputs } = learnt;
  let score = biases[output] ?? 0;
  for (const sign of signs) score += weights[rowOf(learnt, sign) * outputs.length + output] ?? 0;
  return score;
}

/** The log-odds of all outputs. */
export function scoresOf(learnt: LoadedRows, signs: readonly number[]): Float32Array {
  const { biases, weights, outputs } = learnt;
  const scores = Float32Array.from(biases);
  for (const sign of signs) {
    const row = rowOf(learnt, sign) * outputs.length;
    if (row === 0) continue;
    for (let out = 0; out < outputs.length; out += 1)
      scores[out] = (scores[out] ?? 0) + (weights[row + out] ?? 0);
  }
  return scores;
}
