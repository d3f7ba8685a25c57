/** A network of one hidden layer, as data: a row for each hidden unit with its inputs' weights, its bias and its own weight. */
export interface LearntNetwork {
  readonly bias: number;
  readonly units: readonly string[];
}

/** A network ready to be asked: the weights of its inputs unit by unit. */
export interface LoadedNetwork {
  readonly bias: number;
  readonly inputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly outputs: Float32Array;
}

/** Packs a network as text. */
export function packNetwork({
  bias,
  inputs,
  weights,
  biases,
  outputs,
}: LoadedNetwork): LearntNetwork {
  const written = (weight: number | undefined) => String(Math.round((weight ?? 0) * 1000) / 1000);
  const units = Array.from(biases, (own, unit) =>
    [...weights.subarray(unit * inputs, (unit + 1) * inputs), own, outputs[unit]]
      .map(written)
      .join(' '),
  );
  return { bias, units };
}

/** Unpacks what training wrote. */
export function loadNetwork({ bias, units }: LearntNetwork): LoadedNetwork {
  const rows = units.map((unit) => unit.split(' ').map(Number));
  const inputs = Math.max(0, (rows[0]?.length ?? 0) - 2);
  return {
    bias,
    inputs,
    weights: Float32Array.from(rows.flatMap((row) => row.slice(0, inputs))),
    biases: Float32Array.from(rows, (row) => row[inputs] ?? 0),
    outputs: Float32Array.from(rows, (row) => row[inputs + 1] ?? 0),
  };
}

/** The log-odds that a network gives for its inputs. */
export function networkScore(network: LoadedNetwork, inputs: ArrayLike<number>): number {
  let score = network.bias;
  for (let unit = 0; unit < network.biases.length; unit += 1) {
    const from = unit * network.inputs;
    let sum = network.biases[unit] ?? 0;
    for (let at = 0; at < network.inputs; at += 1)
      sum += (network.weights[from + at] ?? 0) * (inputs[at] ?? 0);
    if (sum > 0) score += sum * (network.outputs[unit] ?? 0);
  }
  return score;
}
