import type { Paint } from '../../../scene/texture.ts';
import { outline, polygon, shine } from './shading.ts';

const [TOP, GIRDLE, TIP] = [-32, -8, 42];
type Point = readonly [x: number, y: number];

const OUTLINE: readonly Point[] = [
  [-26, TOP],
  [26, TOP],
  [46, GIRDLE],
  [0, TIP],
  [-46, GIRDLE],
];

// oxfmt-ignore
const FACETS: readonly (readonly [fill: string, points: readonly Point[]])[] = [
  ['#1c8fe0', OUTLINE],
  ['#d6f6ff', [[-26, TOP], [-12, GIRDLE], [-46, GIRDLE]]],
  ['#8fdcff', [[-26, TOP], [0, TOP], [-12, GIRDLE]]],
  ['#f4fdff', [[0, TOP], [12, GIRDLE], [-12, GIRDLE]]],
  ['#5cc0fa', [[0, TOP], [26, TOP], [12, GIRDLE]]],
  ['#2a9bea', [[26, TOP], [46, GIRDLE], [12, GIRDLE]]],
  ['#55bdf8', [[-46, GIRDLE], [-12, GIRDLE], [0, TIP]]],
  ['#a8e6ff', [[-12, GIRDLE], [12, GIRDLE], [0, TIP]]],
  ['#0f6cc4', [[12, GIRDLE], [46, GIRDLE], [0, TIP]]],
];

export function diamond(p: Paint): void {
  for (const [fill, points] of FACETS) polygon(p, points, fill);
  p.beginPath();
  for (const [x, y] of OUTLINE) p.lineTo(x, y);
  p.closePath();
  outline(p, '#06356e', 3);
  shine(p, { x: -18, y: -24, rx: 6, ry: 2.4, turn: -0.5 });
}
