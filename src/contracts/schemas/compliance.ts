import { z } from 'zod';

import { filmWordsSchema, marketsSchema } from '#contracts/schemas/film-words.ts';
import { textSchema } from '#contracts/schemas/text.ts';
import { POLICY_CATEGORIES } from '#domain/compliance/verdict.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { PRESET_IDS } from '#domain/presets.ts';

/** Something the advertising policy, or the rules of a market, hold against what was written. */
export const findingSchema = z
  .object({
    category: z.enum([...POLICY_CATEGORIES, 'market']),
    severity: z.enum(['flag', 'block']),
    /** A literal slice of what was written; empty where the finding is about a market. */
    excerpt: z.string(),
    message: z.string(),
    suggestion: z.string(),
  })
  .meta({ id: 'Finding' });

/** `flag` holds a video for a reviewer, `block` refuses it. */
export const verdictSchema = z
  .object({ decision: z.enum(['allow', 'flag', 'block']), findings: z.array(findingSchema) })
  .meta({ id: 'Verdict' });
export type VerdictBody = z.infer<typeof verdictSchema>;

/** Asked while somebody types, so a prompt may still be short. */
export const checkSchema = z.object({
  prompt: textSchema(
    { min: 0, max: PROMPT_LENGTH.max },
    'Prompt must be text',
    `Prompt must be at most ${PROMPT_LENGTH.max} characters`,
  ),
  preset: z.enum(['', ...PRESET_IDS], { error: 'Unknown preset' }).optional(),
  markets: marketsSchema,
  title: filmWordsSchema,
  offer: filmWordsSchema,
  callToAction: filmWordsSchema,
});
