import type { Dressing } from '#domain/order/look.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { dimmed, mixedHex, WHITE } from '#film/color/light.ts';
import { between, type Random } from '#film/random.ts';
import { paintShared, weighedByOpacity, type Painting } from '../scene/texture.ts';
import {
  around,
  cross,
  dot,
  lengthOf,
  minus,
  plus,
  times,
  unit,
  type Vec3,
} from '../scene/vec3.ts';
import { paintLeaf, paintMapleLeaf } from './leaf.ts';
import type { Panel } from './panel.ts';
import type { RoomContext } from './room-context.ts';

/** What falls through the room, piece by piece, turning. */
export interface FallingPieces {
  /** Out of focus, behind the table. */
  readonly behind: Falling;
  /** Over the table, where every camera looks. */
  readonly before: Falling;
  /** Before a landscape. */
  readonly outside: Falling;
}

type Falling = (time: number, eye: Vec3) => Panel[];

/** What all pieces of a kind have in common. */
interface Kind {
  /** Units from the middle of a piece to its edge, and how much narrower it is than high. */
  readonly half: number;
  readonly narrowness: number;
  /** Units a second; the fastest falls nearly twice as fast. */
  readonly slowest: number;
  /** Turns a second about its own axis. */
  readonly tumbling: number;
  readonly behind: number;
  readonly before: number;
  /** How much brighter it is where it turns its face to the light. */
  readonly glint: number;
  /** Whether it falls before landscapes, too; they let go leaves of their own. */
  readonly isSeenOutside: boolean;
  paint(palette: Palette): Painting;
}

const CELLS = 4;
const SIDE = 64;

const KINDS: Partial<Record<Dressing, Kind>> = {
  leaves: {
    half: 0.14,
    narrowness: 1,
    slowest: 0.28,
    tumbling: 0.28,
    behind: 64,
    before: 26,
    glint: 0.25,
    isSeenOutside: false,
    paint: paintLeaves,
  },
  confetti: {
    half: 0.06,
    narrowness: 0.62,
    slowest: 0.45,
    tumbling: 0.8,
    behind: 80,
    before: 60,
    glint: 1.1,
    isSeenOutside: true,
    paint: paintPaper,
  },
};

/** Cameras stand before the table: what falls behind it falls within this angle. */
const BEHIND = {
  angle: Math.PI / 2,
  arc: Math.PI * 1.15,
  from: 2.4,
  to: 6.5,
  high: 3.4,
  low: -1.6,
};
const BEFORE = { angle: -Math.PI / 2, arc: 2.4, from: 0.3, to: 1.9, high: 1.5, low: 0 };

/** Seen from the side more than this, a piece would be a broken line: 1 is its face, 0 its edge. */
const EDGE = 0.14;

/** Larger than this, as a part of its distance, a piece would stand before the game and the words. */
const NEAR = 0.075;

/** Pieces in the distance are larger: smaller ones would not be seen as what they are. */
const LARGER_BEHIND = 1.5;

/** Lets leaves or confetti fall through a room; null for anything else. */
export function letFall(item: Dressing, room: RoomContext, random: Random): FallingPieces | null {
  const kind = KINDS[item];
  if (kind === undefined) return null;
  const texture = room.stage.texture(kind.paint(room.storyboard.look.palette));
  const lit = Math.min(0.35 + room.light.room * 0.75, 1);
  const behind = pieces(kind, { ...BEHIND, count: kind.behind, size: LARGER_BEHIND }, random);
  const before = pieces(kind, { ...BEFORE, count: kind.before, size: 1 }, random);
  const shown =
    (some: readonly Piece[]): Falling =>
    (time, eye) =>
      some.flatMap((piece): Panel[] => {
        const place = placed(piece, time);
        const face = faceOf(place, eye);
        const distance = lengthOf(minus(place.center, eye));
        if (face < EDGE || piece.half[1] > distance * NEAR) return [];
        const light = dimmed(WHITE, lit * (0.75 + kind.glint * face ** 4));
        const opacity = Math.min(1, (face - EDGE) / EDGE);
        return [{ ...place, texture, light, opacity, part: piece.part }];
      });
  return {
    behind: shown(behind),
    before: shown(before),
    outside: shown(kind.isSeenOutside ? behind : []),
  };
}

/** Where pieces of a kind fall. */
interface Air {
  readonly angle: number;
  readonly arc: number;
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly low: number;
  readonly count: number;
  readonly size: number;
}

interface Piece {
  readonly air: Air;
  readonly radius: number;
  readonly angle: number;
  readonly start: number;
  readonly speed: number;
  readonly phase: number;
  readonly tumbling: number;
  readonly half: readonly [across: number, upward: number];
  readonly part: readonly [u: number, v: number, width: number, height: number];
}

function pieces(kind: Kind, air: Air, random: Random): readonly Piece[] {
  return Array.from({ length: air.count }, (_, k) => {
    const half = kind.half * air.size * between(random, 0.75, 1.15);
    return {
      air,
      radius: between(random, air.from, air.to),
      angle: air.angle + (random() - 0.5) * air.arc,
      start: random(),
      speed: kind.slowest * between(random, 1, 1.8),
      phase: random() * Math.PI * 2,
      tumbling: kind.tumbling * between(random, 0.6, 1.3) * (k % 2 === 0 ? 1 : -1),
      half: [half * kind.narrowness, half],
      part: [(k % CELLS) / CELLS, 0, 1 / CELLS, 1],
    };
  });
}

/** How a piece hangs in the air: it sways as it sinks, turns about itself and shows its face, then its edge. */
function placed(piece: Piece, time: number) {
  const { air, radius, angle, start, speed, phase, tumbling, half } = piece;
  const sway = Math.sin(time * 1.3 + phase);
  const fall = (start + (time * speed) / (air.high - air.low)) % 1;
  const center = around(
    radius + 0.15 * sway,
    angle + 0.05 * Math.sin(time * 1.7 + phase),
    air.high - fall * (air.high - air.low),
  );
  const heading = phase * 3 + 0.5 * sway;
  const tilt = phase + time * tumbling * Math.PI * 2;
  const roll = phase * 2 + time * tumbling * 2;
  const flat: Vec3 = [Math.cos(heading), Math.sin(heading), 0];
  const steep: Vec3 = [
    -Math.sin(heading) * Math.cos(tilt),
    Math.cos(heading) * Math.cos(tilt),
    Math.sin(tilt),
  ];
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  return {
    center,
    across: times(plus(times(flat, cos), times(steep, sin)), half[0]),
    upward: times(plus(times(steep, cos), times(flat, -sin)), half[1]),
  };
}

/** How much of its face a piece turns to the eye: 0 to 1. */
function faceOf({ center, across, upward }: ReturnType<typeof placed>, eye: Vec3): number {
  return Math.abs(dot(unit(cross(across, upward)), unit(minus(eye, center))));
}

/** Four leaves side by side, with room about each for what the lens makes of it. */
function paintLeaves(): Painting {
  return weighedByOpacity(
    paintShared(SIDE * CELLS, SIDE, (p) => {
      for (const [k, color] of ['#d9771c', '#b5331a', '#e0a52c', '#8f4a1e'].entries()) {
        const leaf = { x: (k + 0.5) * SIDE, y: SIDE * 0.5, long: SIDE * 0.36, color };
        if (k % 2 === 0) paintMapleLeaf(p, { ...leaf, wide: 1, turn: 0 });
        else paintLeaf(p, { ...leaf, wide: 0.5, turn: -0.9 });
      }
    }),
  );
}

/** Four pieces of paper and foil, lit from one edge. */
function paintPaper(palette: Palette): Painting {
  return weighedByOpacity(
    paintShared(SIDE * CELLS, SIDE, (p) => {
      const colors = [palette.metal, palette.glow, palette.accent, palette.metal] as const;
      for (const [k, color] of colors.entries()) {
        const shine = p.createLinearGradient(k * SIDE, 0, (k + 1) * SIDE, SIDE);
        shine.addColorStop(0.2, mixedHex(color, '#ffffff', 0.65));
        shine.addColorStop(0.55, color);
        shine.addColorStop(0.85, mixedHex(color, '#000000', 0.35));
        p.fillStyle = shine;
        p.fillRect((k + 0.17) * SIDE, SIDE * 0.17, SIDE * 0.66, SIDE * 0.66);
      }
    }),
  );
}
