/** In how many steps light is held down, up to almost black. */
export const DIMMING_LEVELS = 64;

const CURVE_BYTES = 256 * 3;

/**
 * For each step what is kept of colour at each level of luma, in 256ths of 16 bits, then what luma becomes.
 * Words need no darkness behind them, only the absence of light: what is dark anyway stays as it is.
 */
export function dimmingCurves(): Uint8Array {
  const bytes = new Uint8Array(DIMMING_LEVELS * CURVE_BYTES);
  for (let step = 1; step <= DIMMING_LEVELS; step += 1) {
    const at = (step - 1) * CURVE_BYTES;
    const kept = keptAt(step / DIMMING_LEVELS);
    new Uint16Array(bytes.buffer, at, 256).set(kept);
    bytes.set(
      kept.map((keep, level) => 16 + (((level - 16) * keep + 128) >> 8)),
      at + 512,
    );
  }
  return bytes;
}

function keptAt(strength: number): Uint16Array {
  const white = Math.max(1 - strength, 0.01);
  // Rises like the picture from black and bends over towards what is left of white.
  const bend = 1 / white - 1;
  return Uint16Array.from({ length: 256 }, (_, level) => {
    const light = Math.max(0, level - 16) / 219;
    return Math.round(256 / (1 + bend * light));
  });
}
