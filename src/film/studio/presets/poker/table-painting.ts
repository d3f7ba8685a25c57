import type { LoadedLogo } from '#film/brand/load-logos.ts';
import { BROAD, paintLogo } from '#film/brand/paint-logo.ts';
import { withAlpha, type HexColor } from '#film/color/hex.ts';
import { mixedHex } from '#film/color/light.ts';
import { paintShared, type Paint, type Painting } from '../../scene/texture.ts';
import { DISPLAY_FONT } from '../../props/fonts.ts';
import { fillSmallText } from '../../props/small-type.ts';
import { CARD_LENGTH, CARD_WIDTH, SUITS } from '../../props/playing-cards.ts';
import { fillSuit } from '../../props/playing-cards-suits.ts';
import { BOARD_STEP, BOARD_Y, TABLE } from './dimensions.ts';
import type { PokerLook } from './looks.ts';

const PIXELS = 340;

interface Cloth {
  readonly felt: HexColor;
  readonly line: HexColor;
  readonly print: PokerLook['print'];
  readonly logos: readonly LoadedLogo[];
}

/** The cloth with its betting line and board, seen from above. */
export function paintFelt({ felt, line, print, logos }: Cloth): Painting {
  return paintShared(TABLE.width * PIXELS, TABLE.depth * PIXELS, (p) => {
    p.fillStyle = felt;
    p.fillRect(0, 0, TABLE.width * PIXELS, TABLE.depth * PIXELS);
    // From here on in units from the table's origin, y towards the viewer.
    p.scale(PIXELS, PIXELS);
    p.translate(TABLE.width / 2, TABLE.depth / 2 + TABLE.centerY);
    bettingLine(p, felt, line);
    board(p, line);
    p.fillStyle = withAlpha(line, 0.8);
    if (logos.length === 0) PRINTS[print](p, line);
    else paintLogo(p, logos, { ...LOGO, ground: felt, variants: BROAD, isInFullLight: true });
  });
}

function bettingLine(p: Paint, felt: HexColor, line: HexColor): void {
  const [inset, foot] = [0.62, -TABLE.centerY];
  const oval = (by: number): void => {
    p.beginPath();
    p.roundRect(
      -TABLE.width / 2 + by,
      foot - TABLE.depth / 2 + by,
      TABLE.width - 2 * by,
      TABLE.depth - 2 * by,
      TABLE.corner - by,
    );
  };
  oval(inset);
  p.fillStyle = mixedHex(felt, '#ffffff', 0.035);
  p.fill();
  p.strokeStyle = line;
  p.lineWidth = 0.018;
  p.stroke();
  oval(inset - 0.05);
  p.lineWidth = 0.006;
  p.stroke();
}

/** Five places for the cards in the middle. */
function board(p: Paint, line: HexColor): void {
  p.strokeStyle = withAlpha(line, 0.55);
  p.lineWidth = 0.006;
  for (let slot = 0; slot < 5; slot++) {
    p.beginPath();
    p.roundRect(
      (slot - 2) * BOARD_STEP - CARD_WIDTH / 2 - 0.012,
      -BOARD_Y - CARD_LENGTH / 2 - 0.012,
      CARD_WIDTH + 0.024,
      CARD_LENGTH + 0.024,
      0.02,
    );
    p.stroke();
  }
}

const MARK_Y = 0.4;
/** A brand's logo stands where else the game's name does. */
const LOGO = { x: 0, y: MARK_Y + 0.02, width: 1.5, height: 0.26 } as const;

const PRINTS: Record<PokerLook['print'], (p: Paint, line: HexColor) => void> = {
  suits: (p) => {
    for (const [k, suit] of SUITS.entries())
      fillSuit(p, suit, { x: (k - 1.5) * 0.2, y: MARK_Y, size: 0.11 });
  },
  star: (p, line) => {
    fillSmallText(p, { text: 'HOLD’EM', x: 0, y: MARK_Y, size: 0.13, ink: withAlpha(line, 0.8) });
    for (const side of [-1, 1]) {
      p.beginPath();
      for (let k = 0; k < 10; k++) {
        const radius = k % 2 === 0 ? 0.06 : 0.025;
        const angle = (k / 10) * Math.PI * 2 - Math.PI / 2;
        p.lineTo(side * 0.52 + Math.cos(angle) * radius, MARK_Y + Math.sin(angle) * radius);
      }
      p.closePath();
      p.fill();
    }
  },
  rings: (p, line) => {
    const ink = withAlpha(line, 0.8);
    fillSmallText(p, { text: 'TEXAS HOLD’EM', x: 0, y: MARK_Y, size: 0.105, ink });
    p.strokeStyle = withAlpha(line, 0.5);
    p.lineWidth = 0.008;
    for (const y of [MARK_Y - 0.085, MARK_Y + 0.085]) {
      p.beginPath();
      p.moveTo(-0.62, y);
      p.lineTo(0.62, y);
      p.stroke();
    }
  },
};

/** The dealer's button. */
export function paintButton(): Painting {
  return paintShared(256, 256, (p) => {
    p.fillStyle = '#f2ecdd';
    p.fillRect(0, 0, 256, 256);
    p.strokeStyle = '#15161a';
    p.lineWidth = 7;
    p.beginPath();
    p.arc(128, 128, 104, 0, Math.PI * 2);
    p.stroke();
    p.fillStyle = '#15161a';
    p.font = `40px ${DISPLAY_FONT}`;
    p.textAlign = 'center';
    p.textBaseline = 'middle';
    p.fillText('DEALER', 128, 130);
  });
}
