import type { Access } from '#contracts/route.ts';
import {
  missingRequirement,
  type Permission,
  type Actor,
  type Requirement,
} from '#domain/people/permissions.ts';
import { AppError } from '#server/app-error.ts';

const NOT_FOR_KEYS = 'API keys cannot do this. Please sign in.';
const NO_SCOPE = 'This API key has no permission to do this';

/** Throws 403 unless the permission table lets `actor` call a route with this access. */
export function authorize(actor: Actor, access: Exclude<Access, 'public'>): void {
  if (access !== 'signedIn') requirePermission(actor, access.permission);
  // API keys have no access to sessions and the state of a person: no scope grants it.
  else if (actor.permissions) throw new AppError('forbidden', { message: NOT_FOR_KEYS });
}

const ERRORS: Record<Requirement, () => AppError> = {
  age: () => new AppError('age_not_verified'),
  operator: () => new AppError('forbidden'),
  role: () => new AppError('forbidden'),
  scope: () => new AppError('forbidden', { message: NO_SCOPE }),
  'second factor': () => new AppError('second_factor_missing'),
};

/**
 * Throws 403 without the permission; for rules that depend on more than the route, such as "own
 * videos or all of them".
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  const missing = missingRequirement(actor, permission);
  if (missing !== null) throw ERRORS[missing]();
}
