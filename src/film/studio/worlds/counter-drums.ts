import type { HexColor } from '#film/color/hex.ts';
import { WHITE } from '#film/color/light.ts';
import { smeared } from '../presets/slots/reel-painting.ts';
import { smearFor, SMEARS } from '../presets/slots/reels.ts';
import { SIGN_FONT } from '../props/fonts.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { combined, pointing, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { paintShared, type Paint, type Painting } from '../scene/texture.ts';
import type { Vec3 } from '../scene/vec3.ts';

const FULL = Math.PI * 2;
const LYING = pointing([1, 0, 0]);
/** What stands round a drum, in the order in which it comes by. */
export const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '★', '◆'] as const;
/** Round a drum that counts nothing. */
export const ORNAMENTS = ['★', '◆', '★', '◆', '★', '◆', '★', '◆', '★', '◆', '★', '◆'] as const;
const COUNT = DIGITS.length;
/** Texels of a sign, round the drum and across it. */
const CELL = { along: 160, across: 112 } as const;
/** Higher than wide. */
export const SIGN_SHAPE = CELL.along / CELL.across;

export const radiusFor = (signHeight: number): number => (COUNT * signHeight) / FULL;

interface DrumInks {
  readonly ink: HexColor;
  readonly paper: HexColor;
}

/** Where a drum turns, how wide it is, and how high its signs are. */
interface DrumPlace {
  readonly at: Vec3;
  readonly width: number;
  readonly signHeight: number;
}

export interface Drum {
  /** Shows the sign at a position of its round, turning by `way` signs while the shutter is open. */
  turn(position: number, way: number): void;
  hide(): void;
}

/** Makes drums of counters: lit from within, each once for every speed at which its signs run into one another. */
export function drumMaker(
  stage: Stage,
  signs: readonly string[],
  { inks, lids }: { readonly inks: DrumInks; readonly lids: MaterialHandle },
) {
  const painting = paintRound(signs, inks);
  const materials = SMEARS.map((smear) =>
    lit(stage, smear === 0 ? painting : smeared(painting, smear)),
  );
  return {
    addDrum({ at, width, signHeight }: DrumPlace): Drum {
      const radius = radiusFor(signHeight);
      const props = materials.map((material) =>
        stage.add({
          solid: { kind: 'cylinder', radius, height: width, material, lids },
          at,
          rotation: LYING,
        }),
      );
      return {
        turn: (position, way) => poseDrum({ props, at }, position, way),
        hide: () => props.forEach((prop) => prop.hide()),
      };
    },
    /** A sign that does not turn: a currency, a comma. */
    addSign(sign: string, { at, width, signHeight }: DrumPlace): void {
      const same = DIGITS.map(() => sign);
      const material = lit(stage, paintRound(same, inks, width / signHeight));
      stage.add({
        solid: {
          kind: 'cylinder',
          radius: radiusFor(signHeight),
          height: width,
          material,
          lids,
        },
        at,
        rotation: combined(turnedAbout([1, 0, 0], angleOf(0)), LYING),
      });
    },
  };
}

/** Where a drum of digits shows `sign`; a star where no drum has it. Further on in its round is the sign before. */
export function positionOf(sign: string): number {
  const at = DIGITS.findIndex((one) => one === sign);
  return (COUNT - (at < 0 ? DIGITS.indexOf('★') : at)) % COUNT;
}

/**
 * Whether a drum that rolls up to a digit already counts, `left` signs before it: the digits that come by are never
 * larger. Before, it shows ornaments, of which both rounds have the same two before the first digit.
 */
const isCounting = (digit: string, left: number): boolean =>
  left <= DIGITS.findIndex((one) => one === digit) + 1.5;

/** Rolls up to a sign: `left` signs before it, turning by `way` while the shutter is open. */
export type RollUp = (left: number, way: number) => void;

/** A drum that shows ornaments, and digits from where it counts. */
export function rollUpTo(sign: string, digits: Drum, ornaments: Drum): RollUp {
  return (left, way) => {
    const counts = /\d/u.test(sign) && isCounting(sign, left);
    const [shown, hidden] = counts ? [digits, ornaments] : [ornaments, digits];
    shown.turn(positionOf(sign) + left, way);
    hidden.hide();
  };
}

const angleOf = (position: number): number => FULL * (0.5 + (position - 0.5) / COUNT);

/** A drum's solids, one for each speed, and where they turn. */
interface DrumProps {
  readonly props: readonly Prop[];
  readonly at: Vec3;
}

function poseDrum({ props, at }: DrumProps, position: number, way: number): void {
  const turn = combined(turnedAbout([1, 0, 0], angleOf(position + way / 2)), LYING);
  const shown = smearFor(Math.abs(way));
  for (const [level, prop] of props.entries()) {
    if (level === shown) prop.show();
    else prop.hide();
    prop.place(at, turn);
    prop.blursTexture(way / COUNT);
  }
}

function lit(stage: Stage, painting: Painting): MaterialHandle {
  return stage.material({
    texture: stage.texture(painting),
    textureUse: 'glows',
    emission: WHITE,
    color: [0.02, 0.02, 0.02],
    roughness: 0.4,
    coat: 0.5,
  });
}

/** Unrolled: round the drum runs to the right. `shape` is how wide a sign's place is beside its height. */
function paintRound(
  signs: readonly string[],
  { ink, paper }: DrumInks,
  shape = 1 / SIGN_SHAPE,
): Painting {
  const across = Math.round(CELL.along * shape);
  return paintShared(CELL.along * signs.length, across, (p) => {
    const sheet = p.createLinearGradient(0, 0, 0, across);
    for (const [at, color] of [
      [0, '#000000'],
      [0.1, paper],
      [0.9, paper],
      [1, '#000000'],
    ] as const)
      sheet.addColorStop(at, color);
    p.fillStyle = sheet;
    p.fillRect(0, 0, CELL.along * signs.length, across);
    for (const [k, sign] of signs.entries()) {
      p.save();
      p.translate((k + 0.5) * CELL.along, across / 2);
      p.rotate(-Math.PI / 2);
      drawSign(p, sign, ink);
      p.restore();
    }
  });
}

function drawSign(p: Paint, sign: string, ink: HexColor): void {
  p.fillStyle = ink;
  p.shadowColor = ink;
  p.shadowBlur = 14;
  if (sign === '★' || sign === '◆') {
    p.beginPath();
    const points = sign === '★' ? 10 : 4;
    for (let k = 0; k < points; k += 1) {
      const radius = sign === '★' && k % 2 === 1 ? 20 : 46;
      const angle = (k / points) * FULL - Math.PI / 2;
      p.lineTo(Math.cos(angle) * radius * (sign === '◆' ? 0.7 : 1), Math.sin(angle) * radius);
    }
    p.closePath();
    p.fill();
    return;
  }
  p.font = `${CELL.along * 0.98}px ${SIGN_FONT}`;
  p.textAlign = 'center';
  p.textBaseline = 'alphabetic';
  p.fillText(sign, 0, CELL.along * 0.35);
}
