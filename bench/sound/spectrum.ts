/** Samples per window, and the distance between windows: 43 and 11 ms at 48 kHz. */
export const WINDOW = 2048;
export const HOP = 512;

/** Returns the power spectrum of each window. */
export function spectraOf(sound: Float32Array): Float32Array[] {
  const spectra: Float32Array[] = [];
  for (let start = 0; start + WINDOW <= sound.length; start += HOP)
    spectra.push(powersOf(sound.subarray(start, start + WINDOW)));
  return spectra;
}

const HANN = Float64Array.from(
  { length: WINDOW },
  (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW),
);

function powersOf(samples: Float32Array): Float32Array {
  const real = Float64Array.from(samples, (value, index) => value * (HANN[index] ?? 0));
  const imaginary = new Float64Array(WINDOW);
  transform(real, imaginary);
  return Float32Array.from(
    { length: WINDOW / 2 },
    (_, index) => (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2,
  );
}

/** The fast Fourier transform, in place (after J. W. Cooley and J. W. Tukey, 1965). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real);
  for (let half = 1; half < real.length; half *= 2) {
    for (let k = 0; k < half; k += 1) {
      const cos = Math.cos((Math.PI * k) / half);
      const sin = -Math.sin((Math.PI * k) / half);
      for (let a = k; a < real.length; a += half * 2) {
        const b = a + half;
        const re = (real[b] ?? 0) * cos - (imaginary[b] ?? 0) * sin;
        const im = (real[b] ?? 0) * sin + (imaginary[b] ?? 0) * cos;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}

function reorder(values: Float64Array): void {
  for (let index = 0, mirrored = 0; index < values.length; index += 1) {
    if (index < mirrored)
      [values[index], values[mirrored]] = [values[mirrored] ?? 0, values[index] ?? 0];
    let bit = values.length >> 1;
    while (bit > 0 && (mirrored & bit) !== 0) {
      mirrored ^= bit;
      bit >>= 1;
    }
    mirrored |= bit;
  }
}
