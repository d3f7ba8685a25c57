import type { BrandIdentity, ChangeBrandBody } from '#contracts/schemas/brand.ts';

/** Groups of which a change may name some members alone. */
const GROUPS = ['palette', 'words', 'locks', 'endCard', 'licensee'] as const;

/** The identity of a brand after a change; what the change leaves out stays as it is. */
export function mergeIdentity(
  before: BrandIdentity,
  { name: _name, isDefault: _isDefault, ...changes }: ChangeBrandBody,
): BrandIdentity {
  const merged = { ...before, ...changes };
  for (const group of GROUPS) {
    const [old, added] = [before[group], changes[group]];
    if (old && added) Object.assign(merged, { [group]: { ...old, ...added } });
  }
  // What was given as nothing is left out, as in what is stored.
  return JSON.parse(JSON.stringify(merged)) as BrandIdentity;
}
