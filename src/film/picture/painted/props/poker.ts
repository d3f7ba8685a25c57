import { drawCard, paintCard, type Suit } from '#film/picture/painted/props/cards.ts';
import { CHIP_COLORS, drawChip, paintChip } from '#film/picture/painted/props/chips.ts';
import type { Prop, StageDirections } from '#film/picture/painted/stage.ts';
import { between, randomStream } from '#film/seeded-random.ts';

const BOARD: readonly (readonly [rank: string, suit: Suit])[] = [
  ['10', 'spade'],
  ['J', 'spade'],
  ['3', 'heart'],
  ['Q', 'spade'],
  ['A', 'spade'],
];
const RIVER = BOARD.length - 1;
const CARD_STEP = 0.215;
const FLOP_SECONDS = 0.6;
const STACKS = 7;
const CHIPS_IN_STACK = 6;

/** Chips land around the pot as the board fills; the river card decides. */
export function openPoker({ storyboard, look, decisionSeconds }: StageDirections): Prop {
  const faces = BOARD.map(([rank, suit]) => paintCard(rank, suit, look.palette));
  const chips = CHIP_COLORS.map(paintChip);
  const random = randomStream(storyboard.seed, 'pot');
  const falls = Array.from({ length: STACKS * CHIPS_IN_STACK }, (_, index) => {
    const stack = index % STACKS;
    return {
      stack,
      level: Math.floor(index / STACKS),
      x: (stack - (STACKS - 1) / 2) * 0.125 + between(random, -0.006, 0.006),
      y: 0.26 + 0.05 * Math.cos(stack * 2.1),
      landsAt: (decisionSeconds * (index + 1)) / (STACKS * CHIPS_IN_STACK),
    };
  });
  const inDepth = falls.toSorted((a, b) => a.y - b.y || a.level - b.level);
  return {
    draw(context, { seconds }) {
      faces.forEach((face, index) => {
        const turnAt = index === RIVER ? decisionSeconds : decisionSeconds * (0.12 + 0.14 * index);
        const turned = smooth((seconds - turnAt + FLOP_SECONDS) / FLOP_SECONDS);
        const slid = smooth((seconds - turnAt + FLOP_SECONDS * 2.4) / FLOP_SECONDS);
        const x = (index - 2) * CARD_STEP + (1 - slid) * 0.9;
        const lift = Math.sin(turned * Math.PI) * 0.09;
        drawCard(context, face, {
          x,
          y: -0.03 - (1 - slid) * 0.2,
          lift,
          angle: (1 - slid) * 1.4,
          turned,
        });
      });
      for (const { stack, level, x, y, landsAt } of inDepth) {
        const left = landsAt - seconds;
        const chip = chips[stack % chips.length];
        if (chip && left < 0.25)
          drawChip(context, chip, { x, y, level, lift: Math.max(0, left) ** 2 * 5 });
      }
    },
  };
}

function smooth(t: number): number {
  const part = Math.min(1, Math.max(0, t));
  return part * part * (3 - 2 * part);
}
