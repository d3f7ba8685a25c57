import type { Access } from '#contracts/route.ts';
import { refusalOf, type Ability, type Actor } from '#domain/permissions.ts';
import { AppError } from '#server/app-error.ts';

/** Throws unless `actor` may call a route of this access. The permission table decides, nothing else. */
export function authorize(actor: Actor, access: Exclude<Access, 'public'>): void {
  if (access !== 'signedIn') requireAbility(actor, access.ability);
}

/** For rules that depend on more than the route, such as "own videos or all of them". */
export function requireAbility(actor: Actor, ability: Ability): void {
  const refusal = refusalOf(actor, ability);
  if (refusal === null) return;
  throw new AppError(refusal === 'age' ? 'age_not_verified' : 'forbidden');
}
