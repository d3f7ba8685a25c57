import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { paintLogo, SMALL } from '#film/brand/paint-logo.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import { paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import { DISPLAY_FONT } from '../../props/fonts.ts';
import { paintArcText } from '../../props/playing-cards-table-lettering.ts';
import { ARCS_Y, BETS_RADIUS, HANDS_RADIUS, SEATS, TABLE } from './dimensions.ts';
import type { BlackjackLook } from './looks.ts';

const PIXELS = 380;
const DOWN = Math.PI / 2;
const REACH = 1.2;

interface Cloth {
  readonly felt: HexColor;
  readonly line: HexColor;
  /** Of what is read on it. */
  readonly lettering: HexColor;
  readonly spots: BlackjackLook['spots'];
  readonly logos: readonly LoadedLogo[];
}

/** Between the hands: middles of the gaps between seats. */
const LOGOS = [-0.73, -0.25, 0.25, 0.73] as const;
const LOGO = { x: 0, y: HANDS_RADIUS, width: 0.5, height: 0.34 } as const;

/** The cloth with its lettering and betting spots, seen from above, read from the players' side. */
export function paintFelt({ felt, line, lettering, spots, logos }: Cloth): Painting {
  return paintShared(TABLE.width * PIXELS, TABLE.depth * PIXELS, (p) => {
    p.fillStyle = felt;
    p.fillRect(0, 0, TABLE.width * PIXELS, TABLE.depth * PIXELS);
    // From here on in units from the middle of the arcs, y towards the players.
    p.scale(PIXELS, PIXELS);
    p.translate(TABLE.width / 2, TABLE.centerY + TABLE.depth / 2 - ARCS_Y);
    writeRules(p, felt, lettering);
    for (const seat of SEATS) {
      p.save();
      p.rotate(-seat);
      p.translate(0, BETS_RADIUS);
      SPOTS[spots](p, line);
      p.restore();
    }
    for (const gap of LOGOS) {
      p.save();
      p.rotate(-gap);
      paintLogo(p, logos, { ...LOGO, ground: felt, variants: SMALL, isInFullLight: true });
      p.restore();
    }
  });
}

function writeRules(p: Paint, felt: HexColor, line: HexColor): void {
  p.fillStyle = line;
  write(p, { text: 'BLACKJACK PAYS 3 TO 2', radius: 1.3, size: 0.178, spacing: 0.034 });
  p.fillStyle = withAlpha(line, 0.75);
  const rule = 'Dealer must stand on 17 and must draw to 16';
  write(p, { text: rule, radius: 1.5, size: 0.062, spacing: 0.012 });
  p.fillStyle = mixedHex(felt, '#000000', 0.34);
  p.beginPath();
  p.arc(0, 0, 1.84, DOWN - REACH, DOWN + REACH);
  p.arc(0, 0, 1.63, DOWN + REACH, DOWN - REACH, true);
  p.closePath();
  p.fill();
  p.strokeStyle = line;
  p.lineWidth = 0.012;
  p.stroke();
  p.fillStyle = line;
  write(p, { text: 'INSURANCE PAYS 2 TO 1', radius: 1.735, size: 0.118, spacing: 0.03 });
  for (const angle of [1.02, -1.02]) star(p, 1.735, angle);
}

interface Line {
  readonly text: string;
  readonly radius: number;
  readonly size: number;
  readonly spacing: number;
}

/** Skia sets very small type badly: it is set large and scaled. */
function write(p: Paint, { text, radius, size, spacing }: Line): void {
  const scale = size / 100;
  p.save();
  p.scale(scale, scale);
  p.font = `100px ${DISPLAY_FONT}`;
  paintArcText(p, { text, radius: radius / scale, spacing: spacing / scale });
  p.restore();
}

function star(p: Paint, radius: number, angle: number): void {
  p.save();
  p.rotate(angle);
  p.translate(0, radius);
  p.beginPath();
  for (let k = 0; k < 8; k++) {
    const r = k % 2 === 0 ? 0.055 : 0.02;
    p.lineTo(Math.cos((k * Math.PI) / 4) * r, Math.sin((k * Math.PI) / 4) * r);
  }
  p.closePath();
  p.fill();
  p.restore();
}

const SPOTS: Record<BlackjackLook['spots'], (p: Paint, line: HexColor) => void> = {
  rings: (p, line) => {
    p.strokeStyle = line;
    for (const [radius, width] of [
      [0.19, 0.016],
      [0.165, 0.006],
    ] as const) {
      p.lineWidth = width;
      p.beginPath();
      p.arc(0, 0, radius, 0, Math.PI * 2);
      p.stroke();
    }
  },
  boxes: (p, line) => {
    p.strokeStyle = line;
    p.lineWidth = 0.014;
    p.beginPath();
    p.roundRect(-0.17, -0.22, 0.34, 0.42, 0.03);
    p.stroke();
    p.lineWidth = 0.005;
    p.beginPath();
    p.roundRect(-0.148, -0.198, 0.296, 0.376, 0.02);
    p.stroke();
  },
  shields: (p, line) => {
    p.strokeStyle = line;
    p.lineWidth = 0.014;
    p.beginPath();
    p.moveTo(-0.18, -0.17);
    p.quadraticCurveTo(0, -0.24, 0.18, -0.17);
    p.bezierCurveTo(0.2, 0.06, 0.12, 0.17, 0, 0.23);
    p.bezierCurveTo(-0.12, 0.17, -0.2, 0.06, -0.18, -0.17);
    p.closePath();
    p.stroke();
  },
};
