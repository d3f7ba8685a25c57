import { Secret, TOTP } from 'otpauth';

import {
  TOTP_DIGITS,
  TOTP_DRIFT_PERIODS,
  TOTP_PERIOD_SECONDS,
} from '#domain/people/second-factor.ts';

/** As shown in the user's app. */
const ISSUER = 'CasinoReel';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** Returns a new secret in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** Returns the URI for the QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** Returns the period of `code`, or null if it matches none of those around `now`. */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = totpOf(secret, '');
  const distance = totp.validate({ token: code, timestamp, window: TOTP_DRIFT_PERIODS });
  return distance === null ? null : totp.counter({ timestamp }) + distance;
}
