import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { Finding } from '#domain/moderation/verdict.ts';
import type { SecondFactorMethod } from '#domain/people/second-factor.ts';

/** What is needed to complete a sign-in. */
interface SignInChallenge {
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
}

interface AppErrorOptions {
  /** Human-readable message; defaults to the one of the code. */
  readonly message?: string;
  readonly issues?: readonly { path: string; message: string }[];
  /** The findings of the compliance check. */
  readonly findings?: readonly Finding[];
  readonly signIn?: SignInChallenge;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/**
 * An expected error. Services throw it and the error handler turns it into a response; it is never
 * logged as a fault.
 */
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
