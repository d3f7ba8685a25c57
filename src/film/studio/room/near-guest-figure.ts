import { mixedHex } from '#film/color/light.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Paint } from '../scene/texture.ts';

/** Pixels of a guest seen from behind, from the crown to the hips; the origin is in the middle of the upper edge. */
export const NEAR_CELL = { width: 272, height: 520 } as const;
/** In the same pixels: from crown to chin, and where its middle is. */
export const NEAR_HEAD = { height: 96, middle: 70 } as const;

export type NearHair = 'short' | 'cropped' | 'bun' | 'long' | 'bob' | 'ponytail';
export type NearOutfit = 'jacket' | 'shirt' | 'straps' | 'dress';

/** A guest who looks at the game, to the right of the picture; all of the face that is seen is the edge of a cheek. */
export interface NearFigure {
  readonly hair: NearHair;
  readonly outfit: NearOutfit;
  readonly skin: HexColor;
  readonly hairColor: HexColor;
  readonly cloth: HexColor;
  /** Half the width of the shoulders with the arms. */
  readonly shoulders: number;
  /** Half the width of the neck. */
  readonly neck: number;
}

const FULL = Math.PI * 2;

type Ellipse = readonly [x: number, y: number, rx: number, ry: number, turn?: number];

function fillEllipse(p: Paint, color: HexColor, [x, y, rx, ry, turn = 0]: Ellipse): void {
  p.fillStyle = color;
  p.beginPath();
  p.ellipse(x, y, rx, ry, turn, 0, FULL);
  p.fill();
}

const darker = (color: HexColor, share: number): HexColor => mixedHex(color, '#000000', share);

/** Back, shoulders and arms in what is worn. */
export function paintBack(p: Paint, figure: NearFigure): void {
  const { outfit, skin, cloth } = figure;
  if (outfit === 'straps') {
    p.fillStyle = skin;
    traceBack(p, figure);
    p.fill();
    paintSpine(p, darker(skin, 0.55));
    paintStraps(p, figure);
    return;
  }
  p.fillStyle = skin;
  traceNeck(p, figure.neck);
  p.fill();
  p.fillStyle = cloth;
  traceBack(p, figure);
  p.fill();
  if (outfit === 'dress') paintNeckline(p, figure);
  else paintCollar(p, figure);
  paintSeams(p, figure);
}

/** Who looks to the right shows less of that shoulder, and higher. */
const FAR_SHOULDER = { width: 0.86, higher: 5 } as const;

/** From the nape over the shoulders down the arms. */
function traceBack(p: Paint, { shoulders: w, neck: n }: NearFigure): void {
  p.beginPath();
  p.moveTo(-n, 100);
  for (const side of [-1, 1]) {
    const isFar = side > 0;
    const v = isFar ? w * FAR_SHOULDER.width : w;
    const up = isFar ? FAR_SHOULDER.higher : 0;
    const way: [number, number][] = [
      [n, 100],
      [n + 1, 122],
      [n + 14, 136 - up / 2],
      [v * 0.62, 148 - up],
      [v * 0.88, 160 - up],
      [v * 1.0, 186 - up],
      [v * 1.06, 236],
      [v * 1.12, 320],
      [v * 1.08, 520],
    ];
    const ordered = isFar ? way.toReversed() : way;
    curveThrough(
      p,
      ordered.map(([x, y]): [number, number] => [x * side, y]),
    );
  }
  p.closePath();
}

/** A smooth line on from where the path is, through places. */
function curveThrough(p: Paint, places: readonly [number, number][]): void {
  for (const [k, [x, y]] of places.entries()) {
    const next = places[k + 1];
    if (next === undefined) p.lineTo(x, y);
    else if (k === 0) p.lineTo(x, y);
    else p.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  }
}

function traceNeck(p: Paint, n: number): void {
  p.beginPath();
  p.moveTo(-n, 84);
  p.lineTo(n, 84);
  p.quadraticCurveTo(n, 126, n + 16, 142);
  p.lineTo(-n - 16, 142);
  p.quadraticCurveTo(-n, 126, -n, 84);
  p.closePath();
}

function paintSpine(p: Paint, shade: HexColor): void {
  const g = p.createLinearGradient(-26, 0, 26, 0);
  g.addColorStop(0, `${shade}00`);
  g.addColorStop(0.5, `${shade}aa`);
  g.addColorStop(1, `${shade}00`);
  p.fillStyle = g;
  p.fillRect(-26, 150, 52, 270);
}

function paintStraps(p: Paint, { cloth, shoulders: w }: NearFigure): void {
  p.strokeStyle = cloth;
  p.lineWidth = 6;
  for (const side of [-1, 1]) {
    p.beginPath();
    p.moveTo(side * w * 0.5, 140);
    p.quadraticCurveTo(side * w * 0.42, 200, side * w * 0.3, 262);
    p.stroke();
  }
  p.fillStyle = cloth;
  p.beginPath();
  p.moveTo(-w * 0.78, 240);
  p.quadraticCurveTo(0, 300, w * 0.78, 240);
  p.lineTo(w * 0.82, 520);
  p.lineTo(-w * 0.82, 520);
  p.closePath();
  p.fill();
}

/** The back of a dress is open a little. */
function paintNeckline(p: Paint, { skin, neck }: NearFigure): void {
  p.fillStyle = skin;
  p.beginPath();
  p.moveTo(-neck - 26, 136);
  p.quadraticCurveTo(-neck, 128, -neck, 100);
  p.lineTo(neck, 100);
  p.quadraticCurveTo(neck, 128, neck + 26, 136);
  p.quadraticCurveTo(0, 178, -neck - 26, 136);
  p.fill();
}

/** The shirt stands a finger higher than the jacket. */
function paintCollar(p: Paint, { outfit, cloth, neck: n }: NearFigure): void {
  const isJacket = outfit === 'jacket';
  p.fillStyle = isJacket ? '#d8d2c6' : mixedHex(cloth, '#ffffff', 0.12);
  p.beginPath();
  p.moveTo(-n - 3, 112);
  p.quadraticCurveTo(0, 122, n + 3, 112);
  p.lineTo(n + 9, 136);
  p.quadraticCurveTo(0, 146, -n - 9, 136);
  p.fill();
  if (!isJacket) return;
  p.fillStyle = darker(cloth, 0.25);
  p.beginPath();
  p.moveTo(-n - 6, 122);
  p.quadraticCurveTo(0, 133, n + 6, 122);
  p.lineTo(n + 22, 144);
  p.quadraticCurveTo(0, 158, -n - 22, 144);
  p.fill();
}

/** Where sleeves are set in, and down the middle of the back. */
function paintSeams(p: Paint, { cloth, shoulders: w, outfit }: NearFigure): void {
  p.strokeStyle = darker(cloth, 0.6);
  p.lineWidth = 3;
  for (const side of [-1, 1]) {
    p.beginPath();
    p.moveTo(side * w * 0.76, 176);
    p.quadraticCurveTo(side * w * 0.7, 220, side * w * 0.76, 310);
    p.stroke();
  }
  if (outfit !== 'jacket') return;
  p.beginPath();
  p.moveTo(0, 152);
  p.lineTo(2, 520);
  p.stroke();
}

/** Head, hair and ears. */
export function paintBackOfHead(p: Paint, figure: NearFigure): void {
  const { skin, hair } = figure;
  // The cheek that is seen past the hair, and the jaw.
  fillEllipse(p, skin, [6, 72, 32, 44, -0.12]);
  if (hair !== 'long' && hair !== 'bob') paintEars(p, darker(skin, 0.1));
  HAIR[hair](p, figure);
}

function paintEars(p: Paint, skin: HexColor): void {
  fillEllipse(p, skin, [-33, 76, 6, 11, 0.2]);
  fillEllipse(p, skin, [24, 78, 6, 11, -0.2]);
}

/** The cap of hair that all cuts begin with, from ear to ear. */
function cap(p: Paint, color: HexColor, nape: number): void {
  p.fillStyle = color;
  p.beginPath();
  p.moveTo(-31, 92);
  p.bezierCurveTo(-44, 60, -38, 22, -2, 21);
  p.bezierCurveTo(30, 20, 42, 44, 33, 66);
  p.bezierCurveTo(26, 72, 20, 84, 20, nape - 4);
  p.quadraticCurveTo(-4, nape + 6, -25, nape - 3);
  p.closePath();
  p.fill();
}

const HAIR: Record<NearHair, (p: Paint, figure: NearFigure) => void> = {
  short: (p, { hairColor }) => {
    cap(p, hairColor, 106);
    // Fuller on the crown.
    fillEllipse(p, hairColor, [0, 42, 37, 25, 0.1]);
  },
  cropped: (p, { hairColor, skin }) => {
    cap(p, mixedHex(hairColor, skin, 0.35), 102);
    fillEllipse(p, hairColor, [0, 44, 33, 23, 0.1]);
  },
  bun: (p, { hairColor }) => {
    cap(p, hairColor, 98);
    fillEllipse(p, hairColor, [-9, 28, 23, 19, -0.2]);
    fillEllipse(p, darker(hairColor, 0.4), [-5, 44, 15, 5, -0.1]);
  },
  long: (p, { hairColor }) => {
    cap(p, hairColor, 110);
    p.fillStyle = hairColor;
    p.beginPath();
    p.moveTo(-40, 54);
    p.bezierCurveTo(-52, 100, -46, 140, -52, 186);
    p.bezierCurveTo(-40, 216, -20, 206, -4, 220);
    p.bezierCurveTo(14, 206, 32, 212, 40, 178);
    p.bezierCurveTo(34, 140, 42, 106, 36, 58);
    p.bezierCurveTo(20, 30, -30, 30, -40, 54);
    p.fill();
    paintStrands(p, hairColor, 200);
  },
  bob: (p, { hairColor }) => {
    p.fillStyle = hairColor;
    p.beginPath();
    p.moveTo(-2, 19);
    p.bezierCurveTo(-46, 20, -48, 70, -47, 118);
    p.bezierCurveTo(-20, 130, 16, 130, 38, 116);
    p.bezierCurveTo(42, 78, 44, 22, -2, 19);
    p.fill();
    paintStrands(p, hairColor, 122);
  },
  ponytail: (p, { hairColor }) => {
    cap(p, hairColor, 100);
    p.fillStyle = hairColor;
    p.beginPath();
    p.moveTo(-20, 48);
    p.bezierCurveTo(-34, 70, -24, 120, -18, 178);
    p.bezierCurveTo(-8, 188, 2, 176, 6, 160);
    p.bezierCurveTo(14, 110, 12, 70, 4, 50);
    p.fill();
    paintStrands(p, hairColor, 160);
  },
};

/** Locks that catch the light. */
function paintStrands(p: Paint, color: HexColor, low: number): void {
  p.globalCompositeOperation = 'source-atop';
  p.lineWidth = 4;
  for (let k = -3; k <= 3; k++) {
    p.strokeStyle = k % 2 === 0 ? mixedHex(color, '#ffe2b8', 0.12) : darker(color, 0.5);
    p.beginPath();
    p.moveTo(k * 4 - 2, 34);
    p.bezierCurveTo(k * 11, 70, k * 9 - 4, low - 50, k * 12 + (k % 2) * 5, low - 6);
    p.stroke();
  }
  p.globalCompositeOperation = 'source-over';
}
