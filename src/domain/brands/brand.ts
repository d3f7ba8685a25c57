/** What belongs to a brand, and how much of it there may be. */

/** `published` once any version of it is; a later draft waits beside it. */
export const BRAND_STATES = ['draft', 'published', 'archived'] as const;

export const PALETTE_ROLES = ['primary', 'secondary', 'accent', 'ground'] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];
/** Colours as `#rrggbb`, by what they are used for. */
export type Palette = Readonly<Partial<Record<PaletteRole, string | null | undefined>>>;

export const LOGO_VARIANTS = ['full', 'mark', 'mono'] as const;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** What a logo is made to stand on. */
export const LOGO_GROUNDS = ['light', 'dark'] as const;
export type LogoGround = (typeof LOGO_GROUNDS)[number];

export const FONT_ROLES = ['headline', 'text'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** Whether an order may deviate from the brand, may not, or has to. */
export const LOCKS = ['fixed', 'editable', 'mustChange'] as const;
export type Lock = (typeof LOCKS)[number];

export const LOCKABLE = [
  'palette',
  'logos',
  'fonts',
  'signature',
  'callToAction',
  'address',
  'website',
  'tone',
  'endCard',
  'intro',
  'watermark',
] as const;
export type Lockable = (typeof LOCKABLE)[number];

/** Words of an order that a brand can lock. */
export const LOCKED_WORDS = ['signature', 'callToAction'] as const;
export type LockedWord = (typeof LOCKED_WORDS)[number];

export const BRANDS_MAX = 100;
export const BRAND_NAME_LENGTH = { min: 2, max: 80 } as const;
export const BRAND_LOGOS_MAX = 12;
export const BRAND_FONTS_MAX = 4;
/** Banned, required and preferred words each. */
export const BRAND_WORD_LIST_MAX = 100;
export const TONE_WORDS_MAX = 6;
export const BRAND_LINE_LENGTH_MAX = 120;
export const FONT_LICENCE_LENGTH_MAX = 300;

/** How long a deleted brand can be brought back. */
export const BRAND_ARCHIVE_DAYS = 30;

/** What the operator said when they looked at the first publication of a brand. */
export const BRAND_LOOKS = ['approved', 'rejected'] as const;
export type BrandLook = (typeof BRAND_LOOKS)[number];
