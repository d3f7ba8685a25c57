import type { Access } from '#contracts/route.ts';
import {
  missingRequirement,
  type Permission,
  type Actor,
  type Requirement,
} from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';

const NOT_FOR_KEYS = 'API keys cannot do this. Please sign in';
const NO_SCOPE = 'This API key has no permission to do this';

/** Throws unless `actor` may call a route of this access. The permission table decides, nothing else. */
export function authorize(actor: Actor, access: Exclude<Access, 'public'>): void {
  if (access !== 'signedIn') requirePermission(actor, access.permission);
  // Sessions and the person's own state: nothing that a scope could give.
  else if (actor.permissions) throw new AppError('forbidden', { message: NOT_FOR_KEYS });
}

const ERRORS: Record<Requirement, () => AppError> = {
  age: () => new AppError('age_not_verified'),
  operator: () => new AppError('forbidden'),
  role: () => new AppError('forbidden'),
  scope: () => new AppError('forbidden', { message: NO_SCOPE }),
  'second factor': () => new AppError('second_factor_missing'),
};

/** For rules that depend on more than the route, such as "own videos or all of them". */
export function requirePermission(actor: Actor, permission: Permission): void {
  const missing = missingRequirement(actor, permission);
  if (missing !== null) throw ERRORS[missing]();
}
