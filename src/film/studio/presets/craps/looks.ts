import type { DiceColor } from '#domain/order/look.ts';
import type { HexColor } from '#film/color/hex.ts';
import { pick, type Random } from '#film/random.ts';

/** How a craps table is dressed; the cloth's colour is the storyboard's. */
export interface CrapsLook {
  readonly dice: { readonly body: HexColor; readonly pips: HexColor };
  /** The padded walls. */
  readonly wall: HexColor;
  readonly wood: HexColor;
  readonly woodDark: HexColor;
  readonly rail: HexColor;
  /** Kinds of chips in play. */
  readonly chips: readonly [number, number, number];
}

const LOOKS: [CrapsLook, ...CrapsLook[]] = [
  {
    dice: { body: '#c20d20', pips: '#f6f0e4' },
    wall: '#1c1512',
    wood: '#8c4a26',
    woodDark: '#34120a',
    rail: '#1c0f0c',
    chips: [0, 3, 2],
  },
  {
    dice: { body: '#efe6d2', pips: '#16130f' },
    wall: '#101216',
    wood: '#3e2620',
    woodDark: '#140a08',
    rail: '#0e0e11',
    chips: [3, 1, 0],
  },
  {
    dice: { body: '#5f1894', pips: '#f8f2e6' },
    wall: '#241410',
    wood: '#a8703c',
    woodDark: '#55301a',
    rail: '#2b1710',
    chips: [2, 0, 4],
  },
  {
    dice: { body: '#15326e', pips: '#f6f0e4' },
    wall: '#170d14',
    wood: '#5d241c',
    woodDark: '#1f0a0a',
    rail: '#231018',
    chips: [4, 3, 1],
  },
  {
    dice: { body: '#17171a', pips: '#e9c77a' },
    wall: '#1a120e',
    wood: '#7c5a3c',
    woodDark: '#2c1a10',
    rail: '#17100c',
    chips: [0, 1, 3],
  },
];

const DICE: Record<DiceColor, CrapsLook['dice']> = {
  red: { body: '#c20d20', pips: '#f6f0e4' },
  gold: { body: '#b49a5e', pips: '#1d140a' },
  white: { body: '#efe6d2', pips: '#16130f' },
  black: { body: '#17171a', pips: '#f6f0e4' },
  blue: { body: '#15326e', pips: '#f6f0e4' },
  purple: { body: '#5f1894', pips: '#f8f2e6' },
  green: { body: '#0f6b3c', pips: '#f6f0e4' },
};

/** One of the looks, with dice of a colour where one is asked. */
export function pickCrapsLook(random: Random, dice?: DiceColor): CrapsLook {
  const look = pick(random, LOOKS);
  return dice === undefined ? look : { ...look, dice: DICE[dice] };
}
