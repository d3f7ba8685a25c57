import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { trimSpan, wordCount } from '#brief/segments/open-text.ts';
import { TAKEN, type Span } from '#text/spans.ts';

const CALL_WORDS_MAX = 12;

/**
 * Whether a clause holds a phrase of direction: what the film should show, not what it should say.
 */
export function isDirection(facts: Facts, clause: Span): boolean {
  return facts.any.direction.test(foldedAt(facts, clause));
}

/** A call: a verb at the start that calls, or a noun that leads to an address or a number; a mere address. */
export function callOf(facts: Facts, clause: Span): Finding | null {
  const { folded, language } = facts.text;
  const contacts = within(facts.contacts, clause);
  const words = foldedAt(facts, clause);
  const isAsked = /[?？]/u.test(folded.slice(clause.start, clause.end + 1));
  if (wordCount(words) > CALL_WORDS_MAX || isAsked || facts.any.tagging.test(words)) return null;
  const finding = (span: Span, sureness: number): Finding => ({
    field: 'callToAction',
    ...withoutSigns(facts, trimSpan(facts.text, span) ?? span),
    condition: null,
    sureness,
  });
  const [contact] = contacts;
  if (
    contact &&
    trimSpan(facts.text, { start: clause.start, end: contact.start }) === null &&
    contact.end >= clause.end - 2
  )
    return finding({ start: headBefore(facts, contact), end: contact.end }, SURENESS.prose);
  const start = callStart(facts, clause);
  if (start !== null) {
    const isOwn = contact !== undefined || !isOffer(facts, clause);
    const isZh = language === 'zh';
    if (isOwn && (isZh || wordCount(folded.slice(start, clause.end)) >= 2))
      return finding({ start, end: clause.end }, SURENESS.line);
  }
  const leads = contact && matchesAt(facts.here.contact, folded, clause.start);
  return leads ? finding({ start: clause.start, end: clause.end }, SURENESS.line) : null;
}

/** Of `Book now → x.example` and `Book now >> x.example` the address: no typeface draws the arrow. */
export function withoutSigns(facts: Facts, span: Span): Span {
  const [contact] = within(facts.contacts, span);
  if (!contact) return span;
  const before = facts.text.folded.slice(span.start, contact.start);
  return before.includes(TAKEN) || POINTING.test(before) ? contact : span;
}

/** Signs that point at what follows them and are no pictographs. */
const POINTING = /[►▸»›⇒]\s*$|[-=]?>+\s*$/u;

/** Where the words begin that head a contact, as in `Reservations: 555 0100`. */
function headBefore({ here, text }: Facts, { start }: Span): number {
  const line = text.folded.slice(text.folded.lastIndexOf('\n', start - 1) + 1, start);
  const head = /\p{L}[\p{L}/& ]{2,30}(?=\s?:\s?$)/u.exec(line.slice(-36))?.[0];
  if (head === undefined) return start;
  const at = start - (line.length - line.lastIndexOf(head));
  return matchesAt(here.contact, text.folded, at) || matchesAt(here.call, text.folded, at)
    ? at
    : start;
}

function callStart(facts: Facts, clause: Span): number | null {
  const { folded } = facts.text;
  if (matchesAt(facts.here.call, folded, clause.start)) return clause.start;
  const contact = within(facts.contacts, clause)[0];
  if (!contact) return null;
  for (const { index } of folded
    .slice(clause.start, contact.start)
    .matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)) {
    const at = clause.start + index;
    if (matchesAt(facts.here.call, folded, at) || matchesAt(facts.here.contact, folded, at))
      return at;
  }
  return null;
}
