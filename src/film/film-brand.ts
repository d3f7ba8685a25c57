import type {
  FontRole,
  LogoGround,
  LogoVariant,
  Palette,
  PaletteRole,
} from '#domain/brands/brand.ts';
import type { BrandId, MediaId } from '#domain/ids.ts';
import type { FilmMedia } from '#film/film-media.ts';
import type { FormerCredentials } from '#domain/media/former-credentials.ts';

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
  /** As of photos and clips (`FilmMedia`). */
  readonly sourceType?: string;
  readonly credentials?: FormerCredentials;
  /** Room around it, as a share of its height; `CLEAR_SPACE_DEFAULT` where absent. */
  readonly clearSpace?: number;
  /** The least height it may be shown with, as a share of the picture's height. */
  readonly leastHeight?: number;
}

/** A font, written anew so that nobody else's has its name. */
export interface FilmFont {
  readonly mediaId: MediaId;
  /** Of the file that is used, in hexadecimal. */
  readonly sha256: string;
  readonly role: FontRole;
}

/** What a brand says on its end cards, beside the words of the order. */
export interface EndCardLine {
  readonly role: 'note' | 'where';
  readonly text: string;
}

/** What of a published brand is seen in a film. Its other words are among the words of the order. */
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
    readonly lines?: readonly EndCardLine[];
    /** Whether its lines come before the words of the order where a film is too short for both. */
    readonly isLocked?: boolean;
  } | null;
  /** The film's words are set in them where they have the letters; absent in films from before there were any. */
  readonly fonts?: readonly FilmFont[];
  /** A clip that films begin with; an order may show something else in its place unless it is locked. */
  readonly intro?: { readonly media: FilmMedia; readonly isLocked: boolean };
  /** Whether the mark stands in a corner of the picture throughout. */
  readonly hasWatermark: boolean;
}

/** Room around a logo where the brand asks for none, as a share of its height. */
export const CLEAR_SPACE_DEFAULT = 0.25;

/** The files that a film needs for its brand. */
export function filesOfBrand({ logos, fonts = [], intro }: FilmBrand) {
  return [...logos, ...fonts, ...(intro ? [intro.media] : [])].map(({ mediaId, sha256 }) => ({
    mediaId,
    sha256,
  }));
}
