/** Ways of proving a sign-in beside the password. */
export const SECOND_FACTOR_METHODS = ['totp', 'passkey'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/** What a sign-in was proven with. */
export type SecondFactorProof = SecondFactorMethod | 'recovery_code';

/** Digits of a one-time code and how long each is shown, as every authenticator app expects them. */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_SECONDS = 30;
/** Periods before and after the present one whose codes are taken: clocks differ. */
export const TOTP_DRIFT_PERIODS = 1;

export const RECOVERY_CODES = 10;

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_LENGTH = { min: 1, max: 40 } as const;

/** How long a started sign-in waits for its second factor, and how many codes it may be given. */
export const CHALLENGE_MINUTES = 5;
export const CHALLENGE_ATTEMPTS_MAX = 5;
/** How long an authenticator app or a passkey may take to be set up. */
export const SETUP_MINUTES = 15;
