import { createHash } from 'node:crypto';

/** What an order is judged with and does not ask for, and what only its price or its maker decides. */
const NOT_ASKED = new Set(['film', 'houseName', 'alsoFound', 'resubmits', 'seed']);

interface HashedOrder {
  /** Chosen by the server where absent. */
  readonly seed?: number | undefined;
}

/** Names an order by all that it asks for and by the policy that judged it. */
export function orderHashOf(order: HashedOrder, policyVersion: string): string {
  return hashOf(order, order.seed, policyVersion);
}

/** The names under which an order may have been allowed: an appeal without a seed allows any. */
export function allowingHashesOf(order: HashedOrder, policyVersion: string): readonly string[] {
  return [...new Set([order.seed, undefined])].map((seed) => hashOf(order, seed, policyVersion));
}

function hashOf(order: HashedOrder, seed: number | undefined, policyVersion: string): string {
  const asked = Object.entries(order)
    .filter(([name, value]) => !NOT_ASKED.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([policyVersion, asked, ...(seed === undefined ? [] : [seed])]))
    .digest('hex');
}
