import { describe, expect, it } from 'vitest';
import { pointing, turnedAbout, combined } from '../../scene/rotation.ts';
import { paint, type Painting } from '../../scene/texture.ts';
import { openTinyStage } from '../../tiny-stage.ts';
import { registerPropFonts } from '../../props/fonts.ts';
import { REEL, SYMBOLS_PER_REEL } from './dimensions.ts';
import { SLOTS_LOOKS } from './looks.ts';
import { paintStrip, smeared } from './reel-painting.ts';
import { reelAngle, smearFor } from './reels.ts';
import type { Strip } from './strips.ts';
import { drawSymbol, type SymbolId } from './symbols.ts';

const SIDE = 96;
const GRID = 24;

/** Brightness of the middle of a frame, on a grid. */
function gridOf(bright: (x: number, y: number) => number): number[] {
  return Array.from({ length: GRID * GRID }, (_, k) =>
    bright((k % GRID) / (GRID - 1) - 0.5, Math.floor(k / GRID) / (GRID - 1) - 0.5),
  );
}

/** What a reel shows at a position, seen from the front. */
function seenOnReel(strip: Strip, position: number): number[] {
  const look = SLOTS_LOOKS[0];
  const { stage, render } = openTinyStage(SIDE);
  const texture = stage.texture(paintStrip(strip, look));
  const material = stage.material({ texture, roughness: 1 });
  stage.add({
    solid: { kind: 'cylinder', radius: REEL.radius, height: 0.42, material },
    rotation: combined(turnedAbout([1, 0, 0], reelAngle(position)), pointing([1, 0, 0])),
  });
  const at = render({
    eye: [0, -2, 0],
    target: [0, 0, 0],
    fieldOfView: 0.3,
    focus: [0, -REEL.radius, 0],
    aperture: 0,
    roll: 0,
    lowering: 0,
  });
  return gridOf((u, v) => at(Math.round(SIDE / 2 + u * 52), Math.round(SIDE / 2 + v * 52)).green);
}

/** The same symbol as it was drawn, or as a mirror shows it. */
function drawn(symbol: SymbolId, mirrored: boolean): number[] {
  const painting = paint(SIDE, SIDE, (p) => {
    p.fillStyle = SLOTS_LOOKS[0].strip.paper;
    p.fillRect(0, 0, SIDE, SIDE);
    p.translate(SIDE / 2, SIDE / 2);
    p.scale(mirrored ? -0.5 : 0.5, 0.5);
    drawSymbol(p, symbol);
  });
  const green = (x: number, y: number): number => painting.pixels[(y * SIDE + x) * 4 + 1] ?? 0;
  return gridOf((u, v) => green(Math.round(SIDE / 2 + u * 48), Math.round(SIDE / 2 + v * 48)));
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [k, value] of a.entries()) {
    const other = (b[k] ?? 0) - mb;
    ab += (value - ma) * other;
    aa += (value - ma) ** 2;
    bb += other ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}

const strip: Strip = Array.from({ length: SYMBOLS_PER_REEL }, (_, k) =>
  k === 2 ? 'seven' : k === 9 ? 'cherry' : 'bell',
);

describe('symbols on a reel', () => {
  it.each([
    ['seven', -2],
    ['cherry', 3],
  ] as const)('%s stands upright on the pay line, not mirrored', (symbol, position) => {
    registerPropFonts();
    const seen = seenOnReel(strip, position);
    const upright = likeness(seen, drawn(symbol, false));
    expect(upright).toBeGreaterThan(0.6);
    expect(upright).toBeGreaterThan(likeness(seen, drawn(symbol, true)) + 0.1);
    expect(upright).toBeGreaterThan(likeness(seen.toReversed(), drawn(symbol, false)) + 0.1);
  });
});

describe('a smeared strip', () => {
  const contrast = ({ width, pixels }: Painting): number => {
    const row = Array.from({ length: width }, (_, x) => pixels[(width * 100 + x) * 4 + 1] ?? 0);
    return row.reduce((sum, value, x) => sum + Math.abs(value - (row[x - 1] ?? value)), 0) / width;
  };

  it('is the smoother, the further it is smeared', () => {
    registerPropFonts();
    const sharp = paintStrip(strip, SLOTS_LOOKS[0]);
    const little = contrast(smeared(sharp, 0.05));
    expect(little).toBeLessThan(contrast(sharp));
    expect(contrast(smeared(sharp, 0.2))).toBeLessThan(little);
  });

  it('shows faint symbols on streaks of their colours at full speed', () => {
    registerPropFonts();
    const sevens: Strip = Array.from({ length: SYMBOLS_PER_REEL }, () => 'seven');
    const sharp = paintStrip(sevens, SLOTS_LOOKS[0]);
    const fast = smeared(sharp, 1);
    const redness = (y: number): number => {
      const at = (y * fast.width + Math.floor(fast.width / 2)) * 4;
      return (fast.pixels[at] ?? 0) - (fast.pixels[at + 1] ?? 0);
    };
    expect(redness(Math.floor(fast.height / 2)) - redness(4)).toBeGreaterThan(60);
    expect(contrast(fast)).toBeGreaterThan(0.05);
    expect(contrast(fast)).toBeLessThan(contrast(smeared(sharp, 0.2)) / 2);
  });

  it('is shown the more smeared, the faster the reel turns', () => {
    expect(smearFor(0)).toBe(0);
    const levels = [0, 0.1, 0.15, 0.3, 0.6].map(smearFor);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels.at(-1)).toBeGreaterThan(1);
  });
});
