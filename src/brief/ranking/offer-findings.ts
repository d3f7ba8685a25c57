import { isOpen, isLine, spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import { pickLikely, type Judged } from '#brief/ranking/choose-findings.ts';
import { isBarred } from '#brief/ranking/is-barred.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { wordsAt } from '#brief/segments/open-text.ts';
import { foldText } from '#text/fold-text.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { overlapsAny } from '#text/spans.ts';

/** Log-odds from which on words are offered to a person, who takes them or does not. */
const OFFERED_MIN = -1;
/** The same of what stands in quotes. */
const QUOTED_MIN = -2.5;
/** Added to the odds of an offer, which says more than the notes that could be cut out of it. */
const OFFER_LEAD = 1.3;
/** Most letters before the day or hour of a date. */
const DATE_LEAD_MAX = 11;

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
    .filter(({ candidate: { finding } }) => finding.sureness <= SURENESS.quoted)
    .filter(({ candidate }) => !isBarred(open, candidate))
    .filter(({ candidate: { finding } }) => !isOpen(finding) || isWhole(open, finding))
    .filter(({ candidate }) => !overlapsAny(spanOf(candidate.finding), spans))
    .map((one) => ({ ...one, odds: one.odds + leadOf(one) }));
  const lines = pickLikely(
    left.filter(({ candidate }) => isLine(candidate.finding.field)),
    offeredMin,
  );
  const titles = left
    .filter(({ candidate, odds }) => isTitle(candidate.finding) && odds >= offeredMin(candidate))
    .toSorted((a, b) => b.odds - a.odds)
    .map(({ candidate }) => candidate.finding);
  const apart = titles.reduce<Finding[]>(
    (kept, title) => (overlapsAny(title, kept) ? kept : [...kept, title]),
    [],
  );
  return [...lines.map(({ candidate }) => candidate.finding), ...apart];
}

function isWhole(open: OpenBrief, finding: Finding): boolean {
  return isPhrase(open, finding) && isDated(open, finding);
}

/** Whether it is no broken-off piece: it ends with no word that leads on, and begins with none but an offer, date or place. */
function isPhrase({ facts: { text } }: OpenBrief, { start, end, field }: Finding): boolean {
  const words = wordsAt(text, { start, end }).split(/\s+/u);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const isLoose = isTitle({ field }) || field === 'note';
  return (
    !isLinkingWord(foldText(last), text.language) &&
    !(isLoose && first === first.toLowerCase() && isLinkingWord(foldText(first), text.language))
  );
}

/** Whether a date begins with its day or hour, or a few letters before: `doors open at 8 PM`. */
function isDated({ facts: { dates } }: OpenBrief, { start, end, field }: Finding): boolean {
  if (field !== 'when') return true;
  return dates.some((date) => date.start < end && date.start - start <= DATE_LEAD_MAX);
}

function offeredMin({ finding }: Candidate): number {
  return isOpen(finding) ? OFFERED_MIN : QUOTED_MIN;
}

function leadOf({ candidate }: Judged): number {
  return candidate.finding.field === 'offer' ? OFFER_LEAD : 0;
}

function isTitle({ field }: Pick<Finding, 'field'>): boolean {
  return field === 'headline' || field === 'callToAction';
}
