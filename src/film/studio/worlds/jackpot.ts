import { darken, lighten } from '#film/color/hex.ts';
import { blended, dimmed, lightOf, vivid, WHITE } from '#film/color/light.ts';
import { between } from '#film/random.ts';
import { startOf } from '../moment.ts';
import type { SceneContext } from '../scene-context.ts';
import { registerPropFonts } from '../props/fonts.ts';
import type { MaterialHandle } from '../scene/material.ts';
import type { Prop } from '../scene/prop.ts';
import { degrees, pointing, turnedAbout } from '../scene/rotation.ts';
import type { Stage } from '../scene/stage.ts';
import { plus, times, type Vec3 } from '../scene/vec3.ts';
import { addBlock } from './blocks.ts';
import { FRONT, planWorld } from './cameras.ts';
import {
  DIGITS,
  drumMaker,
  ORNAMENTS,
  radiusFor,
  rollUpTo,
  SIGN_SHAPE,
  type Drum,
  type RollUp,
} from './counter-drums.ts';
import { jackpotSum } from './jackpot-sum.ts';
import { setLogoBoard } from './logo-board.ts';
import type { BuildWorld } from './world-scene.ts';

type Drums = ReturnType<typeof drumMaker>;

interface Kit {
  readonly wall: MaterialHandle;
  readonly brass: MaterialHandle;
  readonly dark: MaterialHandle;
}

const WALL_Y = 1.2;
const WIDTH = 11;
const TOP = 3.9;
/** The large counter. */
const MAIN = { z: 1.32, width: 3.5, pitchMax: 0.5, half: 0.27 } as const;
/** The small ones below. */
const SMALL = { z: 0.5, half: 0.13, sign: 0.2 } as const;
/** Signs of a counter that comes to rest on no sum. */
const STARS = ['★', '★', '★', '★', '★', '★', '★'] as const;
/** Signs a second of the first drum, and how much faster each further one turns. */
const SPEED = { first: 15, more: 1.1 } as const;
/** The signs of fast drums run into one another, so that nobody reads a sum that is none. */
const SHUTTER_FACTOR = 2.4;
const BRAKING_SECONDS = 1;

/** A wall of counters that roll up: the largest comes to rest on the film's sum, or on stars where it has none. */
export const buildJackpot: BuildWorld = (context) => {
  registerPropFonts();
  const { stage, storyboard } = context;
  const { palette } = storyboard.look;
  const metal = lightOf(palette.metal);
  const kit: Kit = {
    wall: stage.material({
      color: blended(lightOf(darken(palette.felt, 0.35)), [0.02, 0.015, 0.02], 0.35),
      roughness: 0.22,
      coat: 0.8,
    }),
    brass: stage.material({ color: metal, metal: 1, roughness: 0.18 }),
    dark: stage.material({ color: [0.01, 0.01, 0.012], roughness: 0.6 }),
  };
  const inks = { ink: lighten(palette.metal, 0.3), paper: '#0d0705' as const };
  const paint = { inks, lids: kit.dark };
  const digits = drumMaker(stage, DIGITS, paint);
  const ornaments = drumMaker(stage, ORNAMENTS, paint);
  layFloor(context);
  buildWall(stage, kit);
  setLogoBoard(context, { at: [0, WALL_Y - 0.04, 0.84], width: 0.9, height: 0.28 });
  const main = setMainCounter(context, kit, { digits, ornaments });
  const small = setSmallCounters(stage, kit, ornaments);
  const rays = fanRays(context, kit);
  const bulbs = hangBulbs(context);
  heapCoins(context, kit);
  return {
    pose: ({ time, shutter }) => {
      main(time, shutter);
      small(time, shutter);
      rays.forEach((ray, k) => ray.glow(0.75 + 0.35 * Math.sin(time * 2.2 - k * 0.55)));
      bulbs.forEach((bulb, k) => bulb.glow(0.45 + 0.65 * bulbLevel(k - time * 6)));
    },
    plan: planWorld(
      {
        wide: {
          target: [0, WALL_Y, 1.32],
          azimuth: FRONT + degrees(11),
          elevation: degrees(3),
          distance: 4.9,
          fieldOfView: degrees(38),
          aperture: 0.014,
          lowering: 0.1,
          fit: 2.7,
        },
        detail: {
          target: [0.75, WALL_Y, MAIN.z],
          azimuth: FRONT - degrees(27),
          elevation: degrees(6),
          distance: 1.75,
          fieldOfView: degrees(36),
          aperture: 0.03,
          lowering: 0.12,
          fit: 0.75,
        },
        action: {
          target: [-0.35, WALL_Y, 1.3],
          azimuth: FRONT + degrees(30),
          elevation: degrees(4),
          distance: 2.6,
          fieldOfView: degrees(37),
          aperture: 0.022,
          lowering: 0.12,
          fit: 1.25,
        },
      },
      2.4,
    ),
    panels: () => [],
  };
};

/** Runs smoothly from bulb to bulb: nothing flashes. */
const bulbLevel = (place: number): number => (0.5 + 0.5 * Math.cos((place * Math.PI * 2) / 4)) ** 2;

function layFloor({ stage, storyboard }: SceneContext): void {
  const stone = stage.material({
    color: blended([0.02, 0.018, 0.02], lightOf(storyboard.look.palette.room), 0.3),
    roughness: 0.12,
    coat: 1,
  });
  stage.add({
    solid: { kind: 'surface', width: 14, depth: 9, corners: [0.1, 0.1], material: stone },
    at: [0, -2, 0],
  });
}

/** Lacquer, open where the counters are. */
function buildWall(stage: Stage, { wall, brass, dark }: Kit): void {
  const strip = (low: number, high: number) =>
    addBlock(stage, wall, {
      at: [0, WALL_Y + 0.15, (low + high) / 2],
      size: [WIDTH, 0.3, high - low],
      rounding: 0.012,
    });
  strip(0, SMALL.z - SMALL.half);
  strip(SMALL.z + SMALL.half, MAIN.z - MAIN.half);
  strip(MAIN.z + MAIN.half, TOP);
  addBlock(stage, dark, {
    at: [0, WALL_Y + 0.3, MAIN.z / 2 + 0.4],
    size: [WIDTH, 0.02, MAIN.z + 0.8],
    rounding: 0,
  });
  for (const z of [0.1, 0.82, TOP - 0.1])
    addBlock(stage, brass, {
      at: [0, WALL_Y - 0.01, z],
      size: [WIDTH, 0.03, 0.035],
      rounding: 0.012,
    });
  for (const side of [-1, 1])
    for (const x of [2.15, 2.42, 2.69])
      addBlock(stage, brass, {
        at: [side * x, WALL_Y - 0.02, TOP / 2],
        size: [0.06, 0.06, TOP],
        rounding: 0.02,
      });
}

/** An opening of the wall about (x, z), and how thick the bar round it is. */
interface Opening {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  readonly bar: number;
}

function frameOpening(stage: Stage, material: MaterialHandle, opening: Opening): void {
  const { x, z, width, height, bar } = opening;
  stage.add({
    solid: {
      kind: 'frame',
      width,
      depth: height,
      corners: [0.03, 0.03],
      barWidth: bar,
      barHeight: bar * 1.2,
      rounding: bar * 0.4,
      material,
    },
    at: [x, WALL_Y - 0.02, z],
    rotation: pointing([0, -1, 0]),
  });
}

type Roll = (time: number, shutter: number) => void;

/** The large counter; its drums come to rest from the left, before the game is seen. */
function setMainCounter(
  { stage, storyboard }: SceneContext,
  kit: Kit,
  drums: { readonly digits: Drums; readonly ornaments: Drums },
): Roll {
  const signs = jackpotSum(storyboard) ?? STARS;
  const widths = signs.map((sign): number => (/[.,]/u.test(sign) ? 0.42 : 1));
  const pitch = Math.min(MAIN.pitchMax, MAIN.width / widths.reduce((sum, width) => sum + width, 0));
  const whole = widths.reduce((sum, width) => sum + width, 0) * pitch;
  const signHeight = Math.min(pitch * SIGN_SHAPE, MAIN.half * 1.75);
  const axisY = WALL_Y + 0.06 + radiusFor(signHeight);
  const turning: RollUp[] = [];
  let left = -whole / 2;
  for (const [k, sign] of signs.entries()) {
    const width = (widths[k] ?? 1) * pitch;
    const place = {
      at: [left + width / 2, axisY, MAIN.z] as const,
      width: width - 0.014,
      signHeight,
    };
    left += width;
    if (/[\d★]/u.test(sign))
      turning.push(rollUpTo(sign, drums.digits.addDrum(place), drums.ornaments.addDrum(place)));
    else drums.digits.addSign(sign, place);
  }
  for (const side of [-1, 1])
    addBlock(stage, kit.wall, {
      at: [side * (whole / 4 + WIDTH / 4), WALL_Y + 0.15, MAIN.z],
      size: [WIDTH / 2 - whole / 2, 0.3, MAIN.half * 2],
      rounding: 0,
    });
  frameOpening(stage, kit.brass, {
    x: 0,
    z: MAIN.z,
    width: whole + 0.06,
    height: MAIN.half * 2 + 0.06,
    bar: 0.075,
  });
  const ends = restTimes(storyboard, turning.length);
  return (time, shutter) => {
    for (const [k, rollUp] of turning.entries()) {
      const speed = SPEED.first + SPEED.more * k;
      const leftAt = (when: number): number => wayLeft((ends[k] ?? 0) - when, speed);
      rollUp(leftAt(time), leftAt(time + shutter * SHUTTER_FACTOR) - leftAt(time));
    }
  };
}

/** When each drum rests, in seconds: the first ones first, all before the game is seen. */
function restTimes(storyboard: SceneContext['storyboard'], count: number): readonly number[] {
  const seconds = storyboard.frameCount / storyboard.controls.fps;
  const last = (startOf(storyboard, 'hero') ?? seconds * 0.7) - 0.4;
  const first = Math.max(BRAKING_SECONDS, last * 0.5);
  return Array.from({ length: count }, (_, k) => first + ((last - first) * (k + 1)) / count);
}

/** How many signs a drum still turns that rests in `seconds`. */
function wayLeft(seconds: number, speed: number): number {
  if (seconds <= 0) return 0;
  if (seconds < BRAKING_SECONDS) return (speed * seconds ** 2) / (2 * BRAKING_SECONDS);
  return speed * (seconds - BRAKING_SECONDS / 2);
}

/** A row of small counters, which never rest. */
function setSmallCounters(stage: Stage, kit: Kit, drums: Drums): Roll {
  const axisY = WALL_Y + 0.05 + radiusFor(SMALL.sign);
  const turning: Drum[] = [];
  const [counters, across, pitch] = [3, 7, SMALL.sign / SIGN_SHAPE];
  for (let counter = 0; counter < counters; counter += 1) {
    const middle = (counter - 1) * 1.34;
    for (let k = 0; k < across; k += 1)
      turning.push(
        drums.addDrum({
          at: [middle + (k - (across - 1) / 2) * pitch, axisY, SMALL.z],
          width: pitch - 0.008,
          signHeight: SMALL.sign,
        }),
      );
    const width = across * pitch;
    frameOpening(stage, kit.brass, {
      x: middle,
      z: SMALL.z,
      width: width + 0.04,
      height: SMALL.half * 2 + 0.03,
      bar: 0.04,
    });
  }
  const covered = across * pitch;
  for (const [from, to] of [
    [-WIDTH / 2, -1.34 - covered / 2],
    [-1.34 + covered / 2, -covered / 2],
    [covered / 2, 1.34 - covered / 2],
    [1.34 + covered / 2, WIDTH / 2],
  ] as const)
    addBlock(stage, kit.wall, {
      at: [(from + to) / 2, WALL_Y + 0.15, SMALL.z],
      size: [to - from, 0.3, SMALL.half * 2],
      rounding: 0,
    });
  return (time, shutter) => {
    for (const [k, drum] of turning.entries()) {
      const speed = 2.6 + ((k * 5) % 7) * 0.6;
      drum.turn(k * 3.3 - speed * time, -speed * shutter);
    }
  };
}

const FAN = { rays: 15, from: 0.5, to: 1.75 } as const;

/** Tubes that fan out over the large counter, and rings that hold them. */
function fanRays({ stage, storyboard }: SceneContext, { brass }: Kit): readonly Prop[] {
  const { palette } = storyboard.look;
  const tubes = [palette.glow, palette.accent].map((color) =>
    stage.material({
      color: [0.05, 0.05, 0.05],
      emission: dimmed(blended(vivid(lightOf(color)), WHITE, 0.12), 1.9),
      roughness: 0.3,
    }),
  );
  const middle: Vec3 = [0, WALL_Y - 0.03, MAIN.z + MAIN.half - 0.1];
  return Array.from({ length: FAN.rays }, (_, k) => {
    const angle = degrees(12) + (degrees(156) * k) / (FAN.rays - 1);
    const away: Vec3 = [Math.cos(angle), 0, Math.sin(angle)];
    const stretch = 1 + 0.75 * Math.abs(away[0]);
    const [from, to] = [FAN.from * stretch, FAN.to * (k % 2 === 0 ? stretch : stretch * 0.82)];
    stage.add({
      solid: { kind: 'sphere', radius: 0.045, material: brass },
      at: plus(middle, times(away, to + 0.04)),
    });
    return stage.add({
      solid: {
        kind: 'capsule',
        radius: 0.022,
        length: to - from,
        material: tubes[k % 2] ?? brass,
      },
      at: plus(middle, times(away, (from + to) / 2)),
      rotation: pointing(away),
    });
  });
}

/** Bulbs round the large counter, in the order in which they run. */
function hangBulbs({ stage, storyboard }: SceneContext): readonly Prop[] {
  const warm = blended([1, 0.66, 0.3], vivid(lightOf(storyboard.look.palette.glow)), 0.12);
  const lit = stage.material({
    color: [0.2, 0.16, 0.1],
    emission: dimmed(warm, 4.4),
    roughness: 0.2,
  });
  const [half, high, y] = [MAIN.width / 2 + 0.18, MAIN.half + 0.16, WALL_Y - 0.03];
  const [across, up] = [32, 5];
  const places: Vec3[] = [];
  for (let k = 0; k < across; k += 1)
    places.push([-half + (2 * half * k) / across, y, MAIN.z + high]);
  for (let k = 0; k < up; k += 1) places.push([half, y, MAIN.z + high - (2 * high * k) / up]);
  for (let k = 0; k < across; k += 1)
    places.push([half - (2 * half * k) / across, y, MAIN.z - high]);
  for (let k = 0; k < up; k += 1) places.push([-half, y, MAIN.z - high + (2 * high * k) / up]);
  return places.map((at) =>
    stage.add({ solid: { kind: 'sphere', radius: 0.028, material: lit }, at }),
  );
}

const COIN = { radius: 0.085, height: 0.016 } as const;

/** Heaps of gold before the wall, at both sides. */
function heapCoins({ stage, random }: SceneContext, { brass }: Kit): void {
  const chance = random('jackpot coins');
  const gold = stage.material({ color: [1, 0.7, 0.28], metal: 1, roughness: 0.24 });
  for (const side of [-1, 1])
    for (let k = 0; k < 46; k += 1) {
      const spread = Math.sqrt(chance()) * 0.62;
      const angle = chance() * Math.PI * 2;
      const height = Math.max(0, 0.34 - spread * 0.55);
      stage.add({
        solid: {
          kind: 'cylinder',
          radius: COIN.radius,
          height: COIN.height,
          material: k % 3 === 0 ? brass : gold,
        },
        at: [
          side * 1.75 + Math.cos(angle) * spread,
          0.5 + Math.sin(angle) * spread * 0.7,
          COIN.height + height * chance(),
        ],
        rotation: turnedAbout(
          [between(chance, -1, 1), between(chance, -1, 1), 0.2],
          height * between(chance, 0.4, 2.4),
        ),
      });
    }
}
