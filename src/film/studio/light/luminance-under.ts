import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { luminanceOfLevel } from '#film/color/luminance.ts';
import { lightOf, type Light } from '#film/color/light.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Film, LightRig } from './light-rig.ts';

/**
 * How much of the light of key and surroundings things on a table send to the lens, and how much of it
 * their sheen adds, whatever their colour. Both fitted to cloth and print in films of all lightings.
 */
const REFLECTED = 0.6;
const SHEEN = 0.005;

/** How bright a painted colour comes out on things that stand in this light, as WCAG counts it. */
function luminanceUnder({ key, ambient, film }: LightRig): (color: HexColor) => number {
  return (color) => {
    const [red, green, blue] = lightOf(color);
    const lit = (value: number, at: 0 | 1 | 2) =>
      (value + SHEEN) * REFLECTED * (key.color[at] + ambient[at]) * film.exposure;
    return luminanceOfLevel(developed([lit(red, 0), lit(green, 1), lit(blue, 2)], film));
  };
}

/** The logos as they are seen on things in this light. */
export function logosUnder(rig: LightRig, logos: readonly LoadedLogo[]): readonly LoadedLogo[] {
  const luminanceOf = luminanceUnder(rig);
  return logos.map((logo) => ({ ...logo, luminanceOf }));
}

/** Its brightness on screen, 0 to 1: what `kernel/develop.as` makes of a light. */
function developed([red, green, blue]: Light, film: Film): number {
  const grey = luma(red, green, blue);
  const channel = (light: number, at: 0 | 1 | 2) =>
    curve(film.lift[at] + (grey + (light - grey) * film.saturation) * film.gain[at], film.contrast);
  return luma(channel(red, 0), channel(green, 1), channel(blue, 2));
}

function curve(light: number, contrast: number): number {
  const v = Math.max(0, light);
  const shoulder = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  const s = Math.sqrt(clamped(shoulder));
  const y = s * 0.88 + Math.sqrt(s) * 0.12;
  return clamped(y + y * (1 - y) * (y - 0.45) * contrast);
}

const luma = (red: number, green: number, blue: number): number =>
  red * 0.2126 + green * 0.7152 + blue * 0.0722;
const clamped = (value: number): number => Math.min(1, Math.max(0, value));
