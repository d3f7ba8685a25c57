import { resolve } from 'node:path';

import { isLoopbackHost } from '#server/platform/loopback.ts';
import { paymentsFrom } from '#server/platform/config/payments-config.ts';
import { videoFrom } from '#server/platform/config/video-config.ts';
import { storageFrom } from '#server/platform/config/storage-config.ts';
import {
  environmentSchema,
  listOf,
  parseEnvironment,
  type Environment,
} from '#server/platform/config/environment.ts';
import { readSecretFiles } from '#server/platform/config/secret-files.ts';

/** The whole configuration, grouped by topic and frozen. */
export type Config = ReturnType<typeof configFrom>;

/** Reads the configuration of this process from its environment. Called once, by a process file. */
export function readConfig(): Config {
  const names = Object.keys(environmentSchema.shape);
  return configFrom(parseEnvironment(readSecretFiles(process.env, names)));
}

/** Groups the validated variables and adds defaults that depend on each other; frozen. */
export function configFrom(environment: Environment) {
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const isPublic = !isLoopbackHost(new URL(publicUrl).hostname);
  const isExposed = isPublic || !isLoopbackHost(environment.HOST ?? 'localhost');
  const dataFolder = resolve(environment.DATA_DIR);
  return deepFreeze({
    http: {
      port: environment.PORT,
      host: environment.HOST ?? (isPublic ? '0.0.0.0' : 'localhost'),
      publicUrl: publicUrl.replace(/\/$/, ''),
      isPublic,
      /**
       * Other machines can reach the server, by its public URL or because it listens on a network
       * interface.
       */
      isExposed,
      isHttps: publicUrl.startsWith('https:'),
      trustProxy: trustedProxies(environment.TRUST_PROXY),
      /** Null if no proxy reports the visitor's country. */
      countryHeader: environment.COUNTRY_HEADER?.toLowerCase() ?? null,
    },
    data: { folder: dataFolder, access: environment.DATA_DIR_ACCESS },
    database: {
      url: environment.DATABASE_URL ?? null,
      connections: environment.DATABASE_CONNECTIONS,
      embeddedFolder: resolve(dataFolder, 'database'),
    },
    /** Null for the data directory. */
    bucket: storageFrom(environment),
    operatorClaim: environment.OPERATOR_CLAIM ?? (isExposed ? 'command-line' : 'first-account'),
    payments: paymentsFrom(environment, isExposed),
    /** The seller of the credits; null if not configured. */
    seller: {
      name: environment.SELLER_NAME ?? null,
      address: environment.SELLER_ADDRESS ?? null,
      taxId: environment.SELLER_TAX_ID ?? null,
    },
    secretKey: environment.SECRET_KEY ?? null,
    signing: signingFilesOf(environment),
    languageModel: languageModelOf(environment),
    video: videoFrom(environment),
    speech: speechOf(environment),
    mail: {
      smtpUrl: environment.SMTP_URL ?? null,
      from: environment.MAIL_FROM ?? `CasinoReel <no-reply@${new URL(publicUrl).hostname}>`,
    },
    log: { level: environment.LOG_LEVEL, secrets: secretsOf(environment) },
    metrics: {
      token: environment.METRICS_TOKEN ?? null,
      port: environment.METRICS_PORT ?? null,
    },
    tracing: {
      endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '') ?? null,
    },
    outbound: {
      allowed: environment.OUTBOUND_ALLOW === undefined ? [] : listOf(environment.OUTBOUND_ALLOW),
    },
    renders: { atOnce: environment.RENDERS_AT_ONCE },
    retention: { refusedDays: environment.DELETE_REFUSED_AFTER_DAYS ?? null },
    limits: {
      failedLoginsPerAccount: environment.LIMIT_FAILED_LOGINS_PER_ACCOUNT,
      failedLoginsPerAccountAnywhere: environment.LIMIT_FAILED_LOGINS_PER_ACCOUNT_ANYWHERE,
      failedLoginsPerAddress: environment.LIMIT_FAILED_LOGINS_PER_ADDRESS,
      registrationsPerAddress: environment.LIMIT_REGISTRATIONS_PER_ADDRESS,
      invitationsPerOrganization: environment.LIMIT_INVITATIONS_PER_ORGANIZATION,
      invitationEmailsPerNewOrganization: environment.LIMIT_INVITATION_EMAILS_PER_NEW_ORGANIZATION,
      invitationEmailsPerReceiver: environment.LIMIT_INVITATION_EMAILS_PER_RECEIVER,
      passwordEmailsPerAddress: environment.LIMIT_PASSWORD_LETTERS_PER_ADDRESS,
      profileChangesPerUser: environment.LIMIT_PROFILE_CHANGES_PER_USER,
      callsPerUser: environment.LIMIT_CALLS_PER_USER,
      callsPerKey: environment.LIMIT_CALLS_PER_KEY,
      callsPerAddress: environment.LIMIT_CALLS_PER_ADDRESS,
    },
  } as const);
}

/** Null if the installation generates its own certificate. */
function signingFilesOf({ SIGNING_CERTIFICATE, SIGNING_KEY }: Environment) {
  if (SIGNING_CERTIFICATE === undefined || SIGNING_KEY === undefined) return null;
  return { certificatePath: resolve(SIGNING_CERTIFICATE), keyPath: resolve(SIGNING_KEY) };
}

/** Null if none is configured. */
function languageModelOf({ LLM_API_URL, LLM_API_KEY, LLM_MODEL, LLM_JUDGES }: Environment) {
  if (LLM_API_URL === undefined || LLM_MODEL === undefined) return null;
  return {
    url: LLM_API_URL.replace(/\/$/, ''),
    key: LLM_API_KEY ?? null,
    model: LLM_MODEL,
    judges: LLM_JUDGES,
  };
}

const SECRET_NAME = /_(KEY|SECRET|TOKEN)$/;

/** Values that must never be logged: keys by their names, and the passwords in URLs. */
function secretsOf(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (SECRET_NAME.test(name)) return [value];
    return name.endsWith('_URL') ? passwordIn(value) : [];
  });
}

function passwordIn(address: string): string[] {
  const { password } = new URL(address);
  return password === '' ? [] : [decodeURIComponent(password)];
}

/** Null if none is configured; the draft voice is used then. */
function speechOf(environment: Environment) {
  const { SPEECH_API_URL, SPEECH_API_KEY, SPEECH_MODEL, SPEECH_VOICE } = environment;
  if (SPEECH_API_URL === undefined || SPEECH_MODEL === undefined) return null;
  return {
    url: SPEECH_API_URL.replace(/\/$/, ''),
    key: SPEECH_API_KEY ?? null,
    model: SPEECH_MODEL,
    voice: SPEECH_VOICE ?? null,
  };
}

/** `2` trusts two proxies, `10.0.0.0/8,::1` those addresses; false trusts none. */
function trustedProxies(value: string | undefined): boolean | number | string {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function deepFreeze<T extends object>(value: T): Readonly<T> {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
