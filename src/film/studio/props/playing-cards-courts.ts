import type { HexColor } from '#film/color/hex.ts';
import { fillDisc } from '../scene/fill-disc.ts';
import type { Paint } from '../scene/texture.ts';
import type { Suit } from './playing-cards.ts';
import { fillSuit, SUIT_INKS } from './playing-cards-suits.ts';

export type Court = 'J' | 'Q' | 'K';

interface Inks {
  readonly main: HexColor;
  readonly second: HexColor;
  readonly gold: HexColor;
  readonly skin: HexColor;
}

const RED: Inks = { main: '#930a18', second: '#1d3158', gold: '#c98f26', skin: '#f3dcc0' };
const BLACK: Inks = { main: '#17223f', second: '#8f1424', gold: '#c98f26', skin: '#f3dcc0' };

const HALF_WIDTH = 198;
const HALF_LENGTH = 356;

/** A court figure of straight lines and arcs, the same from both ends, within a gold frame. */
export function paintCourt(p: Paint, court: Court, suit: Suit): void {
  const inks = inksOf(suit);
  for (const upsideDown of [false, true]) {
    p.save();
    if (upsideDown) p.rotate(Math.PI);
    // The halves meet along a slanting line, as on cards with two ends.
    p.beginPath();
    p.moveTo(-HALF_WIDTH, -HALF_LENGTH);
    p.lineTo(HALF_WIDTH, -HALF_LENGTH);
    p.lineTo(HALF_WIDTH, -70);
    p.lineTo(-HALF_WIDTH, 70);
    p.closePath();
    p.clip();
    figure(p, court, suit);
    p.restore();
  }
  p.strokeStyle = inks.gold;
  p.lineWidth = 9;
  line(p, [-HALF_WIDTH, 70], [HALF_WIDTH, -70]);
  p.lineWidth = 6;
  p.strokeRect(-HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH * 2, HALF_LENGTH * 2);
  p.strokeStyle = inks.main;
  p.lineWidth = 3;
  p.strokeRect(-HALF_WIDTH - 8, -HALF_LENGTH - 8, HALF_WIDTH * 2 + 16, HALF_LENGTH * 2 + 16);
}

const inksOf = (suit: Suit): Inks => (SUIT_INKS[suit] === SUIT_INKS.hearts ? RED : BLACK);

function figure(p: Paint, court: Court, suit: Suit): void {
  const inks = inksOf(suit);
  rays(p, inks);
  robe(p, court, inks);
  hair(p, court, inks);
  head(p, court, inks);
  HATS[court](p, inks);
  emblem(p, court, inks);
  p.fillStyle = SUIT_INKS[suit];
  fillSuit(p, suit, { x: -140, y: -292, size: 82 });
}

function rays(p: Paint, { gold }: Inks): void {
  p.fillStyle = '#f6eed8';
  p.fillRect(-HALF_WIDTH, -HALF_LENGTH, HALF_WIDTH * 2, HALF_LENGTH * 2);
  p.strokeStyle = gold;
  p.lineWidth = 2.4;
  for (let k = 0; k <= 22; k++) {
    const angle = Math.PI * (1 + k / 22);
    line(
      p,
      [Math.cos(angle) * 118, -178 + Math.sin(angle) * 118],
      [Math.cos(angle) * 420, -178 + Math.sin(angle) * 420],
    );
  }
}

/** Shoulders in chevrons, with a collar and a band of lozenges down the middle. */
function robe(p: Paint, court: Court, inks: Inks): void {
  p.fillStyle = inks.main;
  shape(p, [
    [-46, -118],
    [46, -118],
    [150, -62],
    [HALF_WIDTH, 110],
    [-HALF_WIDTH, 110],
    [-150, -62],
  ]);
  for (let k = 0; k < 4; k++) {
    const y = -66 + k * 44;
    p.strokeStyle = k % 2 === 0 ? inks.gold : inks.second;
    p.lineWidth = k % 2 === 0 ? 7 : 16;
    p.beginPath();
    p.moveTo(-HALF_WIDTH, y + 76);
    p.lineTo(-40, y);
    p.moveTo(HALF_WIDTH, y + 76);
    p.lineTo(40, y);
    p.stroke();
  }
  p.fillStyle = court === 'Q' ? '#f6eed8' : inks.gold;
  shape(p, [
    [-38, -120],
    [38, -120],
    [38, 110],
    [-38, 110],
  ]);
  p.fillStyle = inks.second;
  for (let k = 0; k < 5; k++) {
    const y = -78 + k * 46;
    shape(p, [
      [0, y - 22],
      [18, y],
      [0, y + 22],
      [-18, y],
    ]);
  }
  p.fillStyle = '#f6eed8';
  shape(p, [
    [-74, -122],
    [74, -122],
    [0, -62],
  ]);
  p.strokeStyle = inks.gold;
  p.lineWidth = 6;
  p.stroke();
}

const HAIR: Record<Court, number> = { J: 66, Q: 96, K: 74 };

function hair(p: Paint, court: Court, inks: Inks): void {
  p.fillStyle = court === 'K' ? '#8a5a2a' : court === 'Q' ? '#6a3a1c' : '#c98a2c';
  const half = HAIR[court];
  p.beginPath();
  p.roundRect(-half, -232, half * 2, court === 'Q' ? 132 : 104, [40, 40, 26, 26]);
  p.fill();
  p.strokeStyle = inks.gold;
  p.lineWidth = 4;
  for (const x of [-1, 1]) {
    for (let k = 1; k <= 2; k++) line(p, [x * (half - k * 11), -212], [x * (half - k * 11), -136]);
  }
}

function head(p: Paint, court: Court, { skin, second }: Inks): void {
  p.fillStyle = skin;
  p.beginPath();
  p.ellipse(0, -182, 44, 62, 0, 0, Math.PI * 2);
  p.fill();
  if (court === 'K') {
    p.fillStyle = '#8a5a2a';
    shape(p, [
      [-44, -170],
      [-22, -158],
      [0, -164],
      [22, -158],
      [44, -170],
      [30, -112],
      [0, -84],
      [-30, -112],
    ]);
  }
  p.strokeStyle = '#3a2018';
  p.lineWidth = 4.5;
  for (const x of [-18, 18]) {
    p.beginPath();
    p.arc(x, -188, 9, Math.PI * 1.05, Math.PI * 1.95);
    p.stroke();
  }
  line(p, [0, -190], [-5, -166]);
  p.strokeStyle = second === '#1d3158' ? '#930a18' : second;
  p.lineWidth = 6;
  line(p, [-10, court === 'K' ? -144 : -148], [10, court === 'K' ? -144 : -148]);
}

const HATS: Record<Court, (p: Paint, inks: Inks) => void> = {
  K: (p, { gold, main, second }) => {
    p.fillStyle = gold;
    shape(p, [
      [-68, -222],
      [-88, -318],
      [-44, -268],
      [0, -340],
      [44, -268],
      [88, -318],
      [68, -222],
    ]);
    p.fillStyle = main;
    p.fillRect(-68, -238, 136, 17);
    for (const [x, y] of [
      [-88, -318],
      [0, -338],
      [88, -318],
    ] as const)
      disc(p, [x, y], { radius: 12, ink: second });
    disc(p, [0, -268], { radius: 13, ink: main });
  },
  Q: (p, { gold, main, second }) => {
    p.fillStyle = gold;
    p.beginPath();
    p.arc(0, -228, 74, Math.PI, Math.PI * 2);
    p.fill();
    for (let k = 0; k < 5; k++) {
      const angle = Math.PI * (1.1 + k * 0.2);
      const at = [Math.cos(angle) * 82, -228 + Math.sin(angle) * 82] as const;
      disc(p, at, { radius: 14, ink: k % 2 === 0 ? main : second });
    }
    p.fillStyle = main;
    p.fillRect(-74, -240, 148, 15);
    disc(p, [0, -268], { radius: 14, ink: second });
  },
  J: (p, { gold, main, second }) => {
    p.fillStyle = main;
    shape(p, [
      [-78, -224],
      [-62, -286],
      [52, -304],
      [80, -224],
    ]);
    p.fillStyle = gold;
    p.fillRect(-80, -238, 160, 16);
    p.strokeStyle = second;
    p.lineWidth = 13;
    p.lineCap = 'round';
    p.beginPath();
    p.moveTo(58, -238);
    p.quadraticCurveTo(126, -270, 116, -334);
    p.stroke();
    p.strokeStyle = gold;
    p.lineWidth = 4;
    p.stroke();
    p.lineCap = 'butt';
  },
};

/** What the figure carries at its side. */
function emblem(p: Paint, court: Court, { gold, main, second }: Inks): void {
  p.strokeStyle = gold;
  p.lineWidth = 11;
  line(p, [142, 60], [142, court === 'Q' ? -120 : -180]);
  if (court === 'K') {
    disc(p, [142, -196], { radius: 24, ink: gold });
    disc(p, [142, -196], { radius: 12, ink: main });
  } else if (court === 'Q') {
    for (let k = 0; k < 6; k++) {
      const angle = (k / 6) * Math.PI * 2;
      const at = [142 + Math.cos(angle) * 20, -138 + Math.sin(angle) * 20] as const;
      disc(p, at, { radius: 14, ink: k % 2 === 0 ? main : second });
    }
    disc(p, [142, -138], { radius: 12, ink: gold });
  } else {
    p.fillStyle = second;
    shape(p, [
      [142, -250],
      [168, -190],
      [142, -164],
      [116, -190],
    ]);
  }
}

type Point = readonly [x: number, y: number];

interface Jewel {
  readonly radius: number;
  readonly ink: HexColor;
}

function shape(p: Paint, points: readonly Point[]): void {
  p.beginPath();
  for (const [x, y] of points) p.lineTo(x, y);
  p.closePath();
  p.fill();
}

function line(p: Paint, [x0, y0]: Point, [x1, y1]: Point): void {
  p.beginPath();
  p.moveTo(x0, y0);
  p.lineTo(x1, y1);
  p.stroke();
}

function disc(p: Paint, [x, y]: Point, { radius, ink }: Jewel): void {
  p.fillStyle = ink;
  fillDisc(p, { x, y, radius });
}
