import { z } from 'zod';

import { licencesSchema, licenseeTextSchema, websiteSchema } from '#contracts/schemas/settings.ts';
import {
  idSchema,
  momentSchema,
  nameSchema,
  publicNameSchema,
  textSchema,
} from '#contracts/schemas/text.ts';
import {
  BRAND_FONTS_MAX,
  BRAND_LINE_LENGTH_MAX,
  BRAND_LOGOS_MAX,
  BRAND_NAME_LENGTH,
  BRAND_REVIEWS,
  BRAND_STATES,
  BRAND_WORD_LIST_MAX,
  FONT_LICENCE_LENGTH_MAX,
  FONT_ROLES,
  LOCKABLE,
  LOCKS,
  LOGO_GROUNDS,
  LOGO_VARIANTS,
  PALETTE_ROLES,
  TONE_WORDS_MAX,
} from '#domain/brands/brand.ts';
import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';

/** A field that may be omitted or `null`, which mean the same. */
function orNothing<Value>(part: z.ZodType<Value>) {
  return part
    .nullish()
    .transform((value): unknown => value ?? undefined)
    .pipe(part.optional());
}

const brandNameSchema = publicNameSchema(
  BRAND_NAME_LENGTH,
  `The name of a brand must be at least ${BRAND_NAME_LENGTH.min} characters`,
  `The name of a brand must be at most ${BRAND_NAME_LENGTH.max} characters`,
);

const COLOUR_MESSAGE = 'A color must be six hexadecimal digits, such as #c8102e';
const colourSchema = z
  .string({ error: COLOUR_MESSAGE })
  .regex(/^#[\da-f]{6}$/i, COLOUR_MESSAGE)
  .nullish();

const paletteSchema = z.object({
  primary: colourSchema,
  secondary: colourSchema,
  accent: colourSchema,
  ground: colourSchema,
} satisfies Record<(typeof PALETTE_ROLES)[number], unknown>);

/** A single line of text, displayed as it is. */
const lineSchema = nameSchema(
  { min: 1, max: BRAND_LINE_LENGTH_MAX },
  'Must be one line of text, or null',
  `Must be at most ${BRAND_LINE_LENGTH_MAX} characters`,
)
  .superRefine((text, context) => {
    const undrawn = undrawnCharacterIn(text.normalize('NFC'));
    if (undrawn === null) return;
    const message = `Contains a character that cannot be shown: ${undrawn}`;
    context.addIssue({ code: 'custom', message });
  })
  .nullish();

const wordListSchema = (max: number, what: string) =>
  z
    .array(
      nameSchema(
        { min: 1, max: BRAND_LINE_LENGTH_MAX },
        'Must be a word or a phrase',
        `Must be at most ${BRAND_LINE_LENGTH_MAX} characters`,
      ),
      { error: 'Must be a list of words' },
    )
    .max(max, `At most ${max} ${what}`);

const brandWordsSchema = z.object({
  signature: lineSchema,
  callToAction: lineSchema,
  address: lineSchema,
  banned: orNothing(wordListSchema(BRAND_WORD_LIST_MAX, 'banned words')),
  required: orNothing(wordListSchema(BRAND_WORD_LIST_MAX, 'required words')),
  preferred: orNothing(wordListSchema(BRAND_WORD_LIST_MAX, 'preferred words')),
  /** The brand's tone of voice; three to six words work best. */
  tone: orNothing(wordListSchema(TONE_WORDS_MAX, 'words for the tone')),
});

const logoSchema = z.object({
  mediaId: idSchema,
  variant: z.enum(LOGO_VARIANTS, { error: 'A logo is full, mark or mono' }),
  /** The background the logo is made for. */
  ground: z.enum(LOGO_GROUNDS, { error: 'The background of a logo must be light or dark' }),
  /** Clear space around it, as a share of its height. */
  clearSpace: orNothing(z.number().min(0).max(2, 'At most twice the height of the logo')),
  /** Minimum height, as a share of the picture's height. */
  leastHeight: orNothing(z.number().min(0).max(0.5, 'At most half of the frame')),
});

const fontSchema = z.object({
  mediaId: idSchema,
  role: z.enum(FONT_ROLES, { error: 'A font is for headlines or for text' }),
  /** The licence it is used under. It must cover video and server-side rendering. */
  licence: textSchema(
    { min: 1, max: FONT_LICENCE_LENGTH_MAX },
    'Please enter the license of the font',
  ),
});

const endCardSchema = z.object({
  logo: z.enum(LOGO_VARIANTS, { error: 'A logo is full, mark or mono' }).nullish(),
  ground: z.enum(PALETTE_ROLES, { error: 'Choose a color from the palette' }).nullish(),
  text: lineSchema,
  showsAddress: orNothing(z.boolean()),
  showsWebsite: orNothing(z.boolean()),
});

/** The advertiser behind the brand. Omitted fields fall back to the organization's settings. */
const licenseeSchema = z.object({
  legalEntity: licenseeTextSchema.nullish(),
  venueName: licenseeTextSchema.nullish(),
  venueAddress: licenseeTextSchema.nullish(),
  /** All licence numbers, by market. */
  licences: orNothing(licencesSchema),
});

/** Everything that defines a brand, except its name. */
export const brandIdentitySchema = z.object({
  palette: paletteSchema.nullish(),
  logos: orNothing(
    z
      .array(logoSchema, { error: 'Logos must be a list' })
      .max(BRAND_LOGOS_MAX, `At most ${BRAND_LOGOS_MAX} logos`)
      .refine(isOneOfEach, 'Add only one logo per variant and background'),
  ),
  fonts: orNothing(
    z
      .array(fontSchema, { error: 'Fonts must be a list' })
      .max(BRAND_FONTS_MAX, `At most ${BRAND_FONTS_MAX} fonts`),
  ),
  words: brandWordsSchema.nullish(),
  /** What an order must not change, or has to change. Anything not listed is editable. */
  locks: z
    .partialRecord(
      z.enum(LOCKABLE, { error: 'Cannot be locked' }),
      orNothing(z.enum(LOCKS, { error: 'A lock is fixed, editable or mustChange' })),
    )
    .nullish(),
  endCard: endCardSchema.nullish(),
  website: websiteSchema.nullish(),
  licensee: licenseeSchema.nullish(),
  intro: z.object({ mediaId: idSchema }).nullish(),
  /** Whether the logo is shown as a watermark in a corner of the picture. */
  watermark: orNothing(z.boolean()),
});
export type BrandIdentity = z.output<typeof brandIdentitySchema>;

export const createBrandSchema = brandIdentitySchema.extend({
  name: brandNameSchema,
  /** Whether orders that name no brand use this one. */
  isDefault: z
    .boolean({ error: 'Must be true or false' })
    .nullish()
    .transform((isDefault) => (isDefault === null ? false : isDefault)),
});
export type CreateBrandBody = z.output<typeof createBrandSchema>;

/** Omitted fields stay unchanged. */
export const changeBrandSchema = createBrandSchema.partial();
export type ChangeBrandBody = z.output<typeof changeBrandSchema>;

/** Previews a video of the brand: its title and end card. */
export const brandPreviewSchema = z.object({
  frames: z.array(
    z.object({
      kind: z.enum(['title', 'endCard']),
      /** A small JPEG as a `data:` URL; null if it was not drawn in time or was refused. */
      still: z.string().nullable(),
    }),
  ),
  /** Why the frames of a refused draft are not drawn. */
  refusals: z.array(z.string()),
});
export type BrandPreviewBody = z.output<typeof brandPreviewSchema>;

function isOneOfEach(logos: readonly z.output<typeof logoSchema>[]): boolean {
  return new Set(logos.map(({ variant, ground }) => `${variant} ${ground}`)).size === logos.length;
}

/** The draft of a brand and the state of its publication. */
export const brandSchema = brandIdentitySchema
  .extend({
    id: idSchema,
    name: z.string(),
    /**
     * A requested name that waits for the operator's approval. The brand cannot be published under
     * it yet.
     */
    pendingName: z.string().nullable(),
    state: z.enum(BRAND_STATES),
    /** The number of the published version that orders use; null before the first publication. */
    version: z.int().nullable(),
    hasUnpublishedChanges: z.boolean(),
    isDefault: z.boolean(),
    /**
     * Whether the operator has yet to review the published version: the first, or one with new
     * texts that the policy holds. Until then, the first order waits for them.
     */
    needsFirstLook: z.boolean(),
    /** Why the operator rejected the publication; null if they did not. */
    rejectionReason: z.string().nullable(),
    logos: z.array(logoSchema),
    fonts: z.array(fontSchema),
    /** Human-readable warnings about things that should be fixed. */
    warnings: z.array(z.object({ path: z.string(), message: z.string() })),
    createdAt: momentSchema,
    updatedAt: momentSchema,
    publishedAt: momentSchema.nullable(),
    archivedAt: momentSchema.nullable(),
  })
  .meta({ id: 'Brand' });
export type BrandBody = z.output<typeof brandSchema>;

/** A published version. Versions never change. */
export const brandVersionSchema = brandIdentitySchema
  .extend({
    id: idSchema,
    number: z.int(),
    name: z.string(),
    publishedAt: momentSchema,
    /** Username; null if the account was closed. */
    publishedBy: z.string().nullable(),
  })
  .meta({ id: 'BrandVersion' });
export type BrandVersionBody = z.output<typeof brandVersionSchema>;

/** A publication that waits for the operator's review. */
export const brandReviewSchema = brandSchema
  .extend({
    organizationId: idSchema,
    organizationName: z.string(),
    /** Signed URLs of thumbnails of its logos. */
    logoUrls: z.array(z.string()),
  })
  .meta({ id: 'BrandReview' });

/** A brand that the operator has reviewed. */
export const reviewedBrandSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    organizationName: z.string(),
    decision: z.enum(BRAND_REVIEWS),
    reason: z.string().nullable(),
    decidedAt: momentSchema,
    /** Username of the reviewer; null if the account was closed. */
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'ReviewedBrand' });

export type ReviewedBrandBody = z.output<typeof reviewedBrandSchema>;

export const approveBrandSchema = z.object({
  version: z
    .int('Please provide the version of the brand that you reviewed')
    .min(1, 'Versions are numbered from 1')
    .describe('The version that the platform operator saw; 409 if another one waits'),
});

export const rejectBrandSchema = approveBrandSchema.extend({
  reason: textSchema({ min: 0, max: 500 }, 'Must be text').optional(),
});
