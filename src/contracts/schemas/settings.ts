import { z } from 'zod';

import { CURRENT_PASSWORD_MESSAGE } from '#contracts/schemas/current-password.ts';
import { advertisesSchema, marketsSchema } from '#contracts/schemas/film-words.ts';
import { organizationSchema } from '#contracts/schemas/organization.ts';
import { nameSchema, publicNameSchema } from '#contracts/schemas/text.ts';
import { pieceSchema } from '#contracts/schemas/words.ts';
import { emailSchema, passwordSchema, usernameSchema } from '#contracts/schemas/user.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import {
  LICENSEE_TEXT_LENGTH_MAX,
  ORGANIZATION_NAME_LENGTH,
  PASSWORD_LENGTH_MAX,
  WEBSITE_LENGTH_MAX,
} from '#domain/limits.ts';

export const profileSchema = z.object({
  username: usernameSchema('Only alphanumeric and underscore allowed'),
  email: emailSchema,
  /** Required to change the email address if the session is older than 15 minutes. */
  currentPassword: z
    .string({ error: CURRENT_PASSWORD_MESSAGE })
    .max(PASSWORD_LENGTH_MAX, CURRENT_PASSWORD_MESSAGE)
    .optional(),
});
export type ProfileBody = z.infer<typeof profileSchema>;

const CONFIRM_PASSWORD_MESSAGE = 'Please confirm your password';

export const changePasswordSchema = z.object({
  currentPassword: z.string({ error: CURRENT_PASSWORD_MESSAGE }).min(1, CURRENT_PASSWORD_MESSAGE),
  newPassword: passwordSchema,
});
export type ChangePasswordBody = z.infer<typeof changePasswordSchema>;

/** The password form: the request body plus the repeated password. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({
    confirmPassword: z.string({ error: CONFIRM_PASSWORD_MESSAGE }).min(1, CONFIRM_PASSWORD_MESSAGE),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: ({ value }) => Boolean((value as { confirmPassword?: string }).confirmPassword),
  });

const WEBSITE_MESSAGE = 'The website must be an address such as https://www.example.com';

export const websiteSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: WEBSITE_MESSAGE })
  .max(WEBSITE_LENGTH_MAX, WEBSITE_MESSAGE)
  .refine((address) => !address.includes('@'), WEBSITE_MESSAGE);

const LICENSEE_TEXT_MESSAGE = `Must be text of at most ${LICENSEE_TEXT_LENGTH_MAX} characters`;

/** Shown in the film exactly as entered. */
export const licenseeTextSchema = nameSchema(
  { min: 1, max: LICENSEE_TEXT_LENGTH_MAX },
  LICENSEE_TEXT_MESSAGE,
  LICENSEE_TEXT_MESSAGE,
);

export const licencesSchema = z.partialRecord(z.enum(MARKET_CODES), licenseeTextSchema);

/** The owner's settings for the organization's films. Omitted fields stay unchanged. */
export const organizationRulesSchema = z.object({
  defaultMarkets: marketsSchema.optional(),
  requiresSecondReviewer: z.boolean({ error: 'Must be true or false' }).optional(),
  /** Whether the studio renders shots that a video model fails to make. */
  fallsBackToStudio: z.boolean({ error: 'Must be true or false' }).optional(),
  /** Where the public pages of films approved from now on link to; null for no link. */
  website: websiteSchema.nullable().optional(),
  /** What films advertise unless an order says otherwise; null is treated as online. */
  advertises: advertisesSchema.nullable().optional(),
  /** What the words of new videos start with; null for nothing. */
  defaultVenueLine: pieceSchema('The venue line').nullable().optional(),
  defaultCallToAction: pieceSchema('The call to action').nullable().optional(),
  defaultLanguage: z.enum(LANGUAGES, { error: 'Unknown language' }).nullable().optional(),
  /** The advertiser, as far as a market's law requires it on screen; null for nothing. */
  legalEntity: licenseeTextSchema.nullable().optional(),
  venueName: licenseeTextSchema.nullable().optional(),
  venueAddress: licenseeTextSchema.nullable().optional(),
  /** All licence numbers, by market. */
  licences: licencesSchema.optional(),
});
export type OrganizationRulesBody = z.infer<typeof organizationRulesSchema>;

/** The owner's settings for how members sign in. */
export const organizationSecuritySchema = z.object({
  requiresSecondFactor: z.boolean({ error: 'Must be true or false' }),
});
export type OrganizationSecurityBody = z.infer<typeof organizationSecuritySchema>;

export const organizationNameSchema = z.object({
  name: publicNameSchema(
    ORGANIZATION_NAME_LENGTH,
    `Organization name must be at least ${ORGANIZATION_NAME_LENGTH.min} characters`,
    `Organization name must be at most ${ORGANIZATION_NAME_LENGTH.max} characters`,
  ),
});

export const renamedOrganizationSchema = organizationSchema
  .extend({
    /**
     * The requested name while it waits for the operator; until then the organization keeps its
     * current name.
     */
    pendingName: z.string().nullable(),
  })
  .meta({ id: 'RenamedOrganization' });
