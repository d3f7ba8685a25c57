import type { PaletteRole } from '#domain/brands/brand.ts';
import type { Occasion } from '#domain/order/look.ts';
import type { ColorWishes } from '#brief/brief.ts';
import type { HexColor } from '#film/color/hex.ts';
import { fromHex, toHex } from '#film/color/oklch.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import { OCCASION_PALETTES } from '#film/storyboard/silent-palettes.ts';
import type { ColorConflict, Palette } from '#film/storyboard/storyboard.ts';

type FilmColor = keyof Palette;

interface Wishes {
  readonly colors: ColorWishes;
  readonly occasion: Occasion | null;
}

interface BrandedPalette {
  readonly palette: Palette;
  readonly colorConflicts: readonly ColorConflict[];
}

/** Within what lightness a colour can do its work: a cloth is no lamp, and a room is dark. */
interface Use {
  /** The brand's colours that suit it, the best first. */
  readonly roles: readonly PaletteRole[];
  readonly lightnessMin: number;
  readonly lightnessMax: number;
}

const USES: Record<FilmColor, Use> = {
  felt: { roles: ['primary'], lightnessMin: 0.2, lightnessMax: 0.5 },
  glow: { roles: ['accent', 'primary'], lightnessMin: 0.58, lightnessMax: 0.85 },
  accent: { roles: ['secondary', 'accent'], lightnessMin: 0.58, lightnessMax: 0.88 },
  metal: { roles: ['accent', 'secondary'], lightnessMin: 0.68, lightnessMax: 0.95 },
  room: { roles: ['ground'], lightnessMin: 0.08, lightnessMax: 0.3 },
};
const FILM_COLORS = Object.keys(USES) as readonly FilmColor[];

/** Type and metal take a brand's colour only where it is bright: from this lightness on. */
const BRIGHT = 0.6;

/**
 * The palette of a film in its brand's colours. The order's words win over them unless the brand has locked
 * them; occasion and game give way. Colours that gave way are told.
 */
export function brandPalette(
  unbranded: Palette,
  brand: FilmBrand | null,
  wishes: Wishes,
): BrandedPalette {
  if (!brand) return { palette: unbranded, colorConflicts: [] };
  const named = namedIn(wishes.colors);
  const palette = { ...unbranded };
  const wordsOver = new Map<string, BrandColor[]>();
  for (const one of FILM_COLORS) {
    const ofBrand = colorOf(one, brand);
    if (!ofBrand) continue;
    const words = named[one];
    if (words === undefined || brand.isPaletteLocked) palette[one] = ofBrand.color;
    if (words !== undefined) wordsOver.set(words, [...(wordsOver.get(words) ?? []), ofBrand]);
  }
  const ofWords = Array.from(wordsOver, ([words, colors]) =>
    conflictOf(words, nameOf(colors), brand.isPaletteLocked),
  );
  return { palette, colorConflicts: [...ofWords, ...ofOccasion(brand, wishes, named)] };
}

/** One word may stand against several colours of the brand: it is told once. */
function conflictOf(words: string, ofBrand: string, isLocked: boolean): ColorConflict {
  return isLocked
    ? { asked: words, used: ofBrand, because: 'The colors of the brand are fixed' }
    : { asked: ofBrand, used: words, because: 'The video asks for its own colors' };
}

/** What the order's own words say of each colour of the film; colours that are merely suggested are not said. */
function namedIn({ hues, metal, room }: ColorWishes): Partial<Record<FilmColor, string>> {
  const [first, second = first] = hues;
  return {
    ...(first !== undefined &&
      second !== undefined && { felt: first, glow: first, accent: second }),
    ...(metal !== null && { metal: METAL_WORDS[metal] }),
    ...(room !== null && room !== 'tinted' && { room: `a ${room} room` }),
  };
}

const METAL_WORDS = { gold: 'gold', silver: 'silver', copper: 'copper', roseGold: 'rose gold' };

interface BrandColor {
  readonly role: PaletteRole;
  /** As the brand has it. */
  readonly hex: string;
  /** As the film shows it. */
  readonly color: HexColor;
}

function nameOf(colors: readonly BrandColor[]): string {
  const byRole = new Map(colors.map(({ role, hex }) => [role, hex]));
  const noun = byRole.size === 1 ? 'color' : 'colors';
  const roles = new Intl.ListFormat('en-US').format(byRole.keys());
  return `the ${roles} ${noun} of the brand (${[...byRole.values()].join(', ')})`;
}

function colorOf(one: FilmColor, { palette }: FilmBrand): BrandColor | null {
  const { roles, lightnessMin, lightnessMax } = USES[one];
  for (const role of roles) {
    const hex = palette[role]?.toLowerCase();
    if (!hex) continue;
    const color = fromHex(hex as HexColor);
    if (one === 'metal' && color.lightness < BRIGHT) continue;
    const lightness = Math.min(lightnessMax, Math.max(lightnessMin, color.lightness));
    const isKept = lightness === color.lightness;
    const seen = isKept ? (hex as HexColor) : toHex({ ...color, lightness });
    return { role, hex, color: seen };
  }
  return null;
}

/** An occasion's own colours, where the brand's are seen in their place. */
function ofOccasion(
  brand: FilmBrand,
  { occasion }: Wishes,
  named: Partial<Record<FilmColor, string>>,
): ColorConflict[] {
  const ofBrand = colorOf('felt', brand);
  const gaveWay = occasion !== null && OCCASION_PALETTES[occasion].length > 0;
  if (!gaveWay || !ofBrand || (named.felt !== undefined && !brand.isPaletteLocked)) return [];
  return [
    {
      asked: 'the usual colors of the occasion',
      used: nameOf([ofBrand]),
      because: 'Brand colors take precedence over those of an occasion',
    },
  ];
}
