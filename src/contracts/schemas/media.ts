import { z } from 'zod';

import { idSchema, momentSchema, nameSchema, textSchema } from '#contracts/schemas/text.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { MEDIA_KINDS, MEDIA_STATES } from '#domain/media/media.ts';
import { PEOPLE_SHOWN, RIGHTS_BASES, RIGHTS_CHANNELS } from '#domain/media/rights.ts';

const HOLDER_LENGTH_MAX = 200;
const RELEASES_LENGTH_MAX = 2_000;
const LIST_MAX = 50;

const holderSchema = nameSchema(
  { min: 1, max: HOLDER_LENGTH_MAX },
  'Please enter the rights holder',
  `Must be at most ${HOLDER_LENGTH_MAX} characters`,
);

const territorySchema = z.union([z.literal('*'), z.enum(MARKET_CODES)], {
  error: 'Territories must be market codes, or * for everywhere',
});

const UNTIL_MESSAGE = 'The end date must be a date such as 2027-06-30, or a date and time in UTC';

/** A date means the end of that day, in UTC. */
const untilSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: UNTIL_MESSAGE,
});

const shortTextSchema = nameSchema(
  { min: 1, max: 100 },
  'Must be text',
  'Must be at most 100 characters',
);

const consentsSchema = z.object({
  /**
   * Defaults to covered by the releases, since gambling advertising is what files are used for
   * here. False bars files that show people.
   */
  gamblingAdvertising: z.boolean({ error: 'Must be true or false' }).optional(),
  /** Defaults to no. */
  alterationByAi: z.boolean({ error: 'Must be true or false' }).optional(),
  /** Names of external video models that may receive the file; defaults to none. */
  outsideProviders: z.array(shortTextSchema).max(LIST_MAX).optional(),
});

export const rightsSchema = z.object({
  basis: z.enum(RIGHTS_BASES, { error: 'Basis must be own, licence or release' }),
  holder: holderSchema,
  territories: z
    .array(territorySchema, { error: 'Territories must be a list' })
    .min(1, 'Please say where the file may be shown')
    .max(MARKET_CODES.length + 1, 'Too many territories'),
  /**
   * Where it may be shown; empty for everywhere. A film with a file without `web` cannot be shared
   * by public link.
   */
  channels: z
    .array(z.enum(RIGHTS_CHANNELS, { error: `Channels are ${RIGHTS_CHANNELS.join(', ')}` }))
    .max(RIGHTS_CHANNELS.length, 'Too many channels')
    .optional(),
  validUntil: untilSchema.nullish(),
  people: z.enum(PEOPLE_SHOWN, {
    error:
      'Files can show no people, or adults who have consented. Files that show minors cannot be used.',
  }),
  /** Some markets require that everyone shown is 25 or older. */
  everybodyIs25: z.boolean({ error: 'Must be true or false' }).optional(),
  consents: consentsSchema.optional(),
  /** Whose releases there are and where they are kept. Encrypted, and visible to managers only. */
  releases: textSchema({ min: 0, max: RELEASES_LENGTH_MAX }, 'Must be text').nullish(),
  /** True ends the rights; absent leaves them unchanged. Only managers can undo a withdrawal. */
  isWithdrawn: z.boolean({ error: 'Must be true or false' }).optional(),
});
export type RightsBody = z.output<typeof rightsSchema>;

const factsSchema = z.object({
  width: z.int().optional(),
  height: z.int().optional(),
  hasAlpha: z.boolean().optional(),
  seconds: z.number().optional(),
  framesPerSecond: z.number().optional(),
  hasSound: z.boolean().optional(),
  fontName: z.string().optional(),
  hasContentCredentials: z.boolean().optional(),
  /**
   * What is kept of its content credentials: the SHA-256 of the C2PA manifest store, and whether it
   * was valid when the file was read.
   */
  credentials: z.object({ sha256: z.string(), isIntact: z.boolean() }).optional(),
  digitalSourceType: z.string().optional(),
});

export const mediaSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** Null until the first bytes have arrived. */
    kind: z.enum(MEDIA_KINDS).nullable(),
    state: z.enum(MEDIA_STATES),
    /** Why it was refused, human-readable. */
    refusal: z.string().nullable(),
    bytes: z.int(),
    receivedBytes: z.int(),
    /** SHA-256 of the uploaded file, in hex; null until the upload is complete. */
    sha256: z.string().nullable(),
    facts: factsSchema,
    /** Signed URL of a thumbnail; null until the file is ready. */
    previewUrl: z.string().nullable(),
    /** Signed URL of the re-encoded file; for pictures and clips. */
    fileUrl: z.string().nullable(),
    rights: rightsSchema
      .extend({
        validUntil: z.string().nullable(),
        channels: z.array(z.string()),
        everybodyIs25: z.boolean(),
        consents: consentsSchema.required(),
        /** Null for users who are not managers. */
        releases: z.string().nullable(),
        isWithdrawn: z.boolean(),
        /** Markets in which the file cannot be used. */
        barredMarkets: z.array(z.enum(MARKET_CODES)),
      })
      .nullable(),
    /** Whether it can currently be used in videos for at least one market. */
    isUsable: z.boolean(),
    /**
     * Whether the operator has yet to review it. Until then, the first video that uses it waits for
     * them.
     */
    needsFirstLook: z.boolean(),
    /** Where it is used: brands, and the latest videos with their title or prompt. */
    usedIn: z.array(z.object({ kind: z.enum(['brand', 'video']), id: idSchema, name: z.string() })),
    /** Number of videos that show it. */
    videoCount: z.int(),
    uploadedBy: z.string().nullable(),
    createdAt: momentSchema,
  })
  .meta({ id: 'Media' });
export type MediaBody = z.output<typeof mediaSchema>;
