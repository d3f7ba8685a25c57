import type { Random } from '#film/random.ts';
import { between } from '#film/random.ts';
import { computeShared, type Painting } from '../scene/texture.ts';

const SIDE = 256;

/** Slopes of waves that run into one another, without a seam: red to the right, green away, the middle is level. */
export function paintWaves(random: Random): Painting {
  const trains = Array.from({ length: 14 }, (_, k) => {
    const length = 1 + Math.floor((k * k) / 9) + Math.floor(random() * 3);
    const heading = between(random, -1.05, 1.05) + (k % 2) * Math.PI;
    const [across, along] = [
      Math.round(Math.sin(heading) * length),
      Math.round(Math.cos(heading) * (length + 1)),
    ];
    return {
      across,
      along,
      phase: Math.floor(random() * SIDE),
      strength: 1 / Math.sqrt(1 + length),
    };
  });
  const total = Math.sqrt(trains.reduce((sum, { strength }) => sum + strength ** 2, 0)) * 1.9;
  const wave = Float32Array.from({ length: SIDE }, (_, k) => Math.cos((k / SIDE) * Math.PI * 2));
  return computeShared(SIDE, SIDE, (x, y, pixel) => {
    let [slopeX, slopeY] = [0, 0];
    for (const { across, along, phase, strength } of trains) {
      const slope = strength * (wave[(across * x + along * y + phase) & (SIDE - 1)] ?? 0);
      const long = Math.hypot(across, along) || 1;
      slopeX += (slope * across) / long;
      slopeY += (slope * along) / long;
    }
    pixel[0] = 127.5 * (1 + slopeX / total);
    pixel[1] = 127.5 * (1 + slopeY / total);
    pixel[2] = 128;
    pixel[3] = 255;
  });
}
