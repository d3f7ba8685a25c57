import type { HexColor } from '#film/color/hex.ts';
import { pick, type Random } from '#film/random.ts';
import type { BackDesign } from '../../props/playing-cards-backs.ts';

/** How a poker table is dressed; the cloth's colour is the storyboard's. */
export interface PokerLook {
  readonly rail: HexColor;
  readonly wood: HexColor;
  readonly woodDark: HexColor;
  readonly metal: readonly [number, number, number];
  readonly back: BackDesign;
  /** The one that stands out from the cloth is taken. */
  readonly backInks: readonly [HexColor, HexColor];
  /** Kinds of chips in play. */
  readonly chips: readonly [number, number, number];
  /** What is printed in the middle of the cloth. */
  readonly print: 'star' | 'rings' | 'suits';
}

const LOOKS: [PokerLook, ...PokerLook[]] = [
  {
    rail: '#20120d',
    wood: '#8c4a26',
    woodDark: '#34120a',
    metal: [1, 0.7, 0.3],
    back: 'rosette',
    backInks: ['#8a1020', '#16305e'],
    chips: [0, 2, 3],
    print: 'suits',
  },
  {
    rail: '#0f0f12',
    wood: '#40281f',
    woodDark: '#150b08',
    metal: [0.86, 0.87, 0.9],
    back: 'lozenges',
    backInks: ['#14306a', '#7c0f22'],
    chips: [3, 1, 0],
    print: 'rings',
  },
  {
    rail: '#3a1d12',
    wood: '#b07a44',
    woodDark: '#5c361c',
    metal: [1, 0.72, 0.36],
    back: 'waves',
    backInks: ['#0d4a3a', '#7c0f22'],
    chips: [2, 0, 4],
    print: 'star',
  },
  {
    rail: '#2a0f16',
    wood: '#64281e',
    woodDark: '#220b0a',
    metal: [1, 0.64, 0.5],
    back: 'fans',
    backInks: ['#4a1560', '#123a5c'],
    chips: [4, 3, 1],
    print: 'rings',
  },
];

export const pickPokerLook = (random: Random): PokerLook => pick(random, LOOKS);
