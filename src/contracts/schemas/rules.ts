import { z } from 'zod';

import { idSchema, momentSchema, nameSchema, textSchema } from '#contracts/schemas/text.ts';
import { PROMPT_LENGTH } from '#domain/limits.ts';
import { POLICY_CATEGORIES } from '#domain/moderation/verdict.ts';
import { ALLOWANCE_STATUSES } from '#domain/rules/allowance.ts';
import {
  PHRASE_LENGTH,
  RULE_LANGUAGES,
  RULE_NOTE_LENGTH_MAX,
  RULE_REASON_LENGTH,
  RULES_MAX,
} from '#domain/rules/rule-set.ts';

const phraseSchema = nameSchema(
  PHRASE_LENGTH,
  `Please enter a phrase of ${PHRASE_LENGTH.min} to ${PHRASE_LENGTH.max} characters`,
  `A phrase must be at most ${PHRASE_LENGTH.max} characters`,
);
const reasonSchema = textSchema(
  RULE_REASON_LENGTH,
  `Please give a reason of at least ${RULE_REASON_LENGTH.min} characters`,
  `A reason must be at most ${RULE_REASON_LENGTH.max} characters`,
);
const languageSchema = z.enum(RULE_LANGUAGES, { error: 'Unknown language' });
const categorySchema = z.enum(POLICY_CATEGORIES, { error: 'Unknown category' });
const severitySchema = z.enum(['flag', 'block'], { error: 'Severity must be flag or block' });

export const ownTermSchema = z
  .object({
    phrase: phraseSchema,
    language: languageSchema,
    category: categorySchema,
    severity: severitySchema,
    reason: reasonSchema,
  })
  .meta({ id: 'OwnTerm' });

export const allowedTermSchema = z
  .object({ phrase: phraseSchema, language: languageSchema, reason: reasonSchema })
  .meta({ id: 'AllowedTerm' });

export const allowedBrandSchema = z
  .object({
    brand: phraseSchema,
    /** Who granted the licence, and where that is documented. */
    licence: textSchema(
      RULE_REASON_LENGTH,
      'Please enter who granted the license and where the document is',
    ),
    /** The last day on which it is valid. */
    expiresOn: z.iso.date('Please enter a date'),
  })
  .meta({ id: 'AllowedBrand' });

const listOf = <Row extends z.ZodType>(row: Row, max: number) =>
  z.array(row).max(max, `You can add up to ${max}`);

/** Phrases are matched like the policy's own words; patterns are not supported. */
export const ruleSetSchema = z
  .object({
    terms: listOf(ownTermSchema, RULES_MAX.terms),
    allowedTerms: listOf(allowedTermSchema, RULES_MAX.allowedTerms),
    allowedBrands: listOf(allowedBrandSchema, RULES_MAX.allowedBrands),
    severities: listOf(
      z.object({ category: categorySchema, severity: severitySchema }),
      POLICY_CATEGORIES.length,
    ),
  })
  .meta({ id: 'RuleSet' });
export type RuleSetBody = z.infer<typeof ruleSetSchema>;

export const ruleVersionSchema = z
  .object({
    number: z.int(),
    note: z.string(),
    /** The earlier version that it restores; null for all others. */
    restores: z.int().nullable(),
    author: z.string().nullable(),
    createdAt: momentSchema,
    rules: ruleSetSchema,
  })
  .meta({ id: 'RuleVersion' });
export type RuleVersionBody = z.infer<typeof ruleVersionSchema>;

export const customRulesSchema = z
  .object({
    /** Whose rules these are: the operator's, which apply to everyone, or one organization's. */
    scope: z.enum(['platform', 'organization']),
    /** 0 before the first version. */
    number: z.int(),
    rules: ruleSetSchema,
    /** The policy version that checks orders now, these rules included. */
    policyVersion: z.string(),
    /** Categories that no rule can relax. */
    floor: z.array(z.enum(POLICY_CATEGORIES)),
    /** Default severity by category. */
    severities: z.array(z.object({ category: categorySchema, severity: severitySchema })),
    /** Whether moderators' decisions may be exported, with their texts, as training examples. */
    sharesExamples: z.boolean(),
  })
  .meta({ id: 'RuleDesk' });
export type CustomRulesBody = z.infer<typeof customRulesSchema>;

export const publishRulesSchema = z.object({
  rules: ruleSetSchema,
  /** The version that was edited. Returns 409 if another version is in force by now. */
  basedOn: z.int().min(0),
  note: textSchema(
    { min: 0, max: RULE_NOTE_LENGTH_MAX },
    `A note must be at most ${RULE_NOTE_LENGTH_MAX} characters`,
  ).default(''),
});

export const restoreRulesSchema = z.object({ number: z.int().min(1), basedOn: z.int().min(0) });

export const tryRulesSchema = z.object({
  rules: ruleSetSchema,
  /** The latest stored orders, the evaluation sets that ship with the product, or only `text`. */
  over: z.enum(['orders', 'evaluation', 'text'], {
    error: 'Over must be orders, evaluation or text',
  }),
  text: textSchema({ min: 0, max: PROMPT_LENGTH.max }, 'Text is required').optional(),
});
export type TryRulesBody = z.infer<typeof tryRulesSchema>;

const decisionSchema = z.enum(['allow', 'flag', 'block']);

const shareSchema = z.object({ texts: z.int(), stoppedBefore: z.int(), stoppedAfter: z.int() });

export const ruleTrialSchema = z
  .object({
    asked: z.int(),
    changed: z.int(),
    /** How many texts changed from one decision to another. */
    changes: z.array(z.object({ from: decisionSchema, to: decisionSchema, count: z.int() })),
    /**
     * Results on evaluation sets, for texts that should be stopped and texts that should not; null
     * for orders.
     */
    violations: shareSchema.nullable(),
    harmless: shareSchema.nullable(),
    examples: z.array(
      z.object({
        text: z.string(),
        before: decisionSchema,
        after: decisionSchema,
        /** Messages of findings that were added or removed. */
        messages: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'RuleTrial' });
export type RuleTrialBody = z.infer<typeof ruleTrialSchema>;

/** A term or a brand that the operator is asked to allow. */
export const askAllowanceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('term'), allowance: allowedTermSchema }),
  z.object({ kind: z.literal('brand'), allowance: allowedBrandSchema }),
]);

export const allowanceParamsSchema = z.object({ id: idSchema });
export const decideAllowanceSchema = z.object({
  decision: z.enum(['approve', 'refuse', 'withdraw'], { error: 'Unknown decision' }),
});

export const allowanceSchema = z
  .object({
    id: idSchema,
    organizationName: z.string(),
    term: allowedTermSchema.nullable(),
    brand: allowedBrandSchema.nullable(),
    status: z.enum(ALLOWANCE_STATUSES),
    createdAt: momentSchema,
    decidedAt: momentSchema.nullable(),
  })
  .meta({ id: 'Allowance' });
export type AllowanceBody = z.infer<typeof allowanceSchema>;

/** How moderators' decisions compare with the check's, for one category and language. */
export const decisionCountSchema = z
  .object({
    category: z.enum([...POLICY_CATEGORIES, 'review']),
    language: z.string(),
    /** Held or refused by the check, but allowed by a person. */
    falseStops: z.int(),
    /** Held or refused by the check, and a person agreed. */
    rightStops: z.int(),
    /** Passed by the check, but rejected by a person for this category. */
    misses: z.int(),
  })
  .meta({ id: 'DecisionCount' });
export type DecisionCountBody = z.infer<typeof decisionCountSchema>;

export const shareExamplesSchema = z.object({
  isAllowed: z.boolean({ error: 'isAllowed must be true or false' }),
});
