import { z } from 'zod';

import { advertisesSchema, marketsSchema } from '#contracts/schemas/film-words.ts';
import { marketStandingSchema } from '#contracts/schemas/market.ts';
import { idSchema, textSchema } from '#contracts/schemas/text.ts';
import { ASPECT_RATIOS, DURATION_RANGE } from '#domain/order/controls.ts';
import { orderBrandSchema } from '#contracts/schemas/order-fields.ts';
import { FORMER_FIELDS, wordsSchema } from '#contracts/schemas/words.ts';
import { OUTSIDE_POLICY, POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';

/** A violation of the advertising policy or of a market's rules. */
export const findingSchema = z
  .object({
    category: z.enum([...POLICY_CATEGORIES, 'review', ...OUTSIDE_POLICY]),
    severity: z.enum(['flag', 'block']),
    /** A literal excerpt of the text; empty if the finding is about a market. */
    excerpt: z.string(),
    message: z.string(),
    suggestion: z.string(),
    /** The id of the brand or file whose first use it is; absent from other findings. */
    firstUseOf: idSchema.optional(),
  })
  .meta({ id: 'Finding' });

/** `flag` holds a video for a reviewer, `block` refuses it. */
export const verdictSchema = z
  .object({ decision: z.enum(['allow', 'flag', 'block']), findings: z.array(findingSchema) })
  .meta({ id: 'Verdict' });
export type VerdictBody = z.infer<typeof verdictSchema>;

/** The verdict for one market. Every statement has a source. */
const marketVerdictSchema = marketStandingSchema
  .extend({
    code: z.enum(MARKET_CODES),
    name: z.string(),
    decision: z.enum(['allow', 'flag', 'block']),
    /** The age mark of the film, at least 21. */
    age: z.int(),
    /** The legal line this film shows for the market; null if the film cannot be made. */
    line: z.string().nullable(),
    helpline: z.object({ name: z.string(), number: z.string() }).nullable(),
    bannedClaims: z.array(z.string()),
    duties: z.array(z.string()),
    /** Findings about this market only. */
    findings: z.array(findingSchema),
    /** When the oldest of its rules was last checked against its source. */
    checkedOn: z.iso.date(),
  })
  .meta({ id: 'MarketVerdict' });
export type MarketVerdictBody = z.infer<typeof marketVerdictSchema>;

/** The verdict, with the verdict for each market. */
export const checkResponseSchema = verdictSchema
  .extend({
    markets: z.array(marketVerdictSchema),
    policyVersion: z.string(),
    /** Includes `model` if a language model is configured and was used. */
    judgedBy: z.array(z.enum(['local', 'model'])),
  })
  .meta({ id: 'CheckResponse' });
export type CheckResponseBody = z.infer<typeof checkResponseSchema>;

/** Sent while the user is typing, so the prompt may still be short. */
export const checkSchema = z.object({
  prompt: textSchema(
    { min: 0, max: PROMPT_LENGTH.max },
    'Prompt must be text',
    `Prompt must be at most ${PROMPT_LENGTH.max} characters`,
  ),
  preset: z.enum(['', ...PRESET_IDS], { error: 'Unknown preset' }).optional(),
  markets: marketsSchema.optional(),
  /** Defaults to what the organization advertises. */
  advertises: advertisesSchema.optional(),
  /** The shape and length that the legal lines have to fit. */
  aspectRatio: z.enum(ASPECT_RATIOS).optional(),
  duration: z.int().min(DURATION_RANGE.min).max(DURATION_RANGE.max).optional(),
  /** True while the user is typing: a configured language model is not called. */
  localOnly: z.boolean({ error: 'Must be true or false' }).optional(),
  words: wordsSchema.optional(),
  brandId: orderBrandSchema,
  ...FORMER_FIELDS,
});
export type CheckBody = z.infer<typeof checkSchema>;
export type CheckInput = z.input<typeof checkSchema>;
