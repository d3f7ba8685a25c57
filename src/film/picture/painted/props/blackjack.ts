import {
  drawCard,
  paintCard,
  type CardFaces,
  type CardPlace,
  type Suit,
} from '#film/picture/painted/props/cards.ts';
import { CHIP_COLORS, drawChip, paintChip } from '#film/picture/painted/props/chips.ts';
import type { Prop, StageDirections } from '#film/picture/painted/stage.ts';

type Deal = readonly [rank: string, suit: Suit, x: number, y: number, angle: number];

/** Two cards for the house, an ace and a king for the guest; the king decides. */
const DEALS: readonly Deal[] = [
  ['A', 'spade', -0.13, 0.24, -0.06],
  ['9', 'diamond', -0.12, -0.1, 0.03],
  ['8', 'club', 0.13, -0.1, -0.02],
  ['K', 'heart', 0.06, 0.26, 0.07],
];
const SHOE = { x: 0.72, y: -0.16 } as const;
const SLIDE_SECONDS = 0.6;
const TURN_SECONDS = 0.45;

/** Cards slide from the shoe across the felt and turn, one by one, to twenty-one. */
export function openBlackjack({ look, decisionSeconds }: StageDirections): Prop {
  const faces = DEALS.map(([rank, suit]) => paintCard(rank, suit, look.palette));
  const chips = CHIP_COLORS.map(paintChip);
  const interval = decisionSeconds / DEALS.length;
  return {
    draw(context, { seconds }) {
      for (const [column, height] of [5, 3, 4].entries()) {
        for (let level = 0; level < height; level += 1) {
          const chip = chips[(column + 1) % chips.length];
          if (chip)
            drawChip(context, chip, { x: -0.46 + column * 0.115, y: 0.3 - column * 0.035, level });
        }
      }
      DEALS.forEach((deal, index) => {
        const since = seconds - (index + 1) * interval + TURN_SECONDS + SLIDE_SECONDS;
        const face: CardFaces | undefined = faces[index];
        if (face && since > 0) drawCard(context, face, placeOf(deal, since));
      });
    },
  };
}

function placeOf([, , x, y, angle]: Deal, since: number): CardPlace {
  const way = easeOut(Math.min(1, since / SLIDE_SECONDS));
  const turned = smooth(Math.min(1, Math.max(0, (since - SLIDE_SECONDS) / TURN_SECONDS)));
  return {
    x: SHOE.x + (x - SHOE.x) * way,
    y: SHOE.y + (y - SHOE.y) * way,
    angle: angle + (1 - way) * 2.2,
    lift: Math.sin(turned * Math.PI) * 0.08,
    turned,
  };
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}
