import type { BrandIdentity, ChangeBrandBody } from '#contracts/schemas/brand.ts';

/** Groups of fields that can be changed in part. */
const GROUPS = ['palette', 'words', 'locks', 'endCard', 'licensee'] as const;

/** Returns the identity of a brand after a change. Omitted fields stay unchanged. */
export function mergeIdentity(
  before: BrandIdentity,
  { name: _name, isDefault: _isDefault, ...changes }: ChangeBrandBody,
): BrandIdentity {
  const merged = { ...before, ...changes };
  for (const group of GROUPS) {
    const [old, added] = [before[group], changes[group]];
    if (old && added) Object.assign(merged, { [group]: { ...old, ...added } });
  }
  // Removes undefined fields, as storing it would.
  return JSON.parse(JSON.stringify(merged)) as BrandIdentity;
}
