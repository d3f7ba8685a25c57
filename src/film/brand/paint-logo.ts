import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LogoVariant } from '#domain/brands/brand.ts';
import { chooseLogo, isLight } from '#film/brand/choose-logo.ts';
import type { LoadedLogo } from '#film/brand/load-logos.ts';
import type { HexColor } from '#film/color/hex.ts';

/** Where a logo goes, in the units that are painted in: it fills the box as far as its shape allows. */
export interface LogoPlace {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour that it is painted on. */
  readonly ground: HexColor;
  /** The kinds of logo that suit the place, the best first. */
  readonly variants: readonly LogoVariant[];
  /** Whether its material takes the light whole: light plates there are printed darker, with what is on them. */
  readonly isInFullLight?: boolean;
}

/** Broad places carry the whole logo, small ones the mark alone. */
export const BROAD: readonly LogoVariant[] = ['full', 'mono', 'mark'];
export const SMALL: readonly LogoVariant[] = ['mark', 'mono', 'full'];

/** Room between a logo and the edge of its plate, as a share of its height. */
const PLATE_MARGIN = 0.28;
/** Laid over print on plates, as light that is left: like the paper of cards it keeps below the brightest white. */
const PRINT = '#ababab';

/** Paints the brand's logo at a place, upright and in its own colours. Paints nothing without logos. */
export function paintLogo(
  p: SKRSContext2D,
  logos: readonly LoadedLogo[],
  { x, y, width, height, ground, variants, isInFullLight = false }: LogoPlace,
): void {
  const chosen = chooseLogo(logos, { ground, variants });
  if (!chosen) return;
  const { canvas } = chosen.loaded;
  const { plate } = chosen;
  const margin = plate === null ? 0 : PLATE_MARGIN;
  const shape = canvas.width / canvas.height;
  const high = Math.min(height / (1 + 2 * margin), width / (shape + 2 * margin));
  const wide = high * shape;
  const fillPlate = (color: string): void => {
    const edge = high * margin;
    p.fillStyle = color;
    p.beginPath();
    p.roundRect(x - wide / 2 - edge, y - high / 2 - edge, wide + 2 * edge, high + 2 * edge, edge);
    p.fill();
  };
  if (plate !== null) fillPlate(plate);
  p.imageSmoothingEnabled = true;
  p.imageSmoothingQuality = 'high';
  p.drawImage(canvas, x - wide / 2, y - high / 2, wide, high);
  if (plate === null || !isLight(plate) || !isInFullLight) return;
  p.globalCompositeOperation = 'multiply';
  fillPlate(PRINT);
  p.globalCompositeOperation = 'source-over';
}
