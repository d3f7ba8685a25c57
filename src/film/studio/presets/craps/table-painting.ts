import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import { computeShared, paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import { DISPLAY_FONT } from '../../props/fonts.ts';
import { fillSmallText } from '../../props/small-type.ts';
import { POINT_BOX, pointBoxX, POINTS, TABLE } from './dimensions.ts';

const PIXELS = 330;
const NAMES: Record<(typeof POINTS)[number], string> = {
  4: '4',
  5: '5',
  6: 'SIX',
  8: '8',
  9: 'NINE',
  10: '10',
};

interface Cloth {
  readonly felt: HexColor;
  readonly line: HexColor;
  readonly second: HexColor;
  readonly logos: readonly LoadedLogo[];
}

/** At the end where the dice fall, and at the other one; middle of both is the game's. */
const LOGOS = [
  { x: 2.62, y: 0.1, width: 0.84, height: 0.5 },
  { x: -1.05, y: 0.05, width: 0.62, height: 0.4 },
  { x: 1.62, y: 0.3, width: 0.8, height: 0.2 },
] as const;

/** The cloth with its boxes and lines, seen from above, read from the viewer's side. */
export function paintFelt({ felt, line, second, logos }: Cloth): Painting {
  return paintShared(TABLE.width * PIXELS, TABLE.depth * PIXELS, (p) => {
    p.fillStyle = felt;
    p.fillRect(0, 0, TABLE.width * PIXELS, TABLE.depth * PIXELS);
    // From here on in units from the table's origin, y towards the viewer.
    p.scale(PIXELS, PIXELS);
    p.translate(TABLE.width / 2, TABLE.depth / 2 + TABLE.centerY);
    p.strokeStyle = line;
    p.lineWidth = 0.014;
    pointBoxes(p, line, second);
    field(p, line, felt);
    passLine(p, line);
    for (const place of LOGOS)
      paintLogo(p, logos, { ...place, ground: felt, variants: BROAD, isInFullLight: true });
  });
}

function pointBoxes(p: Paint, line: HexColor, second: HexColor): void {
  for (const point of POINTS) {
    const x = pointBoxX(point);
    const { width, height, y } = POINT_BOX;
    p.strokeRect(x - width / 2, -y - height / 2, width, height);
    const size = point === 6 || point === 9 ? 0.13 : 0.2;
    fillSmallText(p, { text: NAMES[point], x, y: -y, size, ink: second });
  }
  const left = POINT_BOX.left;
  const width = POINT_BOX.width * POINTS.length;
  p.strokeRect(left, -0.88, width, 0.46);
  const ink = mixedHex(second, line, 0.3);
  fillSmallText(p, { text: 'COME', x: left + width / 2, y: -0.65, size: 0.26, ink });
}

function field(p: Paint, line: HexColor, felt: HexColor): void {
  const left = POINT_BOX.left;
  const width = POINT_BOX.width * POINTS.length;
  p.fillStyle = mixedHex(felt, '#ffffff', 0.04);
  p.fillRect(left, -0.4, width, 0.86);
  p.strokeRect(left, -0.4, width, 0.86);
  fillSmallText(p, { text: 'FIELD', x: left + width / 2, y: 0.2, size: 0.16, ink: line });
  p.fillStyle = withAlpha(line, 0.85);
  for (const [k, digit] of [3, 4, 9, 10, 11].entries()) {
    const x = left + width * ((k + 0.5) / 5);
    fillSmallText(p, { text: String(digit), x, y: -0.15, size: 0.17, ink: line });
  }
}

/** Two lines along the front and round the left end. */
function passLine(p: Paint, line: HexColor): void {
  const right = POINT_BOX.left + POINT_BOX.width * POINTS.length;
  for (const inset of [0, 0.3]) {
    p.beginPath();
    p.moveTo(right, 0.9 - inset + 0.3);
    p.lineTo(-1.35 + inset, 0.9 - inset + 0.3);
    p.quadraticCurveTo(-1.75 + inset, 0.9 - inset + 0.3, -1.75 + inset, 0.55 - inset + 0.3);
    p.lineTo(-1.75 + inset, -POINT_BOX.y - POINT_BOX.height / 2);
    p.stroke();
  }
  fillSmallText(p, { text: 'PASS LINE', x: 0.5, y: 1.05, size: 0.17, ink: line });
}

/** Rows of small pyramids, as heights. */
export function paintPyramids(): Painting {
  const size = 64;
  return computeShared(size, size, (x, y, pixel) => {
    const across = 1 - Math.abs((x / size) * 2 - 1);
    const up = 1 - Math.abs((y / size) * 2 - 1);
    pixel.fill(255 * Math.sqrt(0.25 + 0.7 * Math.min(across, up)));
    pixel[3] = 255;
  });
}

/** A side of the marker. */
export function paintMarker(text: 'ON' | 'OFF'): Painting {
  const [ground, ink]: readonly HexColor[] =
    text === 'ON' ? ['#f2ecdd', '#15161a'] : ['#15161a', '#f2ecdd'];
  return paintShared(256, 256, (p) => {
    p.fillStyle = ground ?? '#ffffff';
    p.fillRect(0, 0, 256, 256);
    p.strokeStyle = ink ?? '#000000';
    p.lineWidth = 8;
    p.beginPath();
    p.arc(128, 128, 104, 0, Math.PI * 2);
    p.stroke();
    p.fillStyle = ink ?? '#000000';
    p.font = `92px ${DISPLAY_FONT}`;
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.fillText(text, 128, 133);
  });
}
