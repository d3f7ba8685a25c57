import { createHash } from 'node:crypto';

/** What of an order says nothing: how long, how large, how it moves, and what it costs. */
const NOT_SAID = new Set([
  'film',
  'houseName',
  'alsoFound',
  'shapes',
  'seed',
  'resubmits',
  'aspectRatio',
  'cameraMotion',
  'lighting',
  'crowdDensity',
  'fps',
  'duration',
]);

/** Names an order by all that it says and shows, where, for whom, and by the policy that judged it. */
export function orderHashOf(order: object, policyVersion: string): string {
  const said = Object.entries(order)
    .filter(([name, value]) => !NOT_SAID.has(name) && value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([policyVersion, said]))
    .digest('hex');
}
