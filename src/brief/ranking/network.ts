/** A network of one hidden layer, as data: a row for each hidden unit with its inputs' weights, its bias and its own weight. */
export interface LearntNetwork {
  readonly bias: number;
  readonly units: readonly string[];
}

/** A network ready to be asked: the weights of its units input by input. */
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
  const units = Array.from(biases, (own, unit) => {
    const asked = Array.from({ length: inputs }, (_, at) => weights[at * biases.length + unit]);
    return [...asked, own, outputs[unit]].map(written).join(' ');
  });
  return { bias, units };
}

/** Unpacks what training wrote. */
export function loadNetwork({ bias, units }: LearntNetwork): LoadedNetwork {
  const rows = units.map((unit) => unit.split(' ').map(Number));
  const inputs = Math.max(0, (rows[0]?.length ?? 0) - 2);
  return {
    bias,
    inputs,
    weights: Float32Array.from(
      Array.from({ length: inputs }, (_, at) => rows.map((row) => row[at] ?? 0)).flat(),
    ),
    biases: Float32Array.from(rows, (row) => row[inputs] ?? 0),
    outputs: Float32Array.from(rows, (row) => row[inputs + 1] ?? 0),
  };
}

/** The log-odds that a network gives for its inputs, most of which are nothing and are passed over. */
export function networkScore(network: LoadedNetwork, inputs: ArrayLike<number>): number {
  const { weights, biases, outputs, bias } = network;
  const sums = Float32Array.from(biases);
  for (let at = 0; at < network.inputs; at += 1) {
    const input = inputs[at] ?? 0;
    if (input === 0) continue;
    for (let unit = 0, from = at * sums.length; unit < sums.length; unit += 1, from += 1)
      sums[unit] = (sums[unit] ?? 0) + input * (weights[from] ?? 0);
  }
  return sums.reduce(
    (score, sum, unit) => (sum > 0 ? score + sum * (outputs[unit] ?? 0) : score),
    bias,
  );
}
