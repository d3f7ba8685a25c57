import type { HexColor } from '#film/color/hex.ts';
import { pick, type Random } from '#film/random.ts';

/** How a wheel and its table are dressed. */
export interface RouletteLook {
  readonly wood: HexColor;
  readonly woodDark: HexColor;
  readonly coneLight: HexColor;
  readonly coneDark: HexColor;
  readonly fillets: number;
  readonly metal: 'gold' | 'silver' | 'rose';
  readonly rail: HexColor;
  readonly turretArms: number;
}

const LOOKS: [RouletteLook, ...RouletteLook[]] = [
  {
    wood: '#9a5228',
    woodDark: '#3a140a',
    coneLight: '#c98a4c',
    coneDark: '#6a2c14',
    fillets: 16,
    metal: 'gold',
    rail: '#1d0d0b',
    turretArms: 4,
  },
  {
    wood: '#6d2f1c',
    woodDark: '#240a08',
    coneLight: '#a8663a',
    coneDark: '#3a130c',
    fillets: 24,
    metal: 'gold',
    rail: '#0f0d10',
    turretArms: 6,
  },
  {
    wood: '#7c5a3c',
    woodDark: '#2c1a10',
    coneLight: '#d9b07a',
    coneDark: '#5a3a22',
    fillets: 12,
    metal: 'silver',
    rail: '#2a1712',
    turretArms: 4,
  },
  {
    wood: '#3e2620',
    woodDark: '#120808',
    coneLight: '#8c5a3c',
    coneDark: '#1f0d0a',
    fillets: 20,
    metal: 'rose',
    rail: '#160a12',
    turretArms: 5,
  },
];

export const pickRouletteLook = (random: Random): RouletteLook => pick(random, LOOKS);

export const METALS: Record<RouletteLook['metal'], readonly [number, number, number]> = {
  gold: [1, 0.68, 0.27],
  silver: [0.86, 0.87, 0.9],
  rose: [1, 0.62, 0.46],
};
