import { foldedAt, within } from '#brief/facts/find-facts.ts';
import { NOT_SHOWN_AROUND, RIVALS } from '#brief/facts/find-quotes.ts';
import { isGroupPrice } from '#brief/facts/recipients.ts';
import { OWN } from '#brief/facts/prose-offer.ts';
import { OPENING_SUM } from '#brief/facts/read-prose.ts';
import { SURENESS } from '#brief/finding.ts';
import { spanOf, type Candidate } from '#brief/ranking/candidates.ts';
import { readPeople } from '#brief/look/people.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { overlapsAny, takeOut, type Span } from '#text/spans.ts';

/** Whether it is the date of a clause about the sender's deadline. */
function isDue({ facts }: OpenBrief, { finding, isRead, clause }: Candidate): boolean {
  return !isRead && finding.field === 'when' && facts.any.deadline.test(foldedAt(facts, clause));
}

/** Whether it is a sum that nothing says what it is for; neither a condition nor `up to` says that. */
function isBareSum({ facts }: OpenBrief, { finding: { field, start, end } }: Candidate): boolean {
  if (field !== 'offer') return false;
  const amounts = within(facts.amounts, { start, end });
  const lead = lengthAt(facts.here.sumLead, facts.text.folded, start);
  const others = takeOut(facts.text.folded, amounts).slice(start + lead, end);
  return !/\p{L}/u.test(others) || isGroupPrice(facts, { start, end });
}

/** Whether it opens with what the film maker is to do: `Promote Senior Tuesdays`. */
function isAssignment({ facts }: OpenBrief, { finding: { field, start } }: Candidate): boolean {
  return field !== 'callToAction' && matchesAt(facts.here.assignment, facts.text.folded, start);
}

/** Whether its sentence opens with what limits it: `If the zero falls after midnight, 500 € are shared`. */
function isLimited({ facts }: OpenBrief, candidate: Candidate): boolean {
  const { finding, isRead, sentence, clause } = candidate;
  if (isRead || finding.field !== 'offer') return false;
  const { start, end } = spanOf(finding);
  const isWhole = start <= sentence.start && (end > clause.end || end >= sentence.end);
  const before = foldedAt(facts, { start: sentence.start, end: finding.start });
  const isOpening =
    matchesAt(facts.here.condition, facts.text.folded, sentence.start) &&
    !OPENING_SUM.test(foldedAt(facts, sentence));
  return !isWhole && (isOpening || WHOEVER.test(before) || facts.any.recipient.test(before));
}

const WHOEVER = new RegExp(String.raw`^(?:${sharedSource('whoeverBefore')})(?!\p{L})|^凡`, 'u');

/** Whether it is no title but the picture with which a description opens, or tells who is seen: `busy room`. */
function isScenery({ facts, isPlain }: OpenBrief, { finding, isRead }: Candidate): boolean {
  if (!isPlain || isRead) return false;
  const words = foldedAt(facts, finding);
  if (finding.field === 'note') return readPeople(words, facts.text.language) !== null;
  const opens = !/\p{L}/u.test(facts.text.folded.slice(0, finding.start));
  return finding.field === 'headline' && opens && SCENERY.test(words);
}

/** A thing of the table, perhaps with what surrounds it: `roulette table with golden chandeliers`. */
const SCENERY = new RegExp(
  String.raw`(?<!\p{L})(?:${sharedSource('scenery')})(?: (?:with|in|under|at|on|mit|im|unter|con|bajo|en|avec|sous|com|sob|sotto) .*)?$`,
  'u',
);

/** Whether it says how the picture is filled or lit: `roses everywhere`. */
function isStaged({ facts }: OpenBrief, { finding }: Candidate): boolean {
  const isCopy = finding.field === 'offer' || finding.field === 'callToAction';
  return !isCopy && STAGED.test(foldedAt(facts, finding));
}

const STAGED = new RegExp(
  String.raw`(?<!\p{L})(?:${sharedSource('staged')})$|${sharedSource('stagedChinese')}`,
  'u',
);

/** Whether it is the sender's and names nothing: `our poker room`. */
function isOwn({ facts }: OpenBrief, { finding: { field, start, end } }: Candidate): boolean {
  if (field !== 'headline') return false;
  const own = OWN.exec(facts.text.folded.slice(start, end))?.[0] ?? '';
  return own !== '' && !/\p{Lu}/u.test(facts.text.prompt.slice(start + own.length, end));
}

/** Whether its sentence refuses something or tells of others: `Our competitor runs it at bluewater.example`. */
function isRefused(open: OpenBrief, { finding, sentence }: Candidate): boolean {
  const from = refusedFrom.get(sentence) ?? findRefused(open, sentence);
  refusedFrom.set(sentence, from);
  return spanOf(finding).end > from;
}

/** Asked for every candidate of a sentence. */
const refusedFrom = new WeakMap<Span, number>();

/**
 * Returns where in a sentence nothing is told any more. What the last clause of a Chinese sentence refuses, whose
 * sentences commas part, leaves those before it.
 */
function findRefused({ facts, isPlain }: OpenBrief, sentence: Span): number {
  const words = foldedAt(facts, sentence);
  if (!(isPlain ? NOT_SHOWN_AROUND : RIVALS).test(words)) return Infinity;
  const last = words.search(LAST_CLAUSE);
  const isOnlyLast =
    facts.text.language === 'zh' &&
    !NOT_SHOWN_AROUND.test(words.slice(0, last)) &&
    !RIVALS.test(words);
  return isOnlyLast ? sentence.start + last : -Infinity;
}

const LAST_CLAUSE = /[^,，；：]*$/u;

/** Whether it is an offer that begins in the middle of a clause: `in the $95 ticket`. */
function isTorn({ facts: { text } }: OpenBrief, { finding, isRead }: Candidate): boolean {
  if (isRead || finding.field !== 'offer') return false;
  return (
    TORN.test(text.folded.slice(finding.start, finding.end)) &&
    !/^\p{Lu}/u.test(text.prompt.slice(finding.start))
  );
}

const TORN = new RegExp(String.raw`^(?:${sharedSource('tornOffers')})(?!\p{L})`, 'u');

/** Whether it asks readers to name others: `Tag your slot buddy`. */
function isTagging({ facts }: OpenBrief, { finding }: Candidate): boolean {
  return (
    finding.field === 'callToAction' &&
    matchesAt(facts.here.tagging, facts.text.folded, finding.start) &&
    within(facts.contacts, finding).length === 0
  );
}

/** Whether it is a piece of an offer that a label marks: `Offer: $10 for dinner (one per guest, until May 31)`. */
function isPieceOfOffer(
  { facts, found, readings }: OpenBrief,
  { finding, at }: Candidate,
): boolean {
  const isLast =
    finding.field === 'when' && matchesAt(facts.here.until, facts.text.folded, finding.start);
  const isPiece = finding.field === 'headline' || isLast;
  return (
    isPiece &&
    readings[at]?.label === 'offer' &&
    finding.sureness < SURENESS.labelled &&
    found.some(
      (one) =>
        one.field === 'offer' &&
        one.sureness === SURENESS.labelled &&
        isPartOf(finding, spanOf(one)),
    )
  );
}

/** Whether it stands on no screen unless something marks it. */
export function isBarred(open: OpenBrief, candidate: Candidate): boolean {
  return BARS.some((one) => one(open, candidate));
}

/** Less than all of it: a headline that is the whole offer says as much. */
function isPartOf(piece: Span, whole: Span): boolean {
  const isWhole = piece.start <= whole.start && piece.end >= whole.end;
  return overlapsAny(piece, [whole]) && !isWhole;
}

const BARS = [
  isDue,
  isBareSum,
  isAssignment,
  isLimited,
  isRefused,
  isScenery,
  isStaged,
  isOwn,
  isPieceOfOffer,
  isTorn,
  isTagging,
] as const;
