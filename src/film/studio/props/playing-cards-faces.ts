import { paintShared, type Paint, type Painting } from '../scene/texture.ts';
import { SIGN_FONT } from './fonts.ts';
import { CARD_LENGTH, CARD_WIDTH, type PlayingCard, type Rank } from './playing-cards.ts';
import { paintCourt } from './playing-cards-courts.ts';
import { fillSuit, SUIT_INKS } from './playing-cards-suits.ts';

/** Cards are painted in tenths of a millimetre, 630 by 880, about their middle. */
export const FACE_WIDTH = 630;
export const FACE_LENGTH = 880;
const PIXELS_LONG = 512;
const PAPER = '#f1ede3';

/**
 * A card's painting lies on its side: cards in the scene have their long side along x, because that is the
 * axis they turn about.
 */
export function paintCard(draw: (p: Paint) => void): Painting {
  const scale = PIXELS_LONG / FACE_LENGTH;
  const short = Math.round((PIXELS_LONG * CARD_WIDTH) / CARD_LENGTH);
  return paintShared(PIXELS_LONG, short, (p) => {
    p.fillStyle = PAPER;
    p.fillRect(0, 0, PIXELS_LONG, short);
    p.translate(PIXELS_LONG / 2, short / 2);
    p.rotate(Math.PI / 2);
    p.scale(scale, scale);
    draw(p);
  });
}

/** Paints the face of a card, both ways up. */
export function paintFace(card: PlayingCard): Painting {
  return paintCard((p) => {
    p.fillStyle = SUIT_INKS[card.suit];
    if (card.rank === 'J' || card.rank === 'Q' || card.rank === 'K')
      paintCourt(p, card.rank, card.suit);
    else if (card.rank === 'A') paintAce(p, card);
    else paintPips(p, card);
    p.fillStyle = SUIT_INKS[card.suit];
    bothWays(p, () => index(p, card));
  });
}

/** Draws once upright and once upside down, as on every card. */
function bothWays(p: Paint, draw: () => void): void {
  draw();
  p.save();
  p.rotate(Math.PI);
  draw();
  p.restore();
}

function index(p: Paint, { rank, suit }: PlayingCard): void {
  p.font = `152px ${SIGN_FONT}`;
  p.textAlign = 'center';
  p.textBaseline = 'alphabetic';
  p.save();
  p.translate(-256, -282);
  if (rank === '10') p.scale(0.8, 1);
  p.fillText(rank, 0, 0);
  p.restore();
  fillSuit(p, suit, { x: -256, y: -222, size: 84 });
}

type PipPlace = readonly [column: number, row: number];

const LEFT_RIGHT = (rows: readonly number[]): PipPlace[] =>
  rows.flatMap((row): PipPlace[] => [
    [-1, row],
    [1, row],
  ]);

const THIRD = 1 / 3;

/** Columns and rows from -1 to 1, rows downwards. */
export const PIPS: Record<Exclude<Rank, 'A' | 'J' | 'Q' | 'K'>, readonly PipPlace[]> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: LEFT_RIGHT([-1, 1]),
  5: [...LEFT_RIGHT([-1, 1]), [0, 0]],
  6: LEFT_RIGHT([-1, 0, 1]),
  7: [...LEFT_RIGHT([-1, 0, 1]), [0, -0.5]],
  8: [...LEFT_RIGHT([-1, 0, 1]), [0, -0.5], [0, 0.5]],
  9: [...LEFT_RIGHT([-1, -THIRD, THIRD, 1]), [0, 0]],
  10: [...LEFT_RIGHT([-1, -THIRD, THIRD, 1]), [0, -2 * THIRD], [0, 2 * THIRD]],
};

function paintPips(p: Paint, { rank, suit }: PlayingCard): void {
  if (rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K') return;
  for (const [column, row] of PIPS[rank]) {
    const [x, y] = [column * 118, row * 286];
    if (row <= 0.01) fillSuit(p, suit, { x, y, size: 122 });
    else {
      p.save();
      p.rotate(Math.PI);
      fillSuit(p, suit, { x: -x, y: -y, size: 122 });
      p.restore();
    }
  }
}

function paintAce(p: Paint, { suit }: PlayingCard): void {
  fillSuit(p, suit, { x: 0, y: 0, size: suit === 'spades' ? 330 : 260 });
  if (suit !== 'spades') return;
  p.fillStyle = PAPER;
  fillSuit(p, suit, { x: 0, y: -10, size: 210 });
  p.fillStyle = SUIT_INKS[suit];
  fillSuit(p, suit, { x: 0, y: -10, size: 176 });
}
