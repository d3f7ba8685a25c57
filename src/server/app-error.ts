import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { SecondFactorMethod } from '#domain/second-factor.ts';
import type { Finding } from '#domain/verdict.ts';

/** What a sign-in has to be finished with. */
interface SignInChallenge {
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
}

interface AppErrorOptions {
  /** A sentence for people; the code's own where none is given. */
  readonly message?: string;
  readonly issues?: readonly { path: string; message: string }[];
  /** What the compliance judge holds against the request. */
  readonly findings?: readonly Finding[];
  readonly signIn?: SignInChallenge;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An expected refusal. Services throw it, the error responder answers it; it is never logged as a fault. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly { path: string; message: string }[] | undefined;
  readonly findings: readonly Finding[] | undefined;
  readonly signIn: SignInChallenge | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.issues = options.issues;
    this.findings = options.findings;
    this.signIn = options.signIn;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
