import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import type { PieceReading } from '#brief/piece-reading.ts';
import type { Span } from '#text/spans.ts';

/** Signs that point from a call to its address, with skin tones. */
const POINTING = /[→➡⇒▶►⏩☞👉👇☟⬇↓↘⤵🔗]/u;

/** Gives the address that a sign points at for the call in front of it: `Book now 👉 x.example`. */
export function followSigns(facts: Facts, readings: readonly PieceReading[]): PieceReading[] {
  const pointed = readings.map((reading, at) => contactBehind(facts, reading, readings[at + 1]));
  return readings.map((reading, at) => {
    const before = readings[at - 1];
    const contact = at > 0 ? pointed[at - 1] : null;
    const own = pointed[at]
      ? reading.found.filter(({ field }) => field !== 'callToAction')
      : reading.found;
    const found =
      contact && before
        ? [callAt(contact, before), ...own.filter((one) => one.start >= contact.end)]
        : own;
    return { ...reading, found };
  });
}

function callAt({ start, end }: Span, { label }: PieceReading): Finding {
  const sureness = label === null ? SURENESS.topic : SURENESS.labelled;
  return { field: 'callToAction', start, end, condition: null, sureness };
}

/** The contact that opens the next piece, where a sign behind words that call points at it. */
function contactBehind(
  facts: Facts,
  { piece, label, isSigned }: PieceReading,
  next: PieceReading | undefined,
): Span | null {
  const isAsked = label === 'callToAction' || (label === null && isCalling(facts, piece));
  if (!next || !isAsked || isSigned || next.isSigned || next.label !== null) return null;
  const between = facts.text.prompt.slice(piece.end, next.piece.start);
  const [contact] = within(facts.contacts, next.piece);
  return POINTING.test(between) && contact?.start === next.piece.start ? contact : null;
}

function isCalling(facts: Facts, piece: Span): boolean {
  const { call, contact, tagging } = facts.any;
  return [call, contact, tagging].some((one) => one.test(foldedAt(facts, piece)));
}
