import { withAlpha } from '#film/color/hex.ts';
import { dimmed, lightOf, mixedHex } from '#film/color/light.ts';
import { mix } from '../../scene/easing.ts';
import type { Prop } from '../../scene/prop.ts';
import {
  carried,
  combined,
  pointing,
  turnedAbout,
  UNTURNED,
  type Rotation,
} from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import { fillDisc, type Disc } from '../../scene/fill-disc.ts';
import { paintShared, type Painting } from '../../scene/texture.ts';
import { cross, dot, plus, times, type Vec3 } from '../../scene/vec3.ts';
import { DIE } from './dimensions.ts';
import type { CrapsLook } from './looks.ts';
import type { DiePlace } from './throw.ts';

/** Which way each number looks on a die that is not turned; opposite sides add up to seven. */
const SIDES: readonly (readonly [value: number, normal: Vec3])[] = [
  [1, [0, 0, 1]],
  [6, [0, 0, -1]],
  [2, [1, 0, 0]],
  [5, [-1, 0, 0]],
  [3, [0, 1, 0]],
  [4, [0, -1, 0]],
];
const ROUNDING = 0.01;
/** Keeps white pips below the brightest white. */
const PRINT = 0.62;
/** The printed sides lie on the body, just above it. */
const ABOVE = 0.0012;

export interface Die {
  /** `numbering` turns the printed numbers on the body; see `numberingFor`. */
  place(place: DiePlace, numbering: Rotation): void;
  hide(): void;
}

/** Adds one die with its pips to the scene. */
export function addDie(stage: Stage, look: CrapsLook['dice']): Die {
  const finish = { roughness: 0.1, coat: 1 } as const;
  const body = stage.add({
    solid: {
      kind: 'box',
      width: DIE,
      depth: DIE,
      height: DIE,
      rounding: ROUNDING,
      // Edges narrower than an element would sparkle in dots under the lacquer of the sides.
      material: stage.material({ color: dimmed(lightOf(look.body), PRINT), roughness: 0.5 }),
    },
  });
  // Shades are upright prisms, and a die turns every way: a hidden drum inside it shades in its place.
  const caster = stage.add({
    solid: {
      kind: 'cylinder',
      radius: DIE * 0.3,
      height: DIE * 0.4,
      material: stage.material({ color: dimmed(lightOf(look.body), PRINT) }),
    },
    shades: { halfWidth: DIE * 0.48, low: -DIE / 2, high: DIE / 2 },
  });
  const sides = SIDES.map(([value, normal]): { normal: Vec3; prop: Prop } => {
    const face = stage.material({
      texture: stage.texture(paintSide(value, look)),
      color: [PRINT, PRINT, PRINT],
      ...finish,
    });
    const size = DIE - ROUNDING * 1.6;
    const solid = {
      kind: 'card',
      width: size,
      height: size,
      corner: 0.008,
      face,
      back: face,
    } as const;
    return { normal, prop: stage.add({ solid }) };
  });
  return {
    place({ position, rotation }, numbering) {
      body.show();
      body.place(position, rotation);
      caster.show();
      caster.place(position);
      const printed = combined(rotation, numbering);
      for (const { normal, prop } of sides) {
        prop.show();
        prop.place(
          plus(position, times(carried(printed, normal), DIE / 2 + ABOVE)),
          combined(printed, pointing(normal)),
        );
      }
    },
    hide() {
      body.hide();
      caster.hide();
      for (const { prop } of sides) prop.hide();
    },
  };
}

/** The numbering with which a die that ends with `up` (as in `Throw`) upwards shows `value`. */
export function numberingFor(value: number, up: number): Rotation {
  const from = SIDES.find(([candidate]) => candidate === value)?.[1] ?? [0, 0, 1];
  const sign = Math.sign(up);
  const to: Vec3 = [
    Math.abs(up) === 1 ? sign : 0,
    Math.abs(up) === 2 ? sign : 0,
    Math.abs(up) === 3 ? sign : 0,
  ];
  const along = dot(from, to);
  if (along > 0.5) return UNTURNED;
  if (along < -0.5) return turnedAbout([from[1], from[2], from[0]], Math.PI);
  return turnedAbout(cross(from, to), Math.PI / 2);
}

const PIXELS = 160;
const [LOW, MIDDLE, HIGH] = [0.25, 0.5, 0.75];
const PIPS: Record<number, readonly (readonly [x: number, y: number])[]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [LOW, MIDDLE],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MIDDLE],
    [HIGH, HIGH],
  ],
};

/** Cast from clear resin: light gathers towards the edges, and the far side's pips show through as a haze. */
function paintSide(value: number, { body, pips }: CrapsLook['dice']): Painting {
  return paintShared(PIXELS, PIXELS, (p) => {
    const depth = p.createRadialGradient(
      PIXELS * 0.46,
      PIXELS * 0.42,
      PIXELS * 0.1,
      PIXELS / 2,
      PIXELS / 2,
      PIXELS * 0.72,
    );
    depth.addColorStop(0, mixedHex(body, '#000000', 0.3));
    depth.addColorStop(0.6, body);
    depth.addColorStop(1, mixedHex(body, '#ffffff', 0.16));
    p.fillStyle = depth;
    p.fillRect(0, 0, PIXELS, PIXELS);
    p.fillStyle = withAlpha(pips, 0.05);
    for (const [x, y] of PIPS[7 - value] ?? [])
      for (const radius of [0.13, 0.1, 0.07])
        fillDisc(p, inPixels({ x: mix(0.5, 1 - x, 0.72), y: mix(0.5, y, 0.72), radius }));
    for (const [x, y] of PIPS[value] ?? []) {
      // Drilled and filled: a shade round the edge.
      p.fillStyle = 'rgba(0, 0, 0, 0.35)';
      fillDisc(p, inPixels({ x, y, radius: 0.104 }));
      p.fillStyle = pips;
      fillDisc(p, inPixels({ x, y, radius: 0.094 }));
    }
  });
}

/** Converts a disc from shares of a side to pixels. */
const inPixels = ({ x, y, radius }: Disc): Disc => ({
  x: x * PIXELS,
  y: y * PIXELS,
  radius: radius * PIXELS,
});
