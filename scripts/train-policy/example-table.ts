/** A text as the trainer sees it: rows of the weight table with their values. */
export interface TrainingRow {
  readonly concepts: readonly (readonly [row: number, value: number])[];
  readonly wording: readonly (readonly [row: number, value: number])[];
  /** Per head: 1 yes, 0 no, -1 not asked. */
  readonly targets: readonly number[];
  readonly weight: number;
}

export interface Dropout {
  /** How often a text is shown by its ideas alone, so that ideas carry the verdict. */
  readonly wordingDropout: number;
  /** How often a single feature is left out, so that none is leant on alone. */
  readonly featureDropout: number;
}

/** The features of one example, the first `length` entries of both columns. */
export interface Shown {
  readonly rows: Int32Array;
  readonly values: Float64Array;
  length: number;
}

/** The features of all examples one after the other: an example's ideas, then its wording. */
interface ExampleTable {
  readonly rows: Int32Array;
  readonly values: Float64Array;
  readonly starts: Int32Array;
  readonly wordingStarts: Int32Array;
  readonly ends: Int32Array;
}

/** Puts the features in columns, each worth more for the times that it is left out. */
function tabulate(examples: readonly TrainingRow[], featureDropout: number): ExampleTable {
  const length = examples.reduce((sum, row) => sum + row.concepts.length + row.wording.length, 0);
  const table = {
    rows: new Int32Array(length),
    values: new Float64Array(length),
    starts: new Int32Array(examples.length),
    wordingStarts: new Int32Array(examples.length),
    ends: new Int32Array(examples.length),
  };
  let at = 0;
  const add = ([row, value]: readonly [row: number, value: number]): void => {
    table.rows[at] = row;
    table.values[at] = value / (1 - featureDropout);
    at += 1;
  };
  examples.forEach(({ concepts, wording }, index) => {
    table.starts[index] = at;
    concepts.forEach(add);
    table.wordingStarts[index] = at;
    wording.forEach(add);
    table.ends[index] = at;
  });
  return table;
}

/** Returns a function that picks what is shown of an example this time; the next call overwrites it. */
export function showerOf(
  examples: readonly TrainingRow[],
  { wordingDropout, featureDropout }: Dropout,
  random: () => number,
): (index: number) => Shown {
  const { rows, values, starts, wordingStarts, ends } = tabulate(examples, featureDropout);
  const longest = ends.reduce((most, end, index) => Math.max(most, end - (starts[index] ?? 0)), 0);
  const shown = { rows: new Int32Array(longest), values: new Float64Array(longest), length: 0 };
  return (index) => {
    const end = (random() < wordingDropout ? wordingStarts : ends)[index] ?? 0;
    shown.length = 0;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      if (random() < featureDropout) continue;
      shown.rows[shown.length] = rows[at] ?? 0;
      shown.values[shown.length] = values[at] ?? 0;
      shown.length += 1;
    }
    return shown;
  };
}
