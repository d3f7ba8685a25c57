import { createHash } from 'node:crypto';

import { withoutRules } from '#domain/rules/policy-version.ts';

/**
 * Not hashed here: what the check adds to an order, what it corrects, and the seed, which is
 * handled separately.
 */
const NOT_ASKED = new Set(['film', 'defaultSignature', 'alsoFound', 'resubmits', 'seed']);

interface HashedOrder {
  /** Chosen by the server if absent. */
  readonly seed?: number | undefined;
}

/**
 * Hashes everything that an order requests, together with the version of the policy that checked
 * it. Rules may be published later: what they add is compared by its findings.
 */
export function orderHashOf(order: HashedOrder, policyVersion: string): string {
  return hashOf(order, order.seed, policyVersion);
}

/**
 * The hashes under which an order may have been allowed: an appeal without a seed allows any seed.
 */
export function allowingHashesOf(order: HashedOrder, policyVersion: string): readonly string[] {
  return [...new Set([order.seed, undefined])].map((seed) => hashOf(order, seed, policyVersion));
}

function hashOf(order: HashedOrder, seed: number | undefined, policyVersion: string): string {
  const asked = Object.entries(order)
    .filter(([name, value]) => !NOT_ASKED.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(
      JSON.stringify([withoutRules(policyVersion), asked, ...(seed === undefined ? [] : [seed])]),
    )
    .digest('hex');
}
