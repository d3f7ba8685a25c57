import { dimmed, WHITE } from '../../scene/color.ts';
import type { Prop } from '../../scene/prop.ts';
import { combined, pointing, turnedAbout } from '../../scene/rotation.ts';
import type { Stage } from '../../scene/stage.ts';
import type { CabinetKit } from './cabinet-kit.ts';
import type { Play } from './choreography.ts';
import { PAYLINE_HEIGHT, REEL, SYMBOLS_PER_REEL, WINDOW } from './dimensions.ts';
import { paintStrip, smeared } from './reel-painting.ts';
import type { Strip } from './strips.ts';

const FULL = Math.PI * 2;
const LYING = pointing([1, 0, 0]);
/** How far the pictures of a strip are smeared, in symbols; the kernel adds three of them up. */
const SMEARS = [0, 0.05, 0.11, 0.2] as const;
/** Reels look better with a shutter that is open longer than the camera's. */
const SHUTTER_FACTOR = 1.8;

/** Turn of a reel that shows the symbol of a position on the pay line. */
export const reelAngle = (position: number): number =>
  FULL * (0.5 + (position - 0.5) / SYMBOLS_PER_REEL);

export interface Reels {
  pose(play: Play, time: number, shutter: number): void;
}

/** The reels behind the window, each once for every smear; the one that fits its speed is shown. */
export function addReels(
  stage: Stage,
  kit: CabinetKit,
  strips: readonly Strip[],
  x: number,
): Reels {
  const pitch = (WINDOW.halfWidth * 2) / strips.length;
  const reels = strips.map((strip, k) => {
    const at = [x - WINDOW.halfWidth + (k + 0.5) * pitch, REEL.axisY, PAYLINE_HEIGHT] as const;
    return { at, props: smearedReels(stage, kit, strip, pitch, at) };
  });
  addDividers(stage, kit, strips.length, x);
  return {
    pose(play, time, shutter) {
      for (const [k, { at, props }] of reels.entries()) {
        const from = play.reelPosition(k, time);
        const way = (play.reelPosition(k, time + shutter) - from) * SHUTTER_FACTOR;
        const shown = smearFor(Math.abs(way));
        for (const [level, prop] of props.entries()) {
          if (level !== shown) {
            prop.hide();
            continue;
          }
          prop.show();
          prop.place(at, combined(turnedAbout([1, 0, 0], reelAngle(from + way / 2)), LYING));
          prop.blursTexture(way / SYMBOLS_PER_REEL);
        }
      }
    },
  };
}

/** Three smeared pictures, a third of the way apart, make one even streak. */
export function smearFor(way: number): number {
  return Math.max(
    0,
    SMEARS.findLastIndex((smear) => smear <= (way / 3) * 1.25),
  );
}

function smearedReels(
  stage: Stage,
  kit: CabinetKit,
  strip: Strip,
  pitch: number,
  at: readonly [number, number, number],
): Prop[] {
  const painting = paintStrip(strip, kit.look);
  return SMEARS.map((smear) => {
    const texture = stage.texture(smear === 0 ? painting : smeared(painting, smear));
    const material = stage.material({
      texture,
      roughness: 0.55,
      coat: 0.35,
      ...(kit.look.strip.glows
        ? { textureUse: 'glows', emission: dimmed(WHITE, 0.85), color: [0.02, 0.02, 0.03] }
        : { color: [0.5, 0.48, 0.45] }),
    });
    return stage.add({
      solid: {
        kind: 'cylinder',
        radius: REEL.radius,
        height: pitch - REEL.gap,
        material,
        lids: kit.dark,
      },
      at,
      rotation: LYING,
      reflected: smear === 0 || smear === SMEARS.at(-1),
    });
  });
}

/** Thin bars between the reels, and the marks of the pay line. */
function addDividers(stage: Stage, kit: CabinetKit, count: number, x: number): void {
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
