import type { HexColor } from '#film/color/hex.ts';
import { DISPLAY_FONT } from '../../props/fonts.ts';
import type { Paint } from '../../scene/texture.ts';

export type SymbolId =
  | 'seven'
  | 'bar'
  | 'bell'
  | 'cherry'
  | 'lemon'
  | 'diamond'
  | 'horseshoe'
  | 'star'
  | 'crown';

type Draw = (p: Paint) => void;
type Gradient = ReturnType<Paint['createLinearGradient']>;

/** Paints a symbol about the origin, as large as a square of 100. */
export function drawSymbol(p: Paint, id: SymbolId): void {
  p.lineJoin = 'round';
  p.lineCap = 'round';
  SYMBOLS[id](p);
}

const GOLD = ['#fff6c4', '#f7c948', '#c47a12', '#7c3f06'] as const;
const RIM: HexColor = '#5a2a04';

/** A gradient from above downwards. */
function shaded(
  p: Paint,
  [top, bottom]: readonly [number, number],
  colors: readonly string[],
): Gradient {
  const gradient = p.createLinearGradient(0, top, 0, bottom);
  for (const [k, color] of colors.entries()) gradient.addColorStop(k / (colors.length - 1), color);
  return gradient;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A round body with a highlight at its upper left. */
function ball(p: Paint, { x, y, r }: Disc, colors: readonly string[]): Gradient {
  const gradient = p.createRadialGradient(x - r * 0.4, y - r * 0.45, r * 0.08, x, y, r * 1.08);
  for (const [k, color] of colors.entries()) gradient.addColorStop(k / (colors.length - 1), color);
  return gradient;
}

function outline(p: Paint, color: string, width: number): void {
  p.strokeStyle = color;
  p.lineWidth = width;
  p.stroke();
}

interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
}

function shine(p: Paint, { x, y, rx, ry, turn }: Ellipse): void {
  p.fillStyle = 'rgba(255,255,255,.72)';
  p.beginPath();
  p.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  p.fill();
}

const sevenPath: Draw = (p) => {
  p.beginPath();
  p.moveTo(-36, -42);
  p.lineTo(38, -42);
  p.lineTo(38, -24);
  p.bezierCurveTo(20, -4, 10, 16, 7, 44);
  p.lineTo(-19, 44);
  p.bezierCurveTo(-15, 16, -4, -4, 8, -19);
  p.bezierCurveTo(-6, -22, -20, -21, -25, -10);
  p.lineTo(-36, -10);
  p.closePath();
};

const bellPath: Draw = (p) => {
  p.beginPath();
  p.moveTo(0, -40);
  p.bezierCurveTo(9, -40, 10, -33, 9, -31);
  p.bezierCurveTo(27, -24, 27, -4, 29, 10);
  p.bezierCurveTo(30, 20, 36, 24, 41, 30);
  p.lineTo(-41, 30);
  p.bezierCurveTo(-36, 24, -30, 20, -29, 10);
  p.bezierCurveTo(-27, -4, -27, -24, -9, -31);
  p.bezierCurveTo(-10, -33, -9, -40, 0, -40);
  p.closePath();
};

function starPath(p: Paint): void {
  p.beginPath();
  for (let k = 0; k < 10; k++) {
    const radius = k % 2 === 0 ? 46 : 20;
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
    p.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius + 3);
  }
  p.closePath();
}

function polygon(p: Paint, points: readonly (readonly [number, number])[], fill: string): void {
  p.beginPath();
  for (const [x, y] of points) p.lineTo(x, y);
  p.closePath();
  p.fillStyle = fill;
  p.fill();
  p.strokeStyle = fill;
  p.lineWidth = 0.6;
  p.stroke();
}

function cherry(p: Paint, x: number, y: number): void {
  p.beginPath();
  p.arc(x, y, 20, 0, Math.PI * 2);
  p.fillStyle = ball(p, { x, y, r: 20 }, ['#ff9a92', '#f0202c', '#b00418', '#5c000c']);
  p.fill();
  outline(p, '#4a0008', 2);
  shine(p, { x: x - 7, y: y - 9, rx: 5.5, ry: 3.4, turn: -0.6 });
}

const SYMBOLS: Record<SymbolId, Draw> = {
  seven(p) {
    sevenPath(p);
    outline(p, RIM, 13);
    outline(p, '#f6c64a', 9);
    p.fillStyle = shaded(p, [-42, 44], ['#ff8a72', '#ee1c25', '#c00717', '#6e000c']);
    p.fill();
    p.save();
    p.clip();
    p.fillStyle = 'rgba(255,255,255,.3)';
    p.beginPath();
    p.ellipse(-4, -44, 54, 17, 0, 0, Math.PI * 2);
    p.fill();
    p.restore();
  },
  bar(p) {
    for (const [k, y] of [-29, 0, 29].entries()) {
      p.beginPath();
      p.roundRect(-46, y - 13, 92, 26, 6);
      p.fillStyle = shaded(
        p,
        [y - 13, y + 13],
        k === 1 ? ['#4c1d8a', '#220a4c'] : ['#2a2f3a', '#07080c'],
      );
      p.fill();
      outline(p, '#5a2a04', 4.6);
      outline(p, '#f3c14a', 3);
      p.font = `24px ${DISPLAY_FONT}`;
      p.textAlign = 'center';
      p.textBaseline = 'alphabetic';
      p.fillStyle = shaded(p, [y - 9, y + 9], GOLD.slice(0, 3));
      p.fillText('BAR', 0, y + 8.6);
    }
  },
  bell(p) {
    p.beginPath();
    p.arc(0, 33, 10, 0, Math.PI * 2);
    p.fillStyle = ball(p, { x: 0, y: 33, r: 10 }, GOLD);
    p.fill();
    outline(p, RIM, 2.6);
    bellPath(p);
    p.fillStyle = shaded(p, [-40, 32], ['#fff3b0', '#f8cf4e', '#e09a1c', '#9a5608']);
    p.fill();
    p.save();
    p.clip();
    const sides = p.createLinearGradient(-42, 0, 42, 0);
    sides.addColorStop(0, 'rgba(110,52,0,.75)');
    sides.addColorStop(0.32, 'rgba(255,255,230,.55)');
    sides.addColorStop(0.55, 'rgba(255,220,120,0)');
    sides.addColorStop(1, 'rgba(110,46,0,.8)');
    p.fillStyle = sides;
    p.fillRect(-50, -50, 100, 100);
    p.fillStyle = 'rgba(120,56,0,.5)';
    p.fillRect(-50, 11, 100, 3);
    p.restore();
    bellPath(p);
    outline(p, RIM, 2.8);
  },
  cherry(p) {
    for (const [x, bend] of [
      [-20, -12],
      [21, 14],
    ] as const) {
      p.beginPath();
      p.moveTo(8, -40);
      p.quadraticCurveTo(bend, -22, x, 10);
      outline(p, '#1f4a10', 6);
      outline(p, '#5fae2e', 3);
    }
    p.beginPath();
    p.moveTo(8, -40);
    p.bezierCurveTo(18, -52, 42, -46, 45, -26);
    p.bezierCurveTo(28, -20, 14, -26, 8, -40);
    p.fillStyle = shaded(p, [-48, -22], ['#b8ee6a', '#46a028', '#1c6418']);
    p.fill();
    outline(p, '#14430f', 2.2);
    cherry(p, -21, 21);
    cherry(p, 22, 25);
  },
  lemon(p) {
    p.save();
    p.rotate(-0.45);
    p.beginPath();
    p.moveTo(-46, 0);
    p.bezierCurveTo(-36, -6, -30, -31, 0, -31);
    p.bezierCurveTo(30, -31, 36, -6, 46, 0);
    p.bezierCurveTo(36, 6, 30, 31, 0, 31);
    p.bezierCurveTo(-30, 31, -36, 6, -46, 0);
    p.closePath();
    p.fillStyle = ball(p, { x: 0, y: 0, r: 42 }, ['#fffbd0', '#ffe23a', '#f0b400', '#a87200']);
    p.fill();
    outline(p, '#7a5200', 2.6);
    shine(p, { x: -14, y: -16, rx: 11, ry: 4.6, turn: -0.25 });
    p.restore();
    p.beginPath();
    p.moveTo(30, -24);
    p.bezierCurveTo(22, -44, 36, -50, 46, -47);
    p.bezierCurveTo(48, -36, 42, -26, 30, -24);
    p.fillStyle = shaded(p, [-50, -22], ['#a6e45a', '#2f8a24']);
    p.fill();
    outline(p, '#14430f', 2);
  },
  diamond(p) {
    const [top, girdle, tip] = [-32, -8, 42];
    polygon(
      p,
      [
        [-26, top],
        [26, top],
        [46, girdle],
        [0, tip],
        [-46, girdle],
      ],
      '#1c8fe0',
    );
    polygon(
      p,
      [
        [-26, top],
        [-12, girdle],
        [-46, girdle],
      ],
      '#d6f6ff',
    );
    polygon(
      p,
      [
        [-26, top],
        [0, top],
        [-12, girdle],
      ],
      '#8fdcff',
    );
    polygon(
      p,
      [
        [0, top],
        [12, girdle],
        [-12, girdle],
      ],
      '#f4fdff',
    );
    polygon(
      p,
      [
        [0, top],
        [26, top],
        [12, girdle],
      ],
      '#5cc0fa',
    );
    polygon(
      p,
      [
        [26, top],
        [46, girdle],
        [12, girdle],
      ],
      '#2a9bea',
    );
    polygon(
      p,
      [
        [-46, girdle],
        [-12, girdle],
        [0, tip],
      ],
      '#55bdf8',
    );
    polygon(
      p,
      [
        [-12, girdle],
        [12, girdle],
        [0, tip],
      ],
      '#a8e6ff',
    );
    polygon(
      p,
      [
        [12, girdle],
        [46, girdle],
        [0, tip],
      ],
      '#0f6cc4',
    );
    p.beginPath();
    for (const [x, y] of [
      [-26, top],
      [26, top],
      [46, girdle],
      [0, tip],
      [-46, girdle],
    ] as const)
      p.lineTo(x, y);
    p.closePath();
    outline(p, '#06356e', 3);
    shine(p, { x: -18, y: -24, rx: 6, ry: 2.4, turn: -0.5 });
  },
  horseshoe(p) {
    const arch = (): void => {
      p.beginPath();
      p.moveTo(-25, 36);
      p.bezierCurveTo(-44, -2, -36, -34, 0, -34);
      p.bezierCurveTo(36, -34, 44, -2, 25, 36);
    };
    arch();
    outline(p, RIM, 24);
    p.strokeStyle = shaded(p, [-46, 44], ['#fff6c4', '#f6c443', '#d08a18', '#8a4c08']);
    p.lineWidth = 19;
    p.stroke();
    arch();
    outline(p, 'rgba(110,52,0,.55)', 7);
    p.fillStyle = '#fffbe0';
    for (const [x, y] of [
      [-31, 20],
      [-34.5, 0],
      [-27, -20],
      [0, -34],
      [27, -20],
      [34.5, 0],
      [31, 20],
    ] as const) {
      p.beginPath();
      p.arc(x, y, 2.6, 0, Math.PI * 2);
      p.fill();
    }
  },
  star(p) {
    starPath(p);
    outline(p, '#6a2a00', 7);
    outline(p, '#ffe9a0', 3.4);
    p.fillStyle = shaded(p, [-44, 44], ['#fff2a8', '#ffb52e', '#ea6a10']);
    p.fill();
    for (let k = 0; k < 5; k++) {
      const at = (k / 5) * Math.PI * 2 - Math.PI / 2;
      const side = at + Math.PI / 5;
      polygon(
        p,
        [
          [0, 3],
          [Math.cos(at) * 46, Math.sin(at) * 46 + 3],
          [Math.cos(side) * 20, Math.sin(side) * 20 + 3],
        ],
        'rgba(190,70,0,.34)',
      );
    }
  },
  crown(p) {
    p.beginPath();
    p.moveTo(-36, 34);
    p.lineTo(-44, -20);
    p.lineTo(-20, 4);
    p.lineTo(0, -36);
    p.lineTo(20, 4);
    p.lineTo(44, -20);
    p.lineTo(36, 34);
    p.closePath();
    outline(p, RIM, 6);
    p.fillStyle = shaded(p, [-36, 34], GOLD);
    p.fill();
    p.fillStyle = shaded(p, [18, 34], ['#a01a4a', '#5c0a28']);
    p.fillRect(-37, 18, 74, 11);
    for (const [x, y, r, color] of [
      [-44, -22, 6, '#ff4a6a'],
      [0, -38, 7, '#58c8ff'],
      [44, -22, 6, '#ff4a6a'],
      [-18, 23.5, 4, '#ffe9a0'],
      [0, 23.5, 4.6, '#7af0c0'],
      [18, 23.5, 4, '#ffe9a0'],
    ] as const) {
      p.beginPath();
      p.arc(x, y, r, 0, Math.PI * 2);
      p.fillStyle = ball(p, { x, y, r }, ['#ffffff', color, '#40102a']);
      p.fill();
      outline(p, RIM, 1.6);
    }
  },
};
