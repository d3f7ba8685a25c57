import type { HexColor } from '#film/color/hex.ts';
import { lightOf } from '#film/color/light.ts';
import type { Random } from '#film/random.ts';
import { computeShared, type Painting } from '../scene/texture.ts';
import { noiseField } from './noise.ts';

/** The colours of a wood, between which its grain lies. */
interface Wood {
  readonly light: HexColor;
  readonly dark: HexColor;
}

/** Polished wood with its grain along u. */
export function paintWood(
  random: Random,
  { light, dark }: Wood,
  { width, height } = { width: 1024, height: 256 },
): Painting {
  const broad = noiseField(random, 8, 12);
  const bend = noiseField(random, 6, 6);
  const fine = noiseField(random, 24, 128);
  const pores = noiseField(random, 64, 256);
  const [a, b] = [lightOf(light), lightOf(dark)];
  return computeShared(width, height, (x, y, pixel) => {
    const u = x / width;
    const v = y / height;
    const wave = v + 0.05 * bend(u * 6, v * 6);
    const rings = 0.5 + 0.5 * Math.sin((wave * 9 + 0.6 * broad(u * 8, wave * 12)) * Math.PI * 2);
    const streak = fine(u * 24, wave * 128) * 0.5 + pores(u * 64, v * 256) * 0.28;
    const t = Math.min(
      Math.max(0.3 + 0.34 * rings + 0.42 * streak + 0.2 * broad(u * 8, v * 12), 0),
      1,
    );
    pixel[0] = 255 * Math.sqrt(b[0] + (a[0] - b[0]) * t);
    pixel[1] = 255 * Math.sqrt(b[1] + (a[1] - b[1]) * t);
    pixel[2] = 255 * Math.sqrt(b[2] + (a[2] - b[2]) * t);
    pixel[3] = 255;
  });
}

/** The weave of cloth, to be laid on as detail. */
export function paintWeave(random: Random): Painting {
  const fine = noiseField(random, 128, 128);
  const fluff = noiseField(random, 16, 16);
  return computeShared(256, 256, (x, y, pixel) => {
    const value = 0.5 + 0.3 * fine(x / 2, y / 2) + 0.16 * fluff(x / 16, y / 16);
    pixel.fill(255 * Math.sqrt(Math.min(Math.max(value, 0), 1)));
    pixel[3] = 255;
  });
}
