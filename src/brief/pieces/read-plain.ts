import { isDirection } from '#brief/facts/find-calls.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { namesDay } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { readSentences } from '#brief/pieces/read-sentences.ts';
import { readQuotes } from '#brief/pieces/read-super.ts';
import { type Place, firstTitle, readTitle } from '#brief/pieces/read-title.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const LINE_WORDS_MAX = 14;

/** Without a label only copy calls its reader; what else calls without an address calls the maker of the film. */
export function readPlain(facts: Facts, piece: Piece, place: Place): Finding[] {
  return readUnlabelled(facts, piece, place).filter(
    (one) =>
      (!isTornFrom(facts, piece, one) && one.field !== 'callToAction') ||
      place.isCopy ||
      piece.isBullet ||
      one.sureness >= SURENESS.quoted ||
      within(facts.contacts, one).length > 0,
  );
}

/** Whether a time is part of what stands under a label that is not known: `Kiedy: piątek, 14 marca, 20:00`. */
function isTornFrom(facts: Facts, piece: Span, { field, start, end }: Finding): boolean {
  if (field !== 'when' || namesDay(facts, { start, end })) return false;
  const before = facts.text.folded.slice(piece.start, start);
  const head = UNKNOWN_LABEL.exec(before);
  return head !== null && /\p{L}/u.test(before.slice(head[0].length));
}

const UNKNOWN_LABEL = /^\p{L}{3,16}\s?:\s/u;

function readUnlabelled(facts: Facts, piece: Piece, place: Place): Finding[] {
  if (isGreeting(facts, piece) && within(facts.dates, piece).length === 0) return [];
  if (isRecord(facts, piece)) return [];
  if (/^\s?[:：]/u.test(facts.text.folded.slice(piece.end))) return [];
  const sentences = splitSentences(facts.text, piece, whole(facts));
  const legal = sentences.filter((one) => facts.any.legal.test(foldedAt(facts, one)));
  const quotes = within(facts.quotes, piece).filter((one) => !overlapsAny(one, legal));
  if (quotes.length > 0 && !facts.any.tagging.test(foldedAt(facts, piece))) {
    const read = readQuotes(facts, quotes);
    const others = piece.isBullet ? unquotedClauses(facts, sentences, quotes) : sentences;
    const rest = readSentences(facts, others, piece.isBullet).filter(
      (one) => !quotes.some((quote) => quote.start < one.end && one.start < quote.end),
    );
    return [...read, ...rest];
  }
  const isSentence = !place.isCopy && !piece.isBullet && endsSentence(facts, piece);
  const isLine = !place.isOnly && !isSentence && sentences.length === 1 && isLineLike(facts, piece);
  const title = isLine ? firstTitle(facts, piece, place) : null;
  if (title) return [title];
  const found = readSentences(facts, sentences, isLine);
  return found.length > 0 || !isLine ? found : readTitle(facts, piece, place);
}

const RECORD_WORDS_MAX = 10;

/** Whether a line heads the minutes of a meeting. */
function isRecord(facts: Facts, piece: Piece): boolean {
  return (
    !piece.isBullet &&
    matchesAt(facts.here.record, facts.text.folded, piece.start) &&
    wordCount(foldedAt(facts, piece)) <= RECORD_WORDS_MAX
  );
}

/** What a point says besides the words it quotes. */
function unquotedClauses(
  facts: Facts,
  sentences: readonly Span[],
  quotes: readonly Span[],
): Span[] {
  return sentences
    .flatMap((sentence) => splitClauses(facts.text, sentence, whole(facts)))
    .filter((clause) => !overlapsAny(clause, quotes));
}

/** Whether a piece is the greeting of a message: opens as one and is short. */
export function isGreeting(facts: Facts, piece: Span): boolean {
  const words = foldedAt(facts, piece);
  if (!matchesAt(facts.here.greeting, facts.text.folded, piece.start)) return false;
  return wordCount(words) <= 6 || facts.text.language === 'zh';
}

function endsSentence({ text }: Facts, { end }: Span): boolean {
  return /^[.。?？]/u.test(text.folded.slice(end - 1)) || /^[.。]/u.test(text.folded.slice(end));
}

function isLineLike(facts: Facts, piece: Span): boolean {
  const words = foldedAt(facts, piece);
  return (
    wordCount(words) <= LINE_WORDS_MAX &&
    !facts.any.talk.test(words) &&
    !isDirection(facts, piece) &&
    !facts.any.request.test(words)
  );
}
