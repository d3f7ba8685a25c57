import { AppError } from '#server/app-error.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Returns the idempotency key of a request; null if there is none. */
export function idempotencyKeyOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (IDEMPOTENCY_KEY.test(value)) return value;
  const message = 'Idempotency-Key must be 1 to 200 visible ASCII characters';
  throw new AppError('validation_failed', { message });
}
