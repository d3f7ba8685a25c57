import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { between, pick, type Random } from '#film/random.ts';
import { paintShared, weighedByOpacity, type Paint, type Painting } from '../scene/texture.ts';
import {
  NEAR_CELL,
  NEAR_HEAD,
  paintBack,
  paintBackOfHead,
  type NearFigure,
  type NearHair,
  type NearOutfit,
} from './near-guest-figure.ts';

/** What falls on guests who stand between the lens and the game. */
export interface NearLight {
  /** From the lamp over the table, before them. */
  readonly table: HexColor;
  /** From the room on the other side of them. */
  readonly side: HexColor;
  /** Part of their own colours that is left in the shade, as an opacity of the dark. */
  readonly shade: number;
  /** How much of the lights is seen on their edges. */
  readonly rim: number;
}

const SKINS: [HexColor, ...HexColor[]] = ['#e8b894', '#c98d66', '#8d5a3b', '#d9a27c', '#6b4029'];
const HAIR_COLORS: [HexColor, ...HexColor[]] = [
  '#241812',
  '#4a2e1c',
  '#141112',
  '#6b4526',
  '#2f211a',
  '#8a6234',
];
const JACKETS: [HexColor, ...HexColor[]] = ['#20242f', '#2e2a28', '#1a2a3c', '#3d2f26'];
const SHIRTS: [HexColor, ...HexColor[]] = ['#b9b4aa', '#5d7088', '#7d4a42', '#4f5d4c'];
const DRESSES: [HexColor, ...HexColor[]] = ['#7a1226', '#10443c', '#b8862e', '#20204a', '#16161a'];

const CLOTHS: Record<NearOutfit, [HexColor, ...HexColor[]]> = {
  jacket: JACKETS,
  shirt: SHIRTS,
  straps: DRESSES,
  dress: DRESSES,
};

type Cut = readonly [hair: NearHair, outfit: NearOutfit, shoulders: number, neck: number];

/** One of each: no two guests of a film look alike. */
const CUTS: readonly Cut[] = [
  ['short', 'jacket', 103, 22],
  ['bun', 'straps', 84, 16],
  ['cropped', 'shirt', 101, 23],
  ['long', 'dress', 85, 16],
  ['bob', 'straps', 83, 16],
  ['ponytail', 'dress', 84, 16],
];

export const NEAR_FIGURE_COUNT = CUTS.length;

/** Of the lens, in pixels of a cell. */
const BLUR = 1.7;

/** Guests from behind, side by side: their backs in the upper row, their heads in the lower one. */
export function paintNearGuests(random: Random, light: NearLight): Painting {
  const figures = CUTS.map((cut) => dress(cut, random));
  const { width, height } = NEAR_CELL;
  const painting = paintShared(width * figures.length, height * 2, (p) => {
    for (const [k, figure] of figures.entries()) {
      for (const [row, paintPart] of [paintBack, paintBackOfHead].entries()) {
        const part = partOf((at) => paintPart(at, figure));
        p.filter = `blur(${BLUR}px)`;
        p.drawImage(lit(part, light), k * width, row * height);
        p.filter = 'none';
      }
    }
  });
  return weighedByOpacity(painting);
}

function dress([hair, outfit, shoulders, neck]: Cut, random: Random): NearFigure {
  return {
    hair,
    outfit,
    skin: pick(random, SKINS),
    hairColor: pick(random, HAIR_COLORS),
    cloth: pick(random, CLOTHS[outfit]),
    shoulders: shoulders * between(random, 0.97, 1.04),
    neck,
  };
}

function partOf(paintPart: (p: Paint) => void): Canvas {
  const canvas = createCanvas(NEAR_CELL.width, NEAR_CELL.height);
  const p = canvas.getContext('2d');
  p.translate(NEAR_CELL.width / 2, 0);
  paintPart(p);
  return canvas;
}

/** In the shade, edged by the lights before and beside them; what is low is out of their reach. */
function lit(part: Canvas, { table, side, shade, rim }: NearLight): Canvas {
  const { width, height } = part;
  const canvas = createCanvas(width, height);
  const p = canvas.getContext('2d');
  p.drawImage(part, 0, 0);
  p.globalCompositeOperation = 'source-atop';
  p.fillStyle = `rgba(0, 0, 0, ${shade})`;
  p.fillRect(0, 0, width, height);
  const floor = p.createLinearGradient(0, NEAR_HEAD.middle * 2, 0, height);
  floor.addColorStop(0, 'rgba(0, 0, 0, 0)');
  floor.addColorStop(1, 'rgba(0, 0, 0, 0.75)');
  p.fillStyle = floor;
  p.fillRect(0, 0, width, height);
  const edges = createCanvas(width, height);
  const e = edges.getContext('2d');
  for (const [color, x, y, softness, strength] of [
    [side, 6, 2, 4, 0.3],
    [table, -22, 10, 12, 0.16],
    [table, -2, 9, 6, 0.2],
    [table, -4.5, 4.5, 2.5, 0.85],
  ] as const) {
    e.globalAlpha = strength * rim;
    e.drawImage(edge(part, { color, x, y, softness }), 0, 0);
  }
  e.globalAlpha = 1;
  e.globalCompositeOperation = 'destination-in';
  const reach = e.createLinearGradient(0, NEAR_HEAD.middle * 1.5, 0, height * 0.64);
  reach.addColorStop(0, '#000000ff');
  reach.addColorStop(1, '#00000000');
  e.fillStyle = reach;
  e.fillRect(0, 0, width, height);
  p.drawImage(edges, 0, 0);
  return canvas;
}

interface Edge {
  readonly color: HexColor;
  /** Away from the light. */
  readonly x: number;
  readonly y: number;
  readonly softness: number;
}

/** What of a part sticks out over itself, moved away from a light. */
function edge(part: Canvas, { color, x, y, softness }: Edge): Canvas {
  const canvas = createCanvas(part.width, part.height);
  const p = canvas.getContext('2d');
  p.drawImage(part, 0, 0);
  p.globalCompositeOperation = 'source-in';
  p.fillStyle = withAlpha(color, 1);
  p.fillRect(0, 0, part.width, part.height);
  p.globalCompositeOperation = 'destination-out';
  p.filter = `blur(${softness}px)`;
  p.drawImage(part, x, y);
  return canvas;
}
