import type { Random } from '#film/random.ts';

export type Noise = (x: number, y: number) => number;

const CELLS = 256;

/** Smooth noise from about -1 to 1, around 0 at whole numbers; it repeats after 256 cells. */
export function gradientNoise(random: Random): Noise {
  const turns = Float32Array.from({ length: CELLS * CELLS }, () => random() * Math.PI * 2);
  const [across, along] = [turns.map(Math.cos), turns.map(Math.sin)];
  const at = (ix: number, iy: number, dx: number, dy: number): number => {
    const cell = (iy & (CELLS - 1)) * CELLS + (ix & (CELLS - 1));
    return (across[cell] ?? 0) * dx + (along[cell] ?? 0) * dy;
  };
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - ix, y - iy];
    const [sx, sy] = [dx * dx * dx * (dx * (dx * 6 - 15) + 10), dy * dy * (3 - 2 * dy)];
    const upper = at(ix, iy, dx, dy);
    const lower = at(ix, iy + 1, dx, dy - 1);
    const a = upper + (at(ix + 1, iy, dx - 1, dy) - upper) * sx;
    const b = lower + (at(ix + 1, iy + 1, dx - 1, dy - 1) - lower) * sx;
    return 1.5 * (a + (b - a) * sy);
  };
}

/** Octaves of noise laid over one another, each twice as fine and half as strong. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, share, scale] = [0, 0.5, 1];
    for (let k = 0; k < octaves; k++, share /= 2, scale *= 2.03)
      sum += share * noise(x * scale + k * 17.3, y * scale - k * 9.1);
    return sum;
  };
}

/** The same with sharp crests, from 0 to 1; what is high is rougher than what is low. */
export function ridged(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, share, scale, above] = [0, 0.5, 1, 1];
    for (let k = 0; k < octaves; k++, share /= 2, scale *= 2.07) {
      const crest = 1 - Math.abs(noise(x * scale + k * 13.7, y * scale + k * 5.3));
      const value = crest * crest * above;
      sum += value * share;
      above = Math.min(1, value * 1.6);
    }
    return sum;
  };
}
