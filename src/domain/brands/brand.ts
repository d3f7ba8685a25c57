/** What belongs to a brand, and how much of it there may be. */

/** A brand is `published` as soon as it has a version; later drafts exist beside it. */
export const BRAND_STATES = ['draft', 'published', 'archived'] as const;

export const PALETTE_ROLES = ['primary', 'secondary', 'accent', 'ground'] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];
/** Colours as `#rrggbb`, by role. */
export type Palette = Readonly<Partial<Record<PaletteRole, string | null | undefined>>>;

export const LOGO_VARIANTS = ['full', 'mark', 'mono'] as const;
export type LogoVariant = (typeof LOGO_VARIANTS)[number];

/** The background a logo is made for. */
export const LOGO_GROUNDS = ['light', 'dark'] as const;
export type LogoGround = (typeof LOGO_GROUNDS)[number];

export const FONT_ROLES = ['headline', 'text'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** Whether an order may deviate from the brand, must not, or must. */
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
/** Maximum for each of the banned, required and preferred word lists. */
export const BRAND_WORD_LIST_MAX = 100;
export const TONE_WORDS_MAX = 6;
export const BRAND_LINE_LENGTH_MAX = 120;
export const FONT_LICENCE_LENGTH_MAX = 300;

/** How long a deleted brand can be restored. */
export const BRAND_ARCHIVE_DAYS = 30;

/** The operator's decision about a brand: its first publication, or a later one with texts that are held. */
export const BRAND_REVIEWS = ['approved', 'rejected'] as const;
export type BrandReview = (typeof BRAND_REVIEWS)[number];
