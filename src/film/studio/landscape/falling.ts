import type { Weather } from '#domain/order/look.ts';
import { blended, dimmed, WHITE, type Light } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paintLeaf } from '../room/leaf.ts';
import type { Panel } from '../room/panel.ts';
import {
  paintShared,
  weighedByOpacity,
  type Painting,
  type TextureHandle,
} from '../scene/texture.ts';
import { across } from './across.ts';
import type { Surroundings } from './surroundings.ts';
import { atLeast } from './weather.ts';

/** A curtain of what falls, at a distance. */
interface Curtain {
  readonly at: number;
  /** How often its painting is repeated from side to side. */
  readonly repeats: number;
  readonly opacity: number;
}

interface Fall {
  /** Units a second. */
  readonly speed: number;
  /** How far it leans, in radians. */
  readonly lean: number;
  /** How far it sways to both sides, as a part of its painting. */
  readonly sway: number;
  readonly curtains: readonly Curtain[];
}

const FALLS: Partial<Record<Weather, Fall>> = {
  rain: {
    speed: 8.5,
    lean: 0.07,
    sway: 0,
    curtains: [
      { at: 18, repeats: 2.6, opacity: 0.6 },
      { at: 6, repeats: 1.8, opacity: 0.75 },
    ],
  },
  storm: {
    speed: 11,
    lean: 0.26,
    sway: 0,
    curtains: [
      { at: 18, repeats: 2.6, opacity: 0.8 },
      { at: 6, repeats: 1.8, opacity: 0.95 },
    ],
  },
  snow: {
    speed: 1.1,
    lean: 0.12,
    sway: 0.02,
    curtains: [
      { at: 22, repeats: 3.4, opacity: 0.8 },
      { at: 9, repeats: 1.9, opacity: 0.9 },
      { at: 4, repeats: 1, opacity: 0.9 },
    ],
  },
};

/** Leaves that trees let go, where the air is dry. */
const LEAF_FALL: Fall = {
  speed: 0.75,
  lean: 0.2,
  sway: 0.05,
  curtains: [
    { at: 24, repeats: 3, opacity: 0.9 },
    { at: 10, repeats: 1.9, opacity: 0.95 },
    { at: 5, repeats: 1.1, opacity: 1 },
  ],
};

/** How bright drops are at least: lamps and the moon are seen in them, too. */
const DIMMEST_DROPS = 0.4;

const DIMMEST_LEAVES = 0.55;

const SIDE = 512;
/** Wide enough for a leaning curtain to fill the frame. */
const REACH = { half: 1.5, low: -1.2, high: 1.5 } as const;

/** Rain, snow or leaves before the landscape, from far to near; nothing else falls. */
export function hangFalling(around: Surroundings): (seconds: number) => readonly Panel[] {
  const { stage, weather, random, day } = around;
  const fall = FALLS[weather];
  if (fall === undefined) return hangLeaves(around);
  const isSnow = weather === 'snow';
  const stream = random('landscape falling');
  const texture = stage.texture(isSnow ? paintFlakes(stream) : paintStreaks(stream));
  // Flakes are lit by the sky; drops gather what is bright behind them.
  const light = isSnow
    ? dimmed(blended(day.ambient, WHITE, 0.35), 1.15)
    : atLeast(DIMMEST_DROPS, dimmed(blended(day.haze, day.horizon, 0.5), 1.7));
  return (seconds) =>
    fall.curtains.map((curtain, k) => curtainPanel(curtain, fall, { texture, light, seconds, k }));
}

function hangLeaves({ stage, storyboard, kind, random, day }: Surroundings) {
  const isAutumn = kind === 'park' || storyboard.look.dressing.includes('leaves');
  if (!isAutumn) return () => [];
  const texture = stage.texture(paintLeaves(random('landscape leaves')));
  const light = atLeast(DIMMEST_LEAVES, dimmed(blended(day.ambient, day.direct, 0.6), 1.3));
  return (seconds: number): readonly Panel[] =>
    LEAF_FALL.curtains.map((curtain, k) =>
      curtainPanel(curtain, LEAF_FALL, { texture, light, seconds, k }),
    );
}

interface Hanging {
  readonly texture: TextureHandle;
  readonly light: Light;
  readonly seconds: number;
  readonly k: number;
}

function curtainPanel(
  { at, repeats, opacity }: Curtain,
  { speed, lean, sway }: Fall,
  { texture, light, seconds, k }: Hanging,
): Panel {
  const place = across(at, REACH);
  const [half, tall] = [REACH.half * at, ((REACH.high - REACH.low) / 2) * at];
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const high = (repeats * tall) / half;
  return {
    ...place,
    across: [half * cos, 0, -half * sin],
    upward: [tall * sin, 0, tall * cos],
    texture,
    light,
    opacity,
    part: [
      k * 0.37 + sway * Math.sin(seconds * 0.9 + k * 2),
      // Textures swing back and forth from row to row of them, which what falls does not tell.
      200 + k * 0.29 - (seconds * speed * high) / (2 * tall),
      repeats,
      high,
    ],
  };
}

/** Streaks of rain, most of them faint. */
function paintStreaks(random: Random): Painting {
  const streaks = Array.from({ length: 230 }, () => ({
    x: between(random, 4, SIDE - 4),
    y: between(random, -20, SIDE),
    long: between(random, 18, 64),
    level: 0.15 + 0.85 * random() ** 2,
    wide: between(random, 0.7, 1.3),
  }));
  return weighedByOpacity(
    paintShared(SIDE, SIDE, (p) => {
      for (const { x, y, long, level, wide } of streaks) {
        const fade = p.createLinearGradient(0, y, 0, y + long);
        fade.addColorStop(0, 'rgba(255, 255, 255, 0)');
        fade.addColorStop(0.7, `rgba(255, 255, 255, ${level.toFixed(2)})`);
        fade.addColorStop(1, 'rgba(255, 255, 255, 0)');
        p.fillStyle = fade;
        p.fillRect(x, y, wide, long);
      }
    }),
  );
}

/** Soft flakes of several sizes. */
function paintFlakes(random: Random): Painting {
  const flakes = Array.from({ length: 150 }, () => ({
    x: between(random, 8, SIDE - 8),
    y: between(random, 8, SIDE - 8),
    radius: between(random, 1.3, 3.6),
    level: between(random, 0.35, 0.95),
  }));
  return weighedByOpacity(
    paintShared(SIDE, SIDE, (p) => {
      for (const { x, y, radius, level } of flakes) {
        const soft = p.createRadialGradient(x, y, 0, x, y, radius);
        soft.addColorStop(0, `rgba(255, 255, 255, ${level.toFixed(2)})`);
        soft.addColorStop(0.45, `rgba(255, 255, 255, ${(level * 0.75).toFixed(2)})`);
        soft.addColorStop(1, 'rgba(255, 255, 255, 0)');
        p.fillStyle = soft;
        p.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
    }),
  );
}

/** Leaves of several colours, each turned its own way. */
function paintLeaves(random: Random): Painting {
  const colors = ['#f2a12e', '#e2701c', '#c9431a', '#f0c24a', '#a5341a'] as const;
  const leaves = Array.from({ length: 34 }, (_, k) => ({
    x: between(random, 16, SIDE - 16),
    y: between(random, 16, SIDE - 16),
    long: between(random, 6, 12),
    color: colors[k % colors.length] ?? colors[0],
    turn: random() * Math.PI * 2,
    // Seen from the side, a leaf is narrow.
    wide: between(random, 0.22, 0.62),
  }));
  return weighedByOpacity(
    paintShared(SIDE, SIDE, (p) => {
      for (const one of leaves) paintLeaf(p, one);
    }),
  );
}
