import type { LogoVariant } from '#domain/brands/brand.ts';
import { contrastRatio } from '#domain/brands/palette-contrast.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';

export interface ChosenLogo {
  readonly loaded: LoadedLogo;
  /** What has to be put under it, where it could not be seen on its ground. */
  readonly plate: HexColor | null;
}

/** WCAG 2.2, 1.4.11: graphics that carry meaning. */
export const LOGO_CONTRAST_MIN = 3;
/** Ivory and near black, as printed things are. */
const PLATES: readonly HexColor[] = ['#f4eedd', '#131114'];

/**
 * The logo to stand on a ground: of the first of `variants` that the brand has, the one made for such a
 * ground. Logos keep their colours: where none of them can be seen, also where the ground is as bright as
 * `brightest`, a plate goes under it. Null without logos.
 */
export function chooseLogo(
  logos: readonly LoadedLogo[],
  ground: HexColor,
  variants: readonly LogoVariant[],
  brightest: HexColor = ground,
): ChosenLogo | null {
  const rank = ({ logo }: LoadedLogo) => {
    const at = variants.indexOf(logo.variant);
    return at === -1 ? variants.length : at;
  };
  const isLightGround = contrastRatio(ground, '#000000') > contrastRatio(ground, '#ffffff');
  const isMadeFor = ({ logo }: LoadedLogo) => (logo.ground === 'light') === isLightGround;
  const [best] = logos.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      Number(isMadeFor(other)) - Number(isMadeFor(one)) ||
      contrastRatio(other.color, ground) - contrastRatio(one.color, ground),
  );
  if (!best) return null;
  const isSeen = [ground, brightest].every(
    (under) => contrastRatio(best.color, under) >= LOGO_CONTRAST_MIN,
  );
  return { loaded: best, plate: isSeen ? null : plateFor(best.color) };
}

function plateFor(color: HexColor): HexColor | null {
  const [plate = null] = PLATES.toSorted(
    (one, other) => contrastRatio(other, color) - contrastRatio(one, color),
  );
  return plate;
}
