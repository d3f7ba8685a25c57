import type { Finding } from '#brief/finding.ts';
import type { Candidate } from '#brief/ranking/candidates.ts';
import type { OpenBrief } from '#brief/open-brief.ts';

/** What tells what happens on a date. */
const TELLING: readonly Finding['field'][] = ['headline', 'offer', 'note'];

/** Leaves out the dates of a plain prompt of which nothing is told: alone on screen they say nothing. */
export function toldDates<One extends { readonly candidate: Candidate }>(
  { isPlain }: Pick<OpenBrief, 'isPlain'>,
  likely: readonly One[],
): readonly One[] {
  const fields = likely.map(({ candidate }) => candidate.finding.field);
  if (!isPlain || fields.some((field) => TELLING.includes(field))) return likely;
  return likely.filter(({ candidate }) => candidate.finding.field !== 'when');
}
