import {
  BULB_BYTES,
  BULB_COLOR,
  BULB_COUNT_MAX,
  BULB_RADIUS,
  BULB_RIM,
  BULB_X,
} from '../kernel/layout.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { dimmed, type Light } from '#film/color/light.ts';
import { clamped } from '../scene/easing.ts';
import type { Vec3 } from '../scene/vec3.ts';
import type { Projection } from '../camera/projection.ts';

/** A lamp far out of focus. */
export interface Bulb {
  readonly place: Vec3;
  readonly light: Light;
  /** Factor of the disc the lens makes of it. */
  readonly size: number;
  readonly phase: number;
  /** How much it flickers: 0 to 1. */
  readonly flicker: number;
}

/** Discs are drawn larger than the lens would: bokeh is what people expect of a casino at night. */
const LARGENESS = 2.1;
/** In elements: smaller ones look like faulty pixels. */
const RADIUS_MIN = 3;
/** As a part of the shorter side: smaller discs are fainter, or a room in focus looks as if it snowed. */
const FULL_LIGHT_RADIUS = 0.03;

/** Hands the bulbs that are in the frame to the kernel, first those behind the focus, then those before it. */
export function writeBulbs(
  kernel: Kernel,
  bulbs: readonly Bulb[],
  view: Projection,
  time: number,
): { behind: number; inFront: number } {
  const seen = bulbs.flatMap((bulb) => {
    const at = view.project(bulb.place);
    if (at === undefined || at.distance < 0.5) return [];
    const radius = Math.max(Math.abs(view.blurAt(at.distance)) * bulb.size * LARGENESS, RADIUS_MIN);
    const inside =
      at.x > -radius && at.x < view.width + radius && at.y > -radius && at.y < view.height + radius;
    return inside ? [{ bulb, at, radius }] : [];
  });
  const behind = seen.filter(({ at }) => at.distance > view.focusDistance);
  const inFront = seen.filter(({ at }) => at.distance <= view.focusDistance);
  for (const [k, { bulb, at, radius }] of [...behind, ...inFront]
    .slice(0, BULB_COUNT_MAX)
    .entries()) {
    const base = kernel.call.bulbTable() + k * BULB_BYTES;
    const pulse = 1 - bulb.flicker * (0.5 + 0.5 * Math.sin(time * 5 + bulb.phase));
    // The same light on a larger disc is dimmer, though not by as much as it should be: eyes like bokeh.
    const short = Math.min(view.width, view.height);
    const fading = clamped(radius / (short * FULL_LIGHT_RADIUS), 0.1, 1);
    const spread = clamped(14 / radius, 0.35, 2.2) * (720 / short) ** 0.2 * fading;
    kernel.writeFloats(base + BULB_X, at.x, at.y);
    kernel.writeFloats(base + BULB_RADIUS, radius);
    kernel.writeFloats(base + BULB_COLOR, ...dimmed(bulb.light, pulse * spread));
    kernel.writeFloats(base + BULB_RIM, 0.42);
  }
  return {
    behind: behind.length,
    inFront: Math.max(0, Math.min(inFront.length, BULB_COUNT_MAX - behind.length)),
  };
}
