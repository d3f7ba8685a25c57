import type { HexColor } from '#film/color/hex.ts';
import { pick, type Random } from '#film/random.ts';
import type { BackDesign } from '../../props/playing-cards-backs.ts';

/** How a blackjack table is dressed; the cloth's colour is the storyboard's. */
export interface BlackjackLook {
  readonly rail: HexColor;
  readonly wood: HexColor;
  readonly woodDark: HexColor;
  readonly metal: 'gold' | 'silver' | 'rose';
  readonly back: BackDesign;
  /** The one that stands out from the cloth is taken. */
  readonly backInks: readonly [HexColor, HexColor];
  readonly shoe: HexColor;
  /** Kinds of chips on the bets. */
  readonly bets: readonly [number, number, number];
  readonly spots: 'rings' | 'boxes' | 'shields';
}

const LOOKS: [BlackjackLook, ...BlackjackLook[]] = [
  {
    rail: '#1c0f0c',
    wood: '#8c4a26',
    woodDark: '#34120a',
    metal: 'gold',
    back: 'lozenges',
    backInks: ['#8a1020', '#16305e'],
    shoe: '#0c0c0e',
    bets: [0, 3, 2],
    spots: 'rings',
  },
  {
    rail: '#0e0e11',
    wood: '#3e2620',
    woodDark: '#140a08',
    metal: 'silver',
    back: 'rosette',
    backInks: ['#14306a', '#7c0f22'],
    shoe: '#16181c',
    bets: [3, 1, 4],
    spots: 'boxes',
  },
  {
    rail: '#2b1710',
    wood: '#a8703c',
    woodDark: '#55301a',
    metal: 'gold',
    back: 'fans',
    backInks: ['#0d4a3a', '#7c0f22'],
    shoe: '#241410',
    bets: [2, 0, 3],
    spots: 'shields',
  },
  {
    rail: '#231018',
    wood: '#5d241c',
    woodDark: '#1f0a0a',
    metal: 'rose',
    back: 'waves',
    backInks: ['#4a1560', '#123a5c'],
    shoe: '#120c12',
    bets: [4, 3, 0],
    spots: 'rings',
  },
];

export const pickBlackjackLook = (random: Random): BlackjackLook => pick(random, LOOKS);
