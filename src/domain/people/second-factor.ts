/** Second factors for signing in, in addition to the password. */
export const SECOND_FACTOR_METHODS = ['totp', 'passkey'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** How the second factor was proven. */
export type SecondFactorProof = SecondFactorMethod | 'recovery_code';

/** Length and period of one-time codes, as every authenticator app expects them. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/**
 * Codes from this many periods before and after the current one are accepted, since clocks differ.
 */
export const TOTP_DRIFT_PERIODS = 1;

export const RECOVERY_CODES = 10;

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_LENGTH = { min: 1, max: 40 } as const;

/** How long a sign-in waits for its second factor, and how many codes can be tried. */
export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_ATTEMPTS_MAX = 5;
/** How long setting up an authenticator app or a passkey may take. */
export const SETUP_MINUTES = 15;
