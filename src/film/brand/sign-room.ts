import type { LogoVariant } from '#domain/brands/brand.ts';
import { CLEAR_SPACE_DEFAULT, type FilmBrand } from '#film/film-brand.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** The logo that signs an end card. */
export interface Sign {
  readonly variants: readonly LogoVariant[];
  /** Pixels. */
  readonly height: number;
  /** Pixels around it that stay free. */
  readonly clearSpace: number;
}

/** As parts of the frame's shorter side: a mark is as wide as high, a whole logo wider. */
const HEIGHTS = { mark: 0.2, markOverOffer: 0.14, full: 0.15 } as const;

/** The logo with which an end card signs; null where the brand has none. */
export function signOf({ brand, size }: Storyboard, shot: Shot): Sign | null {
  if (!brand || brand.logos.length === 0 || shot.kind !== 'endCard') return null;
  const hasSignature = shot.words.some(({ role }) => role === 'signature');
  // Where the name is written out, the mark stands above it.
  const wanted = brand.endCard?.logo ?? (hasSignature ? 'mark' : 'full');
  const variants = variantsFrom(wanted, hasSignature);
  const short = Math.min(size.width, size.height);
  const hasOffer = shot.words.some(({ role }) => role === 'offer');
  const height = HEIGHTS[wanted === 'full' ? 'full' : hasOffer ? 'markOverOffer' : 'mark'];
  const usual = short * height;
  const heightPixels = Math.round(Math.max(usual, leastHeightOf(brand) * size.height));
  return {
    variants,
    height: heightPixels,
    clearSpace: Math.ceil(heightPixels * clearSpaceOf(brand)),
  };
}

/** Rows that the words of an end card leave to its logo, above them. */
export function signRoom(storyboard: Storyboard, shot: Shot): number {
  const sign = signOf(storyboard, shot);
  return sign ? sign.height + 2 * sign.clearSpace : 0;
}

function variantsFrom(wanted: LogoVariant, hasSignature: boolean): readonly LogoVariant[] {
  const usual: readonly LogoVariant[] = hasSignature
    ? ['mark', 'mono', 'full']
    : ['full', 'mono', 'mark'];
  return [wanted, ...usual.filter((variant) => variant !== wanted)];
}

function leastHeightOf({ logos }: FilmBrand): number {
  return Math.max(0, ...logos.map(({ leastHeight = 0 }) => leastHeight));
}

/** The largest that any of the logos asks for. */
export function clearSpaceOf({ logos }: FilmBrand): number {
  return Math.max(...logos.map(({ clearSpace = CLEAR_SPACE_DEFAULT }) => clearSpace));
}
