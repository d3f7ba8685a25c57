import type { LogoVariant } from '#domain/brands/brand.ts';
import { contrastRatio, luminanceOf } from '#domain/brands/palette-contrast.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';
import { ratioOf } from '#film/color/luminance.ts';

export interface ChosenLogo {
  readonly loaded: LoadedLogo;
  /** What has to be put under it, where it could not be seen on its ground. */
  readonly plate: HexColor | null;
}

/** WCAG 2.2, 1.4.11: graphics that carry meaning. */
const LOGO_CONTRAST_MIN = 3;
/** Of things in the scene, whose light is foreseen and whose edges lens and encoder soften. */
const CONTRAST_IN_SCENE = 4;
/** Ivory and near black, as printed things are; between them what both halves of a two-coloured logo stand on. */
const PLATES: readonly HexColor[] = ['#f4eedd', '#131114', '#5f5b56'];
/** The part of a logo's outline that may stand out less. */
const RIM_SPARED = 0.2;

/** Where a logo is to stand. */
export interface LogoSpot {
  readonly ground: HexColor;
  /** The brightest that the ground becomes, where it is not the same all over. */
  readonly brightest?: HexColor;
  /** The kinds of logo that suit the place, the best first. */
  readonly variants: readonly LogoVariant[];
}

/**
 * The logo to stand on a ground: of the first of `variants` that the brand has, the one made for such a
 * ground. Logos keep their colours: where it cannot be seen, also where the ground is as bright as
 * `brightest`, the plate goes under it on which it is seen best. Null without logos.
 */
export function chooseLogo(
  logos: readonly LoadedLogo[],
  { ground, brightest = ground, variants }: LogoSpot,
): ChosenLogo | null {
  const rank = ({ logo }: LoadedLogo) => {
    const at = variants.indexOf(logo.variant);
    return at === -1 ? variants.length : at;
  };
  const isMadeFor = ({ logo }: LoadedLogo) => (logo.ground === 'light') === isLight(ground);
  const [best] = logos.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(isMadeFor(other)) - Number(isMadeFor(one)) ||
      contrastOn(ground, other) - contrastOn(ground, one),
  );
  if (!best) return null;
  const wanted = best.luminanceOf ? CONTRAST_IN_SCENE : LOGO_CONTRAST_MIN;
  const bare = Math.min(contrastOn(ground, best), contrastOn(brightest, best));
  return { loaded: best, plate: bare >= wanted ? null : plateFor(best, bare) };
}

/** Whether black is seen better on a colour than white. */
export function isLight(color: HexColor): boolean {
  return contrastRatio(color, '#000000') > contrastRatio(color, '#ffffff');
}

/** Null where none is better than what is there. */
function plateFor(logo: LoadedLogo, bare: number): HexColor | null {
  const [plate] = PLATES.map((color) => ({ color, contrast: contrastOn(color, logo) })).toSorted(
    (one, other) => other.contrast - one.contrast,
  );
  return plate && plate.contrast > bare ? plate.color : null;
}

/** With which contrast all of a logo's outline, but for a small part, stands on a ground where it is seen. */
export function contrastOn(
  ground: HexColor,
  { rim, luminanceOf: seen = luminanceOf }: LoadedLogo,
): number {
  const under = seen(ground);
  const parts = rim
    .map(({ color, share }) => ({ share, contrast: ratioOf(seen(color), under) }))
    .toSorted((one, other) => one.contrast - other.contrast);
  let spared = 0;
  const least = parts.find(({ share }) => (spared += share) > RIM_SPARED);
  return least?.contrast ?? 1;
}
