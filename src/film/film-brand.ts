import type { LogoGround, LogoVariant, Palette, PaletteRole } from '#domain/brands/brand.ts';
import type { BrandId, MediaId } from '#domain/ids.ts';

/** A logo as a picture with transparency. */
export interface FilmLogo {
  readonly mediaId: MediaId;
  /** Of the file that is used, in hexadecimal. */
  readonly sha256: string;
  readonly variant: LogoVariant;
  /** What it is made to stand on. */
  readonly ground: LogoGround;
  readonly width: number;
  readonly height: number;
  /** Room around it, as a share of its height; `CLEAR_SPACE_DEFAULT` where absent. */
  readonly clearSpace?: number;
  /** The least height it may be shown with, as a share of the picture's height. */
  readonly leastHeight?: number;
}

/** What of a published brand is seen in a film. Its words are among the words of the order. */
export interface FilmBrand {
  readonly id: BrandId;
  readonly version: number;
  readonly palette: Palette;
  /** Whether no order may deviate from the palette. */
  readonly isPaletteLocked: boolean;
  readonly logos: readonly FilmLogo[];
  /** The logo that signs, and the colour behind it; null where the film chooses. */
  readonly endCard: {
    readonly logo: LogoVariant | null;
    readonly ground: PaletteRole | null;
  } | null;
  /** Whether the mark stands in a corner of the picture throughout. */
  readonly hasWatermark: boolean;
}

/** Room around a logo where the brand asks for none, as a share of its height. */
export const CLEAR_SPACE_DEFAULT = 0.25;
