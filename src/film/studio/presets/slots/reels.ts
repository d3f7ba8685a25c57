import { blended, dimmed, WHITE } from '#film/color/light.ts';
import { mix, smooth } from '../../scene/easing.ts';
import type { MaterialHandle } from '../../scene/material.ts';
import type { Prop } from '../../scene/prop.ts';
import { combined, pointing, turnedAbout } from '../../scene/rotation.ts';
import type { Vec3 } from '../../scene/vec3.ts';
import type { Play } from './choreography.ts';
import { PAYLINE_HEIGHT, REEL, STANDING, SYMBOLS_PER_REEL, WINDOW } from './dimensions.ts';
import type { Machine } from './machine.ts';
import { paintStrip, smeared } from './reel-painting.ts';
import type { Strip } from './strips.ts';

const FULL = Math.PI * 2;
const LYING = pointing([1, 0, 0]);
/**
 * How far the pictures of a strip are smeared, in symbols; the kernel adds three of them up. Smeared by a whole symbol,
 * symbols and the paper between them are one even light, on which symbols are faint.
 */
export const SMEARS = [0, 0.05, 0.11, 0.2, 0.4, 1] as const;
/** In symbols: more would smear the faint ones into one another. */
const FULL_SPEED_BLUR = 0.3;
/**
 * For so long the shutter is open for reels that come to rest, and for those at full speed: what passes fast becomes
 * streaks and does not flicker.
 */
const SHUTTER_SECONDS = { slow: 1 / 11, fast: 1 / 3.5 } as const;
/** Symbols a second. */
const SLOW = 6.5;
const FAST = 9;

/** Turn of a reel that shows the symbol of a position on the pay line. */
export const reelAngle = (position: number): number =>
  FULL * (0.5 + (position - 0.5) / SYMBOLS_PER_REEL);

export interface Reels {
  pose(play: Play, time: number, shutter: number): void;
}

/** One reel: once for every smear, and what mirrors show of it. */
interface Reel {
  readonly at: Vec3;
  readonly smeared: readonly Prop[];
  readonly mirrored: Prop;
}

/** Adds the reels behind the window, each once for every smear; the one that fits its speed is shown. */
export function addReels(machine: Machine, strips: readonly Strip[]): Reels {
  const width = (WINDOW.halfWidth * 2) / strips.length;
  const left = machine.x - WINDOW.halfWidth;
  const reels = strips.map((strip, k) =>
    addReel(machine, strip, { x: left + (k + 0.5) * width, width }),
  );
  addDividers(machine, strips.length);
  const line = addPayLine(machine);
  return {
    pose(play, time, shutter) {
      line.glow(mix(LINE_GLOW.usual, LINE_GLOW.won, smooth(0, 0.25, time - play.wonAt)));
      for (const [k, reel] of reels.entries()) {
        const from = play.reelPosition(k, time);
        const speed = (play.reelPosition(k, time + shutter) - from) / shutter;
        poseReel(reel, from, speed * shutterFor(Math.abs(speed)));
      }
    },
  };
}

/** Sets a reel at a position, turning by `way` symbols while the shutter is open. */
function poseReel({ at, smeared: props, mirrored }: Reel, position: number, way: number): void {
  const shown = smearFor(Math.abs(way));
  const blur = SMEARS[shown] === 1 ? Math.sign(way) * FULL_SPEED_BLUR : way;
  const turn = combined(turnedAbout([1, 0, 0], reelAngle(position + blur / 2)), LYING);
  for (const [level, prop] of props.entries()) {
    if (level === shown) prop.show();
    else prop.hide();
    prop.place(at, turn);
    prop.blursTexture(blur / SYMBOLS_PER_REEL);
  }
  mirrored.place(at, turn);
}

const shutterFor = (speed: number): number =>
  mix(SHUTTER_SECONDS.slow, SHUTTER_SECONDS.fast, smooth(SLOW, FAST, speed));

/** Three smeared pictures, a third of the way apart, make one even streak. */
export function smearFor(way: number): number {
  return Math.max(
    0,
    SMEARS.findLastIndex((smear) => smear <= (way / 3) * 1.25),
  );
}

/** The part of the window behind which a reel turns. */
interface ReelPlace {
  /** Of its middle. */
  readonly x: number;
  readonly width: number;
}

function addReel({ stage, kit }: Machine, strip: Strip, { x, width }: ReelPlace): Reel {
  const at: Vec3 = [x, REEL.axisY, PAYLINE_HEIGHT];
  const painting = paintStrip(strip, kit.look);
  const add = (material: MaterialHandle, shrinking: number, reflected: boolean): Prop =>
    stage.add({
      solid: {
        kind: 'cylinder',
        radius: REEL.radius - shrinking,
        height: width - REEL.gap - shrinking,
        material,
        lids: kit.dark,
      },
      at,
      rotation: LYING,
      reflected,
    });
  const materials = SMEARS.map((smear) =>
    stage.material({
      texture: stage.texture(smear === 0 ? painting : smeared(painting, smear)),
      roughness: 0.55,
      coat: 0.35,
      ...(kit.look.strip.glows
        ? { textureUse: 'glows', emission: dimmed(WHITE, 0.85), color: [0.02, 0.02, 0.03] }
        : { color: [0.5, 0.48, 0.45] }),
    }),
  );
  // Mirrors would also show reels that are hidden: they get a reel of their own, inside the others.
  return {
    at,
    smeared: materials.map((material) => add(material, 0, false)),
    mirrored: add(materials[1] ?? kit.dark, 0.02, true),
  };
}

/** How bright the pay line is, and once its symbols have won. */
const LINE_GLOW = { usual: 0.14, won: 1 } as const;
/** Half the height of the row between the two strips, and where those are. */
const LINE = { half: 0.166, height: 0.016, y: 0.052 } as const;

/** Lit strips above and below the row that counts, so near to the reels that no camera sees them in another row. */
function addPayLine({ stage, kit, x }: Machine): { glow(strength: number): void } {
  const color = blended([1, 0.6, 0.18], kit.glow, 0.25);
  const lit = stage.material({ color: dimmed(color, 0.3), emission: dimmed(color, 2) });
  const width = WINDOW.halfWidth * 2 - 0.02;
  const strips = [-1, 1].map((side) =>
    stage.add({
      // Sheets, which cost a third of what rods do.
      solid: { kind: 'card', width, height: LINE.height, corner: 0.004, face: lit, back: lit },
      at: [x, LINE.y, PAYLINE_HEIGHT + side * LINE.half],
      rotation: STANDING,
    }),
  );
  return { glow: (strength) => strips.forEach((strip) => strip.glow(strength)) };
}

/** Thin bars between the reels, and the marks of the pay line. */
function addDividers({ stage, kit, x }: Machine, count: number): void {
  const pitch = (WINDOW.halfWidth * 2) / count;
  const height = WINDOW.high - WINDOW.low;
  for (let k = 1; k < count; k++) {
    stage.add({
      solid: { kind: 'box', width: 0.03, depth: 0.05, height, rounding: 0.01, material: kit.satin },
      at: [x - WINDOW.halfWidth + k * pitch, 0.06, (WINDOW.low + WINDOW.high) / 2],
    });
  }
  const mark = stage.material({
    color: [0.6, 0.02, 0.02],
    emission: [0.5, 0.02, 0.015],
    roughness: 0.3,
    coat: 1,
  });
  for (const side of [-1, 1]) {
    stage.add({
      solid: {
        kind: 'lathe',
        profile: [
          { radius: 0.034, height: 0, material: mark },
          { radius: 0.001, height: 0.075, material: mark },
        ],
      },
      at: [x + side * (WINDOW.halfWidth + 0.012), -0.045, PAYLINE_HEIGHT],
      rotation: pointing([-side, 0, 0]),
    });
  }
}
