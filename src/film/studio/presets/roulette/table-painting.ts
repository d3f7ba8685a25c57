import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';
import { paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import { NUMBER_FONT } from '../../props/fonts.ts';
import { fillSmallText } from '../../props/small-type.ts';
import { colorOfNumber } from './numbers.ts';

export const TABLE = { width: 7.2, depth: 4.4, corner: 1.3, centerX: 0.95 } as const;
const PIXELS = 320;

interface Cloth {
  readonly felt: HexColor;
  readonly line: HexColor;
  readonly hasDoubleZero: boolean;
  readonly logos: readonly LoadedLogo[];
}

/** Before the wheel, where its cameras stand. */
const LOGO = { x: -0.1, y: 1.62, width: 1.15, height: 0.4 } as const;

/** The cloth with its layout, seen from above; the wheel stands at the left. */
export function paintFelt({ felt, line, hasDoubleZero, logos }: Cloth): Painting {
  return paintShared(TABLE.width * PIXELS, TABLE.depth * PIXELS, (p) => {
    p.fillStyle = felt;
    p.fillRect(0, 0, TABLE.width * PIXELS, TABLE.depth * PIXELS);
    // From here on in units from the wheel's axis, y towards the front.
    p.scale(PIXELS, PIXELS);
    p.translate(TABLE.width / 2 - TABLE.centerX, TABLE.depth / 2);
    rings(p, line);
    layout(p, line);
    zeros(p, line, hasDoubleZero);
    paintLogo(p, logos, { ...LOGO, ground: felt, variants: BROAD, isInFullLight: true });
  });
}

function rings(p: Paint, line: HexColor): void {
  p.strokeStyle = line;
  for (const [radius, width] of [
    [1.24, 0.022],
    [1.29, 0.008],
  ] as const) {
    p.lineWidth = width;
    p.beginPath();
    p.arc(0, 0, radius, 0, Math.PI * 2);
    p.stroke();
  }
}

const CELL = { width: 0.23, height: 0.3 };
const LEFT = 1.5;
const TOP = -0.62;

function layout(p: Paint, line: HexColor): void {
  const lettering = { ink: line, font: NUMBER_FONT } as const;
  p.strokeStyle = line;
  p.lineWidth = 0.011;
  for (let column = 0; column < 12; column++) {
    for (let row = 0; row < 3; row++) cell(p, column, row);
  }
  for (const [k, label] of ['1st 12', '2nd 12', '3rd 12'].entries()) {
    p.strokeRect(
      LEFT + k * 4 * CELL.width,
      TOP + CELL.height * 3,
      CELL.width * 4,
      CELL.height * 0.72,
    );
    const x = LEFT + (k * 4 + 2) * CELL.width;
    fillSmallText(p, { ...lettering, text: label, x, y: TOP + CELL.height * 3.37, size: 0.13 });
  }
  for (const [k, label] of ['1–18', 'EVEN', '◆', '◆', 'ODD', '19–36'].entries()) {
    const x = LEFT + k * 2 * CELL.width;
    p.strokeRect(x, TOP + CELL.height * 3.72, CELL.width * 2, CELL.height * 0.72);
    if (label === '◆')
      diamond(p, [x + CELL.width, TOP + CELL.height * 4.08], k === 2 ? '#b3121f' : '#101012');
    else {
      const middle = { x: x + CELL.width, y: TOP + CELL.height * 4.1 };
      fillSmallText(p, { ...lettering, text: label, ...middle, size: 0.11 });
    }
  }
}

/** One field for zero, or one for each of two: the double zero lies farther from the players. */
function zeros(p: Paint, line: HexColor, hasDoubleZero: boolean): void {
  const labels = hasDoubleZero ? ['00', '0'] : ['0'];
  const height = (CELL.height * 3) / labels.length;
  p.strokeStyle = line;
  for (const [k, label] of labels.entries()) {
    const top = TOP + k * height;
    p.strokeRect(LEFT - CELL.width, top, CELL.width, height);
    fillSmallText(p, {
      text: label,
      x: LEFT - CELL.width / 2,
      y: top + height / 2,
      size: 0.16,
      ink: '#f5ecd6',
      font: NUMBER_FONT,
    });
  }
}

function cell(p: Paint, column: number, row: number): void {
  const number = 3 - row + column * 3;
  const x = LEFT + column * CELL.width;
  const y = TOP + row * CELL.height;
  p.strokeRect(x, y, CELL.width, CELL.height);
  p.fillStyle = colorOfNumber(number) === 'red' ? '#b3121f' : '#101012';
  p.beginPath();
  p.ellipse(
    x + CELL.width / 2,
    y + CELL.height / 2,
    CELL.width * 0.39,
    CELL.height * 0.4,
    0,
    0,
    Math.PI * 2,
  );
  p.fill();
  fillSmallText(p, {
    text: String(number),
    x: x + CELL.width / 2,
    y: y + CELL.height / 2,
    size: 0.13,
    ink: '#fdf8ea',
    font: NUMBER_FONT,
  });
}

function diamond(p: Paint, [x, y]: readonly [number, number], color: HexColor): void {
  p.fillStyle = color;
  p.beginPath();
  p.moveTo(x - 0.15, y);
  p.lineTo(x, y - 0.075);
  p.lineTo(x + 0.15, y);
  p.lineTo(x, y + 0.075);
  p.closePath();
  p.fill();
}
