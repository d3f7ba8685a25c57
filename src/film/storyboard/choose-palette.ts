import type { Lighting } from '#domain/order/controls.ts';
import type { ColorScheme, HueName, MetalName, Occasion, RoomName } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { ColorWishes, SuggestedColors } from '#brief/brief.ts';
import { toHex, type Oklch } from '#film/color/oklch.ts';
import { seededChoice, seededFraction } from '#film/random.ts';
import { LIGHTING_PALETTES, OCCASION_PALETTES } from '#film/storyboard/silent-palettes.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import { findGame } from '#games/game-list.ts';

export interface PaletteOrder {
  readonly colors: ColorWishes;
  readonly occasion: Occasion | null;
  readonly preset: PresetId;
  readonly lighting: Lighting;
  readonly seed: number;
}

const HUE_ANGLES: Record<HueName, number> = {
  red: 26,
  burgundy: 14,
  pink: 354,
  orange: 58,
  yellow: 96,
  green: 156,
  teal: 196,
  blue: 258,
  purple: 306,
};
const METALS: Record<MetalName, Oklch> = {
  gold: { lightness: 0.81, chroma: 0.125, hue: 86 },
  silver: { lightness: 0.85, chroma: 0.012, hue: 250 },
  copper: { lightness: 0.7, chroma: 0.11, hue: 54 },
  roseGold: { lightness: 0.79, chroma: 0.075, hue: 28 },
};
const ROOMS: Record<Exclude<RoomName, 'tinted'>, Oklch> = {
  black: { lightness: 0.1, chroma: 0.006, hue: 60 },
  white: { lightness: 0.46, chroma: 0.014, hue: 85 },
  brown: { lightness: 0.21, chroma: 0.04, hue: 52 },
};

/** The colours that are wished for; what the wishes leave open comes from occasion, preset and seed. */
export function choosePalette(order: PaletteOrder): Palette {
  const scheme = chooseScheme(order);
  return mix(scheme, order);
}

function chooseScheme(order: PaletteOrder): ColorScheme {
  const { occasion } = order;
  const { hues, metal, room, tone, suggested } = order.colors;
  const silent = dressedBy(suggested, occasion, silentScheme(order));
  if (hues.length === 0 && metal === null && room === null)
    return { ...silent, tone: tone ?? silent.tone };
  const isRoseGoldOnly = metal === 'roseGold' && hues.every((hue) => hue === 'pink');
  const spoken = isRoseGoldOnly
    ? (['pink'] as const)
    : hues.filter((hue) => !isHueOfMetal(hue, metal));
  const isPlain = occasion !== 'summer' && PLAIN_OCCASIONS.includes(occasion);
  const isGolden = metal === 'gold' && room === null && isPlain;
  const unspoken = isGolden ? GOLDEN : room === null ? silent.hues : [];
  return {
    hues: spoken.length > 0 ? spoken.slice(0, 2) : unspoken,
    metal: metal ?? (room === 'white' ? 'silver' : silent.metal),
    room: room ?? (spoken.length > 0 ? 'tinted' : 'black'),
    tone: tone ?? (spoken.length > 0 || isGolden ? 'plain' : silent.tone),
  };
}

/** Where gold is all that is named, the light is golden too: not a blue room with golden type. */
const GOLDEN: readonly HueName[] = ['yellow'];

/** `rose gold` and `amber` name a metal and a hue at once. */
function isHueOfMetal(hue: HueName, metal: MetalName | null): boolean {
  return metal === 'roseGold' && hue === 'pink';
}

/** Occasions that have no colours of their own, or give way to a world that the words call up. */
const PLAIN_OCCASIONS: readonly (Occasion | null)[] = [
  null,
  'tournament',
  'anniversary',
  'grandOpening',
  'summer',
];

/** The colours of the world that the words belong to, where they name none. */
function dressedBy(
  suggested: SuggestedColors | null,
  occasion: Occasion | null,
  silent: ColorScheme,
): ColorScheme {
  if (!suggested || !PLAIN_OCCASIONS.includes(occasion)) return silent;
  const { hues, metal, room, tone } = suggested;
  return {
    hues: hues ?? [],
    metal: metal ?? silent.metal,
    room: room ?? (hues ? 'tinted' : 'black'),
    tone: tone ?? 'plain',
  };
}

/** What suits where the words name no colour. */
function silentScheme({ occasion, preset, lighting, seed }: PaletteOrder): ColorScheme {
  const festive = occasion === null ? [] : OCCASION_PALETTES[occasion];
  if (festive.length > 0) return seededChoice(seed, 'palette', festive);
  const lit = LIGHTING_PALETTES[lighting];
  if (lit.length > 0) return seededChoice(seed, 'palette', lit);
  // Black cloth in a bright hall is grey.
  const suited = findGame(preset).palettes.filter(
    ({ hues }) => lighting !== 'bright' || hues.length > 0,
  );
  return seededChoice(seed, 'palette', suited);
}

function mix(scheme: ColorScheme, { seed, lighting, colors }: PaletteOrder): Palette {
  const metal = METALS[scheme.metal];
  const drift = (seededFraction(seed, 'hue drift') - 0.5) * 8;
  const first = scheme.hues[0];
  // Yellow beside gold is gold: a purer yellow looks green in the dark.
  const isGold = first === 'yellow' && scheme.metal === 'gold';
  const isGoldAlone = isGold && colors.metal === 'gold' && colors.hues.every((h) => h === 'yellow');
  const hue = first === undefined || isGold ? metal.hue : HUE_ANGLES[first] + drift;
  const felt = feltColor(scheme, hue);
  const second = scheme.hues[1];
  const accentHue = second === undefined ? companionHue(scheme, hue, metal) : HUE_ANGLES[second];
  return {
    felt: toHex(inLight(isGoldAlone ? champagne(felt) : felt, lighting)),
    metal: toHex(metal),
    glow: toHex(lightColor(scheme, first === undefined || isGoldAlone ? 'metal' : 'hue', hue)),
    accent: toHex(
      lightColor(
        scheme,
        second === undefined && scheme.tone !== 'vivid' ? 'metal' : 'hue',
        accentHue,
      ),
    ),
    room: toHex(inLight(roomColor(scheme, hue), lighting)),
  };
}

/** Cloth of a golden film: a stronger colour is mustard. */
const champagne = ({ lightness, hue }: Oklch): Oklch => ({
  lightness: lightness + 0.05,
  chroma: 0.05,
  hue,
});

/** In a bright hall nothing large is dark: what is, is lifted half way to it. */
function inLight(color: Oklch, lighting: Lighting): Oklch {
  if (lighting !== 'bright' || color.lightness >= BRIGHT_LIGHTNESS) return color;
  return { ...color, lightness: (color.lightness + BRIGHT_LIGHTNESS) / 2 };
}
const BRIGHT_LIGHTNESS = 0.5;

/** A neighbour for neon light, warm light of the metal otherwise. */
function companionHue({ tone }: ColorScheme, hue: number, metal: Oklch): number {
  return tone === 'vivid' ? hue + 62 : metal.chroma < 0.03 ? 250 : metal.hue;
}

function feltColor({ hues, room, tone }: ColorScheme, hue: number): Oklch {
  if (hues.length === 0) {
    if (room === 'white') return { lightness: 0.84, chroma: 0.02, hue: 85 };
    return room === 'brown'
      ? { lightness: 0.33, chroma: 0.06, hue: 52 }
      : { lightness: 0.2, chroma: 0.012, hue: 80 };
  }
  const isWine = hues[0] === 'burgundy';
  if (tone === 'pale') return { lightness: 0.66, chroma: 0.075, hue };
  const lightness = isWine || tone === 'deep' ? 0.29 : tone === 'vivid' ? 0.38 : 0.37;
  return { lightness, chroma: tone === 'vivid' ? 0.12 : 0.095, hue };
}

function lightColor({ tone }: ColorScheme, kind: 'hue' | 'metal', hue: number): Oklch {
  if (kind === 'metal') return { lightness: 0.8, chroma: hue > 200 ? 0.04 : 0.12, hue };
  if (tone === 'pale') return { lightness: 0.82, chroma: 0.09, hue };
  if (tone === 'deep') return { lightness: 0.6, chroma: 0.15, hue };
  return { lightness: 0.7, chroma: tone === 'vivid' ? 0.23 : 0.16, hue };
}

function roomColor({ room, tone }: ColorScheme, hue: number): Oklch {
  if (room !== 'tinted') return ROOMS[room];
  return { lightness: tone === 'pale' ? 0.3 : 0.15, chroma: 0.035, hue };
}
