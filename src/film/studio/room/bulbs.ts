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
  /** Whether it is no lamp but something that falls: as bright in focus as out of it. */
  readonly isFlake?: boolean;
}

/** Discs are drawn larger than the lens would: bokeh is what people expect of a casino at night. */
const LARGENESS = 2.1;
/** In elements: smaller ones look like faulty pixels. */
const RADIUS_MIN = 3;
/** As a part of the shorter side: smaller discs are fainter, or a room in focus looks as if it snowed. */
const FULL_LIGHT_RADIUS = 0.03;
/** The same part: smaller flakes are not seen in motion. */
const FLAKE_RADIUS_MIN = 0.0085;

/** A bulb as the lens draws it. In picture elements. */
interface Disc {
  readonly bulb: Bulb;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isBehindFocus: boolean;
  /** Factor of the bulb's light. */
  readonly spread: number;
}

/** Returns the bulbs that are in the frame, first those behind the focus, then those in front of it. */
export function discsOf(bulbs: readonly Bulb[], view: Projection): readonly Disc[] {
  const discs = bulbs.flatMap((bulb) => discOf(bulb, view) ?? []);
  return [
    ...discs.filter(({ isBehindFocus }) => isBehindFocus),
    ...discs.filter(({ isBehindFocus }) => !isBehindFocus),
  ];
}

function discOf(bulb: Bulb, view: Projection): Disc | undefined {
  const at = view.project(bulb.place);
  if (at === undefined || at.distance < 0.5) return undefined;
  const { x, y, distance } = at;
  const short = Math.min(view.width, view.height);
  const least = bulb.isFlake === true ? Math.max(RADIUS_MIN, short * FLAKE_RADIUS_MIN) : RADIUS_MIN;
  const radius = Math.max(Math.abs(view.blurAt(distance)) * bulb.size * LARGENESS, least);
  const isInFrame =
    x > -radius && x < view.width + radius && y > -radius && y < view.height + radius;
  if (!isInFrame) return undefined;
  // The same light on a larger disc is dimmer, though not by as much as it should be: eyes like bokeh.
  const isFull = bulb.isFlake === true;
  const fading = isFull ? 1 : clamped(radius / (short * FULL_LIGHT_RADIUS), 0.1, 1);
  const spread = clamped(14 / radius, 0.35, 2.2) * (720 / short) ** 0.2 * fading;
  return { bulb, x, y, radius, spread, isBehindFocus: distance > view.focusDistance };
}

/** Writes bulbs as they shine at a time to the kernel; returns how many are behind the focus and in front of it. */
export function writeBulbs(
  kernel: Kernel,
  discs: readonly Disc[],
  time: number,
): { behind: number; inFront: number } {
  for (const [k, { bulb, x, y, radius, spread }] of discs.slice(0, BULB_COUNT_MAX).entries()) {
    const base = kernel.call.bulbTable() + k * BULB_BYTES;
    const pulse = 1 - bulb.flicker * (0.5 + 0.5 * Math.sin(time * 5 + bulb.phase));
    kernel.writeFloats(base + BULB_X, x, y);
    kernel.writeFloats(base + BULB_RADIUS, radius);
    kernel.writeFloats(base + BULB_COLOR, ...dimmed(bulb.light, pulse * spread));
    kernel.writeFloats(base + BULB_RIM, 0.42);
  }
  const behind = discs.filter(({ isBehindFocus }) => isBehindFocus).length;
  const inFront = discs.length - behind;
  return { behind, inFront: Math.max(0, Math.min(inFront, BULB_COUNT_MAX - behind)) };
}
