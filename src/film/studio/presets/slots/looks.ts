import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';
import { pick, type Random } from '#film/random.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { SymbolId } from './symbols.ts';

export type CabinetStyle = 'classic' | 'artDeco' | 'neon';

/** How a cabinet is made and what its reels show. */
export interface SlotsLook {
  readonly style: CabinetStyle;
  readonly reelCount: 3 | 5;
  readonly shell: 'lacquer' | 'wood' | 'dark';
  readonly metal: 'gold' | 'chrome' | 'rose';
  readonly hasLever: boolean;
  readonly strip: { readonly paper: HexColor; readonly edge: HexColor; readonly glows: boolean };
  readonly symbols: readonly [SymbolId, ...SymbolId[]];
}

/** What the cabinets of a film are painted in and with. */
export interface CabinetDesign {
  readonly look: SlotsLook;
  readonly palette: Palette;
  readonly logos: readonly LoadedLogo[];
  /** Who signs the film; null where nobody does. */
  readonly signature: string | null;
}

const CREAM = { paper: '#fbf3df', edge: '#d9bf8c', glows: false } as const;
const IVORY = { paper: '#f4ecd8', edge: '#b89458', glows: false } as const;
const NIGHT = { paper: '#150d26', edge: '#2c1850', glows: true } as const;

export const SLOTS_LOOKS: readonly [SlotsLook, ...SlotsLook[]] = [
  {
    style: 'classic',
    reelCount: 3,
    shell: 'lacquer',
    metal: 'chrome',
    hasLever: true,
    strip: CREAM,
    symbols: ['seven', 'bar', 'bell', 'cherry', 'lemon', 'horseshoe'],
  },
  {
    style: 'artDeco',
    reelCount: 3,
    shell: 'wood',
    metal: 'gold',
    hasLever: true,
    strip: IVORY,
    symbols: ['seven', 'diamond', 'star', 'bar', 'bell', 'crown'],
  },
  {
    style: 'neon',
    reelCount: 5,
    shell: 'dark',
    metal: 'chrome',
    hasLever: false,
    strip: NIGHT,
    symbols: ['seven', 'diamond', 'star', 'cherry', 'crown', 'horseshoe'],
  },
  {
    style: 'classic',
    reelCount: 5,
    shell: 'wood',
    metal: 'rose',
    hasLever: false,
    strip: IVORY,
    symbols: ['bell', 'seven', 'cherry', 'crown', 'diamond', 'lemon'],
  },
  {
    style: 'artDeco',
    reelCount: 3,
    shell: 'dark',
    metal: 'gold',
    hasLever: true,
    strip: NIGHT,
    symbols: ['star', 'seven', 'bar', 'diamond', 'horseshoe', 'bell'],
  },
];

export const pickSlotsLook = (random: Random): SlotsLook => pick(random, SLOTS_LOOKS);

export const METALS: Record<SlotsLook['metal'], readonly [number, number, number]> = {
  gold: [1, 0.68, 0.27],
  chrome: [0.88, 0.89, 0.92],
  rose: [1, 0.64, 0.49],
};
