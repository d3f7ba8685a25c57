import type { Lighting } from '#domain/controls.ts';
import type { PresetId } from '#domain/presets.ts';
import type { ColorScheme, HueName, MetalName, Occasion, RoomName } from '#domain/look.ts';
import { HUE_WORDS, METAL_WORDS, ROOM_WORDS, TONE_WORDS } from '#brief/look/color-words.ts';
import { findMentions } from '#text/lexicon.ts';
import { toHex } from '#film/storyboard/oklch.ts';
import type { Oklch } from '#film/storyboard/oklch.ts';
import { LIGHTING_PALETTES, OCCASION_PALETTES } from '#film/storyboard/silent-palettes.ts';
import type { Theme } from '#brief/look/theme.ts';
import { seededChoice, seededFraction } from '#film/storyboard/seeded-choice.ts';
import { findGame } from '#games/game-list.ts';
import type { Palette } from '#film/storyboard/storyboard.ts';
import type { Language } from '#text/language.ts';

export interface PaletteOrder {
  readonly folded: string;
  readonly language: Language;
  readonly occasion: Occasion | null;
  readonly preset: PresetId;
  readonly lighting: Lighting;
  readonly seed: number;
  /** Colours that were chosen by a reader of the whole prompt; otherwise the words are searched. */
  readonly askedHues?: readonly HueName[] | undefined;
  readonly askedMetal?: MetalName | undefined;
  /** The worlds that the words belong to, the foremost first. */
  readonly themes?: readonly Theme[];
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

/** Colours of what people wear, not of the room: `black tie`, `camisa blanca`, `白手套`. */
const CLOTHES =
  /(?:hot chocolate|chocolat chaud|chocolate caliente|heiße schokolade|cioccolata calda|chocolate quente)|(?<![\p{L}-])\p{L}[\p{L}-]{0,24}[ -](?:tie|shirts?|gloves?|dress(?:es|ed)?|gowns?|tuxedos?|suits?|jackets?|hair|vests?|hemd|handschuhen?|anzuge?n?|kleidern?|kleid|fliege|krawatten?|tablecloths?|sofas?|tischdecken?|orchids?|car|carpet)(?![\p{L}])|(?:camisas?|corbatas?|guantes|vestidos?|trajes?|chemises?|cravates?|gants|robes?|costumes?|camici[ae]|cravatt[ae]|guanti|vestit[oi]|abit[oi]|gravatas?|ternos?|luvas)(?: (?:de|da|do|di))? [\p{L}-]+|[\p{Script=Han}](?:色)?(?:手套|衬衫|西装|礼服|领带|领结|旗袍|裙|沙发)/gu;

/** `white roses`, `rosas rojas`: of two colours, the adjective's counts. */
const COLORED_ROSES =
  /(?<!\p{L})(?:roses?|rosas)(?=\s(?:blanc|blanch|bianc|branc|roj|ross|roug|vermelh|amar|giall|jaun|negr|ner[ie]|noir|pret))|(?<=(?:weiße[nr]?|rote[nr]?|gelbe[nr]?|schwarze[nr]?|white|red|yellow|black|crimson|ivory)\s)(?:roses?|rosen)(?!\p{L})|(?<=[白红黄黑])玫瑰/gu;

/** The colours that the words name; what they leave open comes from occasion, preset and seed. */
export function readPalette(order: PaletteOrder): Palette {
  return mix(readScheme(order), order.seed);
}

function readScheme({
  folded: described,
  language,
  occasion,
  preset,
  lighting,
  seed,
  askedHues,
  askedMetal,
  themes = [],
}: PaletteOrder): ColorScheme {
  const folded = described.replaceAll(CLOTHES, ' ').replaceAll(COLORED_ROSES, ' ');
  const hues = askedHues ?? findMentions(folded, language, HUE_WORDS).map(({ meaning }) => meaning);
  const metals = askedMetal
    ? [askedMetal]
    : findMentions(folded, language, METAL_WORDS).map(({ meaning }) => meaning);
  const rooms = findMentions(folded, language, ROOM_WORDS).map(({ meaning }) => meaning);
  const tone = findMentions(folded, language, TONE_WORDS).toSorted((a, b) => b.count - a.count)[0];
  const silent = dressedBy(themes, occasion, silentScheme(occasion, preset, lighting, seed));
  const isSilent = hues.length === 0 && metals.length === 0 && rooms.length === 0;
  const metal = metals.includes('roseGold') ? 'roseGold' : metals[0];
  const says = { tone: tone?.meaning ?? silent.tone };
  if (isSilent) return { ...silent, ...says };
  const isRoseGoldOnly = metal === 'roseGold' && hues.every((hue) => hue === 'pink');
  const spoken = isRoseGoldOnly
    ? (['pink'] as const)
    : hues.filter((hue) => !isHueOfMetal(hue, metal));
  const bare = spoken.length === 0 && (rooms.length > 0 || occasion === null);
  const isPlain = occasion !== 'summer' && PLAIN_OCCASIONS.includes(occasion);
  const isGolden = spoken.length === 0 && rooms.length === 0 && metal === 'gold' && isPlain;
  return {
    hues:
      spoken.length > 0
        ? spoken.slice(0, 2)
        : isGolden
          ? GOLDEN
          : bare && rooms.length > 0
            ? []
            : silent.hues,
    metal: metal ?? (rooms[0] === 'white' ? 'silver' : silent.metal),
    room: rooms[0] ?? (spoken.length > 0 ? 'tinted' : 'black'),
    tone: tone?.meaning ?? (spoken.length > 0 ? 'plain' : silent.tone),
  };
}

/** Where gold is all that is named, the light is golden too: not a blue room with golden type. */
const GOLDEN: readonly HueName[] = ['yellow'];

/** `rose gold` and `amber` name a metal and a hue at once. */
function isHueOfMetal(hue: HueName, metal: MetalName | undefined): boolean {
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
  themes: readonly Theme[],
  occasion: Occasion | null,
  silent: ColorScheme,
): ColorScheme {
  const theme = themes.find(({ hues, metal, room }) => hues ?? metal ?? room);
  if (!theme || !PLAIN_OCCASIONS.includes(occasion)) return silent;
  const { hues, metal, room, tone } = theme;
  return {
    hues: hues ?? [],
    metal: metal ?? silent.metal,
    room: room ?? (hues ? 'tinted' : 'black'),
    tone: tone ?? 'plain',
  };
}

/** What suits where the words name no colour. */
function silentScheme(
  occasion: Occasion | null,
  preset: PresetId,
  lighting: Lighting,
  seed: number,
): ColorScheme {
  const festive = occasion === null ? [] : OCCASION_PALETTES[occasion];
  if (festive.length > 0) return seededChoice(seed, 'palette', festive);
  const lit = LIGHTING_PALETTES[lighting];
  return seededChoice(seed, 'palette', lit.length > 0 ? lit : findGame(preset).palettes);
}

function mix(scheme: ColorScheme, seed: number): Palette {
  const metal = METALS[scheme.metal];
  const drift = (seededFraction(seed, 'hue drift') - 0.5) * 8;
  const first = scheme.hues[0];
  const hue = first === undefined ? metal.hue : HUE_ANGLES[first] + drift;
  const second = scheme.hues[1];
  const accentHue = second === undefined ? companionHue(scheme, hue, metal) : HUE_ANGLES[second];
  return {
    felt: toHex(feltColor(scheme, hue)),
    metal: toHex(metal),
    glow: toHex(lightColor(scheme, first === undefined ? 'metal' : 'hue', hue)),
    accent: toHex(
      lightColor(
        scheme,
        second === undefined && scheme.tone !== 'vivid' ? 'metal' : 'hue',
        accentHue,
      ),
    ),
    room: toHex(roomColor(scheme, hue)),
  };
}

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
