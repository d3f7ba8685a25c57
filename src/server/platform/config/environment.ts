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
    .describe('Address to listen on; defaults to loopback unless PUBLIC_URL is a public host'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Directory for all data: database, films, secrets'),
  DATA_DIR_ACCESS: z
    .enum(['owner', 'group'])
    .default('owner')
    .describe(
      'Who may read DATA_DIR: only the user that runs the server, or also its group (to share it between users)',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional()
    .describe('PostgreSQL database to use instead of the embedded one'),
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
    .describe('URL under which users reach the server; defaults to http://localhost:PORT'),
  OPERATOR_CLAIM: z
    .enum(['first-account', 'command-line'])
    .optional()
    .describe(
      'Who becomes the operator: the first account, or the one set with `npm run operator` (the default if PUBLIC_URL or HOST makes the server reachable for other machines)',
    ),
  TEST_CHECKOUT: flagSchema
    .optional()
    .describe(
      'Set to 1 to keep the test checkout page even if PUBLIC_URL or HOST makes the server reachable for other machines',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe, sk_… or rk_…')
    .optional()
    .describe('Secret key of the Stripe account for payments; disables the test checkout'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Signing secret of the Stripe webhook /api/webhooks/stripe; required with STRIPE_SECRET_KEY',
    ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe("URL of Stripe's API, to override the default"),
  SELLER_NAME: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('Legal name of the seller of credits, shown on invoices'),
  SELLER_ADDRESS: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('Address of the seller on invoices, one or more lines'),
  SELLER_TAX_ID: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe('Tax ID of the seller on invoices, such as a VAT number'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@mail.example.com' })
    .optional()
    .describe('Mail server; without one, emails are written to DATA_DIR/outbox'),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of emails; defaults to no-reply at the host of PUBLIC_URL'),
  TRUST_PROXY: z
    .string()
    .min(1)
    .optional()
    .describe('Proxies whose X-Forwarded-* headers are trusted: their number, or their addresses'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z\d-]+$/i, 'must be the name of a header')
    .optional()
    .describe(
      "Header in which a trusted proxy reports the visitor's country, ISO 3166-1 or -2; requires TRUST_PROXY",
    ),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Key for signing media URLs and the tokens of mailed links; generated at the first start by default',
    ),
  SIGNING_CERTIFICATE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File with the certificate chain (PEM) for signing films; generated at the first start by default',
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
      'Language model for script assist, reading briefs and a second opinion on prompts: an OpenAI-compatible URL up to /v1. Briefs are sent to it',
    ),
  LLM_API_KEY: z.string().min(1).optional().describe('API key for LLM_API_URL, if required'),
  LLM_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the language model; required with LLM_API_URL'),
  LLM_JUDGES: z
    .enum(['always', 'unsure'], { error: 'must be always or unsure' })
    .default('always')
    .describe(
      'When the language model gives a second opinion: always, or only if the built-in judge is unsure',
    ),
  VIDEO_ENGINE: z
    .string()
    .min(1)
    .default('studio')
    .describe(
      'What makes the pictures: studio, openai-videos, comfyui, fal, ai-sdk, or a name from VIDEO_ENGINES_FILE',
    ),
  VIDEO_ENGINE_BY: z
    .string()
    .min(1)
    .optional()
    .describe('Different engines for some presets or plans: slots=studio, Enterprise=fal'),
  VIDEO_ENGINES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('JSON file with complete engine settings: see docs/engines.md'),
  VIDEO_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe("URL of the video model's server (up to /v1 for openai-videos)"),
  VIDEO_API_KEY: z.string().min(1).optional().describe('API key for the video model, if required'),
  VIDEO_MODEL: z.string().min(1).optional().describe('Name of the video model'),
  VIDEO_POLL_SECONDS: z.coerce
    .number()
    .min(0.05)
    .max(600)
    .optional()
    .describe('Interval for polling whether a clip is finished; defaults to 5'),
  VIDEO_DEADLINE_MINUTES: z.coerce
    .number()
    .min(0.01)
    .optional()
    .describe('How long a clip may take before its video fails; defaults to 45'),
  VIDEO_SOUND: z
    .enum(['studio', 'model'])
    .optional()
    .describe("Sound of films made by a model: the studio's (default) or the model's own"),
  VIDEO_PRICE_PER_SECOND: z.coerce
    .number()
    .min(0)
    .optional()
    .describe(
      'Price of a second of footage in US dollars; 0 for your own servers, set it for all others',
    ),
  VIDEO_FILM_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('Maximum cost of a film at the engine in US dollars; defaults to 10'),
  VIDEO_DAY_COST_MAX: z.coerce
    .number()
    .min(0)
    .default(100)
    .describe("Maximum daily cost of one organization's films at paid engines in US dollars"),
  VIDEO_MONTH_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('The same per month; unlimited by default'),
  VIDEO_INSTALLATION_MONTH_COST_MAX: z.coerce
    .number()
    .min(0)
    .optional()
    .describe('The same per month for all organizations together; unlimited by default'),
  OUTBOUND_ALLOW: z
    .string()
    .refine((text) => readNetworks(listOf(text)) !== null, 'must list addresses or networks')
    .optional()
    .describe(
      'Private network addresses that webhooks and video services may use, for instance 10.1.0.0/16,::1',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Token for /metrics; without it, only this machine has access, and none at all if other machines can reach the server',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Port on which a separate worker process serves /metrics and /healthz'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Collector for traces (OTLP over HTTP); none by default'),
  SPEECH_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'Speech model for voice-overs: an OpenAI-compatible URL up to /v1; defaults to a draft voice in English',
    ),
  SPEECH_API_KEY: z.string().min(1).optional().describe('API key for SPEECH_API_URL, if required'),
  SPEECH_MODEL: z
    .string()
    .min(1)
    .optional()
    .describe('Name of the speech model; required with SPEECH_API_URL'),
  SPEECH_VOICE: z
    .string()
    .min(1)
    .optional()
    .describe("Name of the voice; defaults to the model's choice"),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Log level'),
  RENDERS_AT_ONCE: positiveCount(1).describe('Number of films that one process makes concurrently'),
  DELETE_REFUSED_AFTER_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Days until rejected and failed videos are deleted with their films; kept by default',
    ),
  LIMIT_FAILED_LOGINS_PER_ACCOUNT: positiveCount(10).describe(
    'Failed sign-ins per minute, per account and network address',
  ),
  LIMIT_FAILED_LOGINS_PER_ACCOUNT_ANYWHERE: positiveCount(200).describe(
    'Failed sign-ins per hour, per account, from networks that it has never signed in from',
  ),
  LIMIT_FAILED_LOGINS_PER_ADDRESS: positiveCount(60).describe(
    'Failed sign-ins per minute, per network address',
  ),
  LIMIT_REGISTRATIONS_PER_ADDRESS: positiveCount(60).describe(
    'Registrations per hour, per network address',
  ),
  LIMIT_INVITATIONS_PER_ORGANIZATION: positiveCount(100).describe(
    'Invitations per hour, per organization',
  ),
  LIMIT_INVITATION_EMAILS_PER_NEW_ORGANIZATION: positiveCount(10).describe(
    'Invitation emails per day, per organization that only has welcome credits',
  ),
  LIMIT_INVITATION_EMAILS_PER_RECEIVER: positiveCount(3).describe(
    'Invitation emails per day to the same address, per organization',
  ),
  LIMIT_PASSWORD_LETTERS_PER_ADDRESS: positiveCount(5).describe(
    'Password reset emails per hour, per email address',
  ),
  LIMIT_PROFILE_CHANGES_PER_USER: positiveCount(20).describe(
    'Changes of username or email address per hour, per user',
  ),
  LIMIT_CALLS_PER_USER: positiveCount(1200).describe(
    'Other API calls per minute, per user and process',
  ),
  LIMIT_CALLS_PER_KEY: positiveCount(600).describe(
    'Calls with an API key per minute, per key and process',
  ),
  LIMIT_CALLS_PER_ADDRESS: positiveCount(1200).describe(
    'Calls without a valid token per minute, per network address and process',
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
    ({ COUNTRY_HEADER, TRUST_PROXY }) =>
      COUNTRY_HEADER === undefined || trustsEveryone(TRUST_PROXY),
    { path: ['TRUST_PROXY'], error: 'must be set with COUNTRY_HEADER, or anybody could send it' },
  );

function areBothSet(one: string | undefined, other: string | undefined): boolean {
  return (one === undefined) === (other === undefined);
}

function trustsEveryone(setting: string | undefined): boolean {
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
