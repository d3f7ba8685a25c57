import { z } from 'zod';

import { readNetworks } from '#server/platform/outbound/public-addresses.ts';

const positiveCount = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Splits `a, b` as well as `a,b`. */
export function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

const flagSchema = z.enum(['0', '1']).transform((value) => value === '1');

/**
 * Every environment variable that the server reads, with its description. `.env.example` lists the
 * same ones; a test keeps them in sync.
 */
export const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe('Address to listen on; loopback unless PUBLIC_URL names a public host'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Directory for everything that is kept: database, films, secrets'),
  DATA_DIR_ACCESS: z
    .enum(['owner', 'group'])
    .default('owner')
    .describe(
      'Who may read DATA_DIR: the user that the server runs as, or also its group (processes of several users share it)',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional()
    .describe('PostgreSQL to use instead of the embedded database'),
  STORAGE_URL: z
    .url({ protocol: /^s3$/, error: 'must look like s3://KEY:SECRET@host/bucket?region=…' })
    .optional()
    .describe(
      'S3-compatible storage instead of DATA_DIR/media: s3://KEY:SECRET@host:port/bucket/folder?region=…, with &tls=off for plain http',
    ),
  DATABASE_CONNECTIONS: positiveCount(10).describe('Connections per process (PostgreSQL only)'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Address under which people reach the server; http://localhost:PORT where unset'),
  OPERATOR_CLAIM: z
    .enum(['first-account', 'command-line'])
    .optional()
    .describe(
      'Who becomes the operator: the first account, or whom `npm run operator` names (the default where other machines reach the server, by PUBLIC_URL or HOST)',
    ),
  TEST_CHECKOUT: flagSchema
    .optional()
    .describe(
      '1 keeps the test-mode checkout page where other machines reach the server, by PUBLIC_URL or HOST',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…')
    .optional()
    .describe('Key of the Stripe account that takes payments; the test checkout is off with it'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Secret that proves events sent to /api/webhooks/stripe; needed with STRIPE_SECRET_KEY',
    ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe("Address of Stripe's API, where it is not its own"),
  SELLER_NAME: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('Who sells the credits, as invoices name them: a legal name'),
  SELLER_ADDRESS: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('Address of the seller on invoices, in one line or several'),
  SELLER_TAX_ID: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe('Tax ID of the seller on invoices, such as a VAT number'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com' })
    .optional()
    .describe('Mail server; without one, emails are files in DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of the emails; no-reply at the host of PUBLIC_URL where unset'),
  TRUST_PROXY: z
    .string()
    .min(1)
    .optional()
    .describe('Whose X-Forwarded-* headers count: a number of proxies, or addresses'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z\d-]+$/i, 'must be the name of a header')
    .optional()
    .describe(
      "Header in which a trusted proxy says the visitor's country, ISO 3166-1 or -2; needs TRUST_PROXY",
    ),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Key that signs media addresses and makes the tokens of mailed links; made at the first start where unset',
    ),
  SIGNING_CERTIFICATE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File with the certificate chain (PEM) that signs films; made at the first start where unset',
    ),
  SIGNING_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('File with the private key (PKCS#8 PEM) of SIGNING_CERTIFICATE'),
  LLM_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'Language model for script assist, reading briefs and a second opinion on prompts: an OpenAI-compatible address, as far as /v1. Briefs leave the server for it',
    ),
  LLM_API_KEY: z.string().min(1).optional().describe('Key for LLM_API_URL, where it wants one'),
  LLM_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the language model; needed with LLM_API_URL'),
  LLM_JUDGES: z
    .enum(['always', 'unsure'], { error: 'must be always or unsure' })
    .default('always')
    .describe(
      'Of which videos the language model gives a second opinion: always, or where the own judge is unsure',
    ),
  VIDEO_ENGINE: z
    .string()
    .min(1)
    .default('studio')
    .describe(
      'Who makes the pictures: studio, openai-videos, comfyui, fal, ai-sdk, or a name of VIDEO_ENGINES_FILE',
    ),
  VIDEO_ENGINE_BY: z
    .string()
    .min(1)
    .optional()
    .describe('Other engines for some presets or plans: slots=studio, Enterprise=fal'),
  VIDEO_ENGINES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('JSON file that describes engines in full: docs/engines.md'),
  VIDEO_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe("Address of the video model's server (as far as /v1 for openai-videos)"),
  VIDEO_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key for the video model, where it wants one'),
  VIDEO_MODEL: z.string().min(1).optional().describe('Name of the video model'),
  VIDEO_POLL_SECONDS: z.coerce
    .number()
    .min(0.05)
    .max(600)
    .optional()
    .describe('How often a model is asked whether a clip is finished; 5 where unset'),
  VIDEO_DEADLINE_MINUTES: z.coerce
    .number()
    .min(0.01)
    .optional()
    .describe('How long one clip may take before its video fails; 45 where unset'),
  VIDEO_SOUND: z
    .enum(['studio', 'model'])
    .optional()
    .describe("Whose sound a model's film has: the studio's (where unset) or the model's own"),
  VIDEO_PRICE_PER_SECOND: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('US dollars a second of clip costs; 0 for servers of your own, else set it'),
  VIDEO_FILM_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('US dollars one film may cost at the engine; 10 where unset'),
  VIDEO_DAY_COST_MAX: z.coerce
    .number()
    .min(0)
    .default(100)
    .describe('US dollars the films of one organization may cost at paid engines in a day'),
  VIDEO_MONTH_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('The same in a month; no ceiling where unset'),
  VIDEO_INSTALLATION_MONTH_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('The same in a month for all organizations together; no ceiling where unset'),
  OUTBOUND_ALLOW: z
    .string()
    .refine((text) => readNetworks(listOf(text)) !== null, 'must list addresses or networks')
    .optional()
    .describe(
      'Addresses of your own network that webhooks and video services may name, for instance 10.1.0.0/16,::1',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Token that opens /metrics; without it, only this machine reads it, and nobody where other machines reach the server',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Port on which a process of its own for films shows /metrics and /healthz'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Collector that traces are sent to (OTLP over HTTP); none where unset'),
  SPEECH_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'Speech model for voice-overs: an OpenAI-compatible address, as far as /v1; a draft voice in English where unset',
    ),
  SPEECH_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Key for SPEECH_API_URL, where it wants one'),
  SPEECH_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the speech model; needed with SPEECH_API_URL'),
  SPEECH_VOICE: z
    .string()
    .min(1)
    .optional()
    .describe("Name of the speaker; the model's own choice where unset"),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged'),
  RENDERS_AT_ONCE: positiveCount(1).describe('Films one process makes at the same time'),
  DELETE_REFUSED_AFTER_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Days until rejected and failed videos are deleted with their films; kept where unset',
    ),
  LIMIT_FAILED_LOGINS_PER_ACCOUNT: positiveCount(10).describe(
    'Failed logins a minute, per account and network address',
  ),
  LIMIT_FAILED_LOGINS_PER_ACCOUNT_ANYWHERE: positiveCount(200).describe(
    'Failed logins an hour, per account, from networks that it never signed in from',
  ),
  LIMIT_FAILED_LOGINS_PER_ADDRESS: positiveCount(60).describe(
    'Failed logins a minute, per network address',
  ),
  LIMIT_REGISTRATIONS_PER_ADDRESS: positiveCount(60).describe(
    'Registrations an hour, per network address',
  ),
  LIMIT_INVITATIONS_PER_ORGANIZATION: positiveCount(100).describe(
    'Invitations an hour, per organization',
  ),
  LIMIT_INVITATION_EMAILS_PER_NEW_ORGANIZATION: positiveCount(10).describe(
    'Emails of invitations a day, per organization that holds nothing but welcome credits',
  ),
  LIMIT_INVITATION_EMAILS_PER_RECEIVER: positiveCount(3).describe(
    'Emails of invitations a day to the same address, per organization',
  ),
  LIMIT_PASSWORD_LETTERS_PER_ADDRESS: positiveCount(5).describe(
    'Emails about a forgotten password an hour, per e-mail address',
  ),
  LIMIT_PROFILE_CHANGES_PER_USER: positiveCount(20).describe(
    'Changes of username or email address an hour, per user',
  ),
  LIMIT_CALLS_PER_USER: positiveCount(1200).describe('Other calls a minute, per user and process'),
  LIMIT_CALLS_PER_KEY: positiveCount(600).describe(
    'Calls a minute with an API key, per key and process',
  ),
  LIMIT_CALLS_PER_ADDRESS: positiveCount(1200).describe(
    'Calls a minute without a valid token, per network address and process',
  ),
});

/** Checks that involve several variables. */
const checkedSchema = environmentSchema
  .refine(({ LLM_API_URL, LLM_MODEL }) => LLM_API_URL === undefined || LLM_MODEL !== undefined, {
    path: ['LLM_MODEL'],
    error: 'must be set with LLM_API_URL',
  })
  .refine(
    ({ SPEECH_API_URL, SPEECH_MODEL }) =>
      SPEECH_API_URL === undefined || SPEECH_MODEL !== undefined,
    { path: ['SPEECH_MODEL'], error: 'must be set with SPEECH_API_URL' },
  )
  .refine(({ SIGNING_CERTIFICATE, SIGNING_KEY }) => areBothSet(SIGNING_CERTIFICATE, SIGNING_KEY), {
    path: ['SIGNING_KEY'],
    error: 'SIGNING_CERTIFICATE and SIGNING_KEY go together',
  })
  .refine(
    ({ COUNTRY_HEADER, TRUST_PROXY }) => COUNTRY_HEADER === undefined || trustsAnybody(TRUST_PROXY),
    { path: ['TRUST_PROXY'], error: 'must be set with COUNTRY_HEADER, or anybody could send it' },
  );

function areBothSet(one: string | undefined, other: string | undefined): boolean {
  return (one === undefined) === (other === undefined);
}

function trustsAnybody(setting: string | undefined): boolean {
  return setting !== undefined && setting !== '0' && setting !== 'false';
}

export type Environment = z.infer<typeof environmentSchema>;

/** Parses and validates all variables at once; throws one error that lists every problem. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const present = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const result = checkedSchema.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`The environment is not valid:\n${problems.join('\n')}`);
}
