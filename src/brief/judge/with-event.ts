import { foldedAt, type Facts } from '#brief/facts/find-facts.ts';
import type { Finding } from '#brief/finding.ts';
import { spanOf, type Candidate } from '#brief/judge/candidates.ts';
import { isBarred } from '#brief/judge/is-barred.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { takeOut, type Span } from '#text/spans.ts';

/** Log-odds from which on words name the event of a date that is shown. */
const NAME_MIN = -0.6;
/** What tells what happens on a date. */
const TELLING: readonly Finding['field'][] = ['headline', 'offer', 'note'];

interface Picked {
  readonly candidate: Candidate;
}

type Bound = (candidate: Candidate) => number;

/**
 * Gives the dates of a plain prompt the name of their event, which need not be as likely as words without a date.
 * A date of which nothing is told says nothing, and is left to be offered. `pickWith` picks anew with a bound for names.
 */
export function withEvent<One extends Picked>(
  open: OpenBrief,
  likely: readonly One[],
  pickWith: (names: Bound) => readonly One[],
): readonly One[] {
  if (!open.isPlain || !has(likely, 'when') || has(likely, 'headline')) return likely;
  const named = pickWith((one) => (isName(open, one, likely) ? NAME_MIN : Infinity));
  if (has(named, 'headline') && has(named, 'when')) return named;
  const isTold = likely.some((one) => isTelling(open, one.candidate.finding));
  return isTold ? likely : likely.filter((one) => one.candidate.finding.field !== 'when');
}

/** What may stand behind a name: no word that goes on. */
const CLAUSE_END = /^\s*(?:[^\p{L}\p{N}\s]|$)/u;
/** What stands before a part of a name: `St. ` before `Patrick's Day`. */
const NAME_BEFORE = /(?<!\p{L})(?:\p{Lu}[\p{L}'’]*|\p{Lu}\p{L}{0,2}\.)\s$/u;
/** Parts clauses. */
const STOP = /[,;!?]\s/u;

/**
 * Whether it may name an event: a clause that is neither the picture nor a house or place that is shown as such. In
 * Chinese nothing tells names from pictures.
 */
function isName(open: OpenBrief, candidate: Candidate, likely: readonly Picked[]): boolean {
  const { field } = candidate.finding;
  if (field !== 'headline' || open.facts.text.language === 'zh') return false;
  const { start, end } = spanOf(candidate.finding);
  if (!isClause(open.facts.text.prompt, { start, end })) return false;
  const isPlace = likely.some(
    ({ candidate: { finding: one } }) =>
      PLACES.includes(one.field) && one.start <= start && end <= one.end,
  );
  return !isPlace && !isPictured(open.facts, { start, end }) && !isBarred(open, candidate);
}

/** Whether it reaches to the end of its clause and no further, and is no part of a longer name. */
function isClause(prompt: string, { start, end }: Span): boolean {
  return (
    CLAUSE_END.test(prompt.slice(end)) &&
    !NAME_BEFORE.test(prompt.slice(Math.max(0, start - 24), start)) &&
    !STOP.test(prompt.slice(start, end))
  );
}

/** Whether it tells of a thing of the game, and nothing of it is a name: `The ball circles`, not `Wheel of Spring`. */
function isPictured(facts: Facts, { start, end }: Span): boolean {
  const { prompt, language } = facts.text;
  const isNamed = language !== 'de' && /\s\p{Lu}/u.test(prompt.slice(start, end));
  return (
    !isNamed && THING.test(foldedAt(facts, { start, end })) && !namesEvent(facts, { start, end })
  );
}

const THING = new RegExp(String.raw`(?<!\p{L})(?:${sharedSource('scenery')})(?!\p{L})`, 'u');

const PLACES: readonly Finding['field'][] = ['where', 'signature'];

/** Whether it says what happens; a date may do so itself: `Party on 16 September`. */
function isTelling({ facts }: OpenBrief, finding: Finding): boolean {
  return (
    TELLING.includes(finding.field) || (finding.field === 'when' && namesEvent(facts, finding))
  );
}

/** Whether it has a noun of an occasion, but for days of the week. */
function namesEvent({ text, dates, any }: Facts, { start, end }: Span): boolean {
  return any.event.test(takeOut(text.folded, dates).slice(start, end));
}

function has(some: readonly Picked[], field: Finding['field']): boolean {
  return some.some((one) => one.candidate.finding.field === field);
}
