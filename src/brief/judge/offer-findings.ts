import { isOpen, isLine, spanOf } from '#brief/judge/candidates.ts';
import { isDue, pickLikely, type Judged } from '#brief/judge/choose-findings.ts';
import type { Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { overlapsAny } from '#text/spans.ts';

/** Log-odds from which on words are offered to a person, who takes them or does not. */
const OFFERED_MIN = -1;
/** Added to the odds of an offer, which says more than the notes that could be cut out of it. */
const OFFER_LEAD = 1.3;

/**
 * Returns what may be words and was not chosen, for a person to choose: lines that leave each other
 * and the chosen ones alone, and titles, likeliest first, which may stand on the words of a line.
 */
export function offerFindings(
  open: OpenBrief,
  judged: readonly Judged[],
  chosen: readonly Finding[],
): Finding[] {
  const spans = chosen.map(spanOf);
  const left = judged
    .filter(({ candidate }) => isOpen(candidate.finding) && !isDue(open, candidate))
    .filter(({ candidate }) => !overlapsAny(spanOf(candidate.finding), spans))
    .map((one) => ({ ...one, odds: one.odds + leadOf(one) }));
  const lines = pickLikely(
    left.filter(({ candidate }) => isLine(candidate.finding.field)),
    () => OFFERED_MIN,
  );
  const titles = left
    .filter(({ candidate: { finding }, odds }) => isTitle(finding) && odds >= OFFERED_MIN)
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ candidate }) => candidate.finding);
  const apart = titles.reduce<Finding[]>(
    (kept, title) => (overlapsAny(title, kept) ? kept : [...kept, title]),
    [],
  );
  return [...lines.map(({ candidate }) => candidate.finding), ...apart];
}

function leadOf({ candidate }: Judged): number {
  return candidate.finding.field === 'offer' ? OFFER_LEAD : 0;
}

function isTitle({ field }: Finding): boolean {
  return field === 'headline' || field === 'callToAction';
}
