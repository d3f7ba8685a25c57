import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';

const OF_YOUTH: readonly PolicyCategory[] = ['minors_appeal', 'underage_persons'];

interface Found {
  readonly category: PolicyCategory;
  readonly severity: Severity;
}

/**
 * Words about young people that are refused in another category are refused for the young people
 * too: nobody may overrule that.
 */
export function refusedForYouth<Candidate extends Found>(
  found: readonly Candidate[],
): readonly Candidate[] {
  if (!found.some(({ severity }) => severity === 'block')) return found;
  return found.map((candidate) =>
    OF_YOUTH.includes(candidate.category) ? { ...candidate, severity: 'block' } : candidate,
  );
}
