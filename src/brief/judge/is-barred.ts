import { foldedAt, within } from '#brief/facts/find-facts.ts';
import { NOT_SHOWN_AROUND } from '#brief/facts/find-quotes.ts';
import { OWN } from '#brief/facts/prose-offer.ts';
import { spanOf, type Candidate } from '#brief/judge/candidates.ts';
import type { OpenBrief } from '#brief/open-brief.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { takeOut } from '#text/spans.ts';

/** Whether it is the date of a clause about the sender's deadline. */
function isDue({ facts }: OpenBrief, { finding, isRead, clause }: Candidate): boolean {
  return !isRead && finding.field === 'when' && facts.any.deadline.test(foldedAt(facts, clause));
}

/** Whether it is a sum that nothing says what it is for; neither a condition nor `up to` says that. */
function isBareSum({ facts }: OpenBrief, { finding: { field, start, end } }: Candidate): boolean {
  if (field !== 'offer') return false;
  const amounts = within(facts.amounts, { start, end });
  const said = takeOut(facts.text.folded, amounts).slice(start, end);
  return !/\p{L}/u.test(said.replace(facts.any.sumLead, ''));
}

/** Whether it opens with what the film maker is to do: `Promote Senior Tuesdays`. */
function isAssignment({ facts }: OpenBrief, { finding: { field, start } }: Candidate): boolean {
  return field !== 'callToAction' && matchesAt(facts.here.assignment, facts.text.folded, start);
}

/** Whether its sentence opens with what limits it: `If the zero falls after midnight, 500 € are shared`. */
function isLimited({ facts }: OpenBrief, { finding, sentence }: Candidate): boolean {
  const { field, start } = finding;
  if (field !== 'offer' || spanOf(finding).start <= sentence.start) return false;
  const before = foldedAt(facts, { start: sentence.start, end: start });
  const isOpening = matchesAt(facts.here.condition, facts.text.folded, sentence.start);
  return isOpening || WHOEVER.test(before) || facts.any.recipient.test(before);
}

const WHOEVER = new RegExp(String.raw`^(?:${sharedSource('whoeverBefore')})(?!\p{L})|^凡`, 'u');

/** Whether it is the picture with which a description opens, and no title. */
function isScenery({ facts, isPlain }: OpenBrief, { finding, isRead }: Candidate): boolean {
  const { field, start } = finding;
  const opens = !/\p{L}/u.test(facts.text.folded.slice(0, start));
  return (
    isPlain && field === 'headline' && !isRead && opens && SCENERY.test(foldedAt(facts, finding))
  );
}

/** A thing of the table, perhaps with what surrounds it: `roulette table with golden chandeliers`. */
const SCENERY = new RegExp(
  String.raw`(?<!\p{L})(?:${sharedSource('scenery')})(?: (?:with|in|under|at|on|mit|im|unter|con|bajo|en|avec|sous|com|sob|sotto) .*)?$`,
  'u',
);

/** Whether it is the sender's and names nothing: `our poker room`. */
function isOwn({ facts }: OpenBrief, { finding: { field, start, end } }: Candidate): boolean {
  if (field !== 'headline') return false;
  const own = OWN.exec(facts.text.folded.slice(start, end))?.[0] ?? '';
  return own !== '' && !/\p{Lu}/u.test(facts.text.prompt.slice(start + own.length, end));
}

/** Whether its sentence refuses something, or tells of others: `Our competitor runs it at bluewater.example`. */
function isRefused({ facts, isPlain }: OpenBrief, { sentence }: Candidate): boolean {
  return isPlain && NOT_SHOWN_AROUND.test(foldedAt(facts, sentence));
}

/** Whether it stands on no screen unless something marks it. */
export function isBarred(open: OpenBrief, candidate: Candidate): boolean {
  return [isDue, isBareSum, isAssignment, isLimited, isRefused, isScenery, isOwn].some((one) =>
    one(open, candidate),
  );
}
