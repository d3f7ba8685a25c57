import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import {
  callOf,
  dateFinding,
  isDirection,
  readLine,
  readProse,
  whole,
  wordCount,
} from '#brief/facts/read-clauses.ts';
import { isOffer, offerOf } from '#brief/facts/read-offers.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { LabelField } from '#brief/phrases/labels.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import type { Span } from '#text/spans.ts';

/** Labels whose value is one piece; the others hold for all lines up to a blank one. */
const SINGLE: readonly (LabelField | null)[] = [
  'headline',
  'when',
  'where',
  'callToAction',
  'signature',
  'condition',
  'control',
  'mail',
  'shot',
];
const LINE_WORDS_MAX = 14;
const TITLE_WORDS_MAX = 8;
const NOT_A_TITLE =
  /(?:^|[^\p{L}])(?:brief|briefing|creative|request|storyboard|script|shot ?list|fyi|urgent|version|draft|v\d|campaign|kampagne|campagne|campana|campanha|campagna|concept|guion|guiao|drehbuch|details?|info|datos|dati|dados|eckdaten|video|film|spot|clip|reel|简报|脚本|分镜)(?:[^\p{L}]|$)/u;

/** Everything in a brief that could be words, in the order of the text. */
export function readPieces(facts: Facts, pieces: readonly Piece[]): Finding[] {
  const isCopy = looksLikeCopy(facts, pieces);
  const found: Finding[] = [];
  let region: LabelField | null = null;
  let isSigned = false;
  let isMailHead = false;
  for (const [at, piece] of pieces.entries()) {
    if (piece.afterBlank) [region, isMailHead] = [null, false];
    if (isSigned && !isResumed(facts, piece)) continue;
    isSigned = false;
    if (piece.label && !piece.isPictured) region = null;
    if (piece.isEmpty) {
      region = piece.label;
      continue;
    }
    const label: LabelField | null = piece.label ?? region;
    if (label === 'mail' || (isMailHead && label === 'when')) isMailHead = true;
    else if (label === null && isSignOff(facts, piece)) isSigned = at > 0;
    else if (label !== null) found.push(...readLabelled(facts, piece, label));
    else
      found.push(...readPlain(facts, piece, { isCopy, isOnly: pieces.length === 1, at, pieces }));
    if (SINGLE.includes(region) && piece.label === null) region = null;
  }
  return found;
}

/** After a signature only a label or a new block of text is read again. */
function isResumed(facts: Facts, piece: Piece): boolean {
  if (piece.label !== null && piece.label !== 'none') return true;
  return piece.afterBlank && (piece.isBullet || wordCount(foldedAt(facts, piece)) > 8);
}

function isSignOff(facts: Facts, piece: Piece): boolean {
  const words = foldedAt(facts, piece);
  const sign = facts.any.signOff.exec(words);
  return (
    sign !== null &&
    sign.index === 0 &&
    wordCount(words) <= wordCount(sign[0]) + 3 &&
    within(facts.dates, piece).length === 0
  );
}

/** Flyers and captions: several lines, all of them meant to be read. */
function looksLikeCopy(facts: Facts, pieces: readonly Piece[]): boolean {
  const lines = pieces.filter(({ opensLine }) => opensLine);
  const isAsked = pieces.some(
    (piece) =>
      (piece.label !== null && !piece.isPictured) ||
      piece.isBullet ||
      isGreeting(facts, piece) ||
      facts.any.deadline.test(foldedAt(facts, piece)) ||
      facts.any.request.test(foldedAt(facts, piece)),
  );
  const hasTags = /[#＃]\p{L}/u.test(facts.text.prompt);
  return lines.length >= 3 && (!isAsked || hasTags);
}

function isGreeting(facts: Facts, piece: Span): boolean {
  const words = foldedAt(facts, piece);
  if (!matchesAt(facts.here.greeting, facts.text.folded, piece.start)) return false;
  return wordCount(words) <= 6 || facts.text.language === 'zh';
}

function readLabelled(facts: Facts, piece: Span, label: LabelField): Finding[] {
  const quote = within(facts.quotes, piece)[0];
  const value = quote ?? unquoted(facts, piece);
  const plain = { ...value, condition: null, sureness: SURENESS.labelled };
  if (isBlankValue(facts, value)) return [];
  switch (label) {
    case 'headline':
    case 'callToAction':
    case 'signature':
    case 'where':
      return [{ ...plain, field: label }];
    case 'when':
      return [{ ...plain, field: 'when' }];
    case 'note':
      return isDirection(facts, value) ? [] : [{ ...plain, field: 'note' }];
    case 'condition':
      return [{ ...plain, field: 'note', condition: value }];
    case 'offer':
      return labelledOffers(facts, value);
    case 'super':
    case 'ending':
      return readSuper(facts, quote ? [...within(facts.quotes, piece)] : [value], label);
    case 'shot':
      return [
        { ...plain, ...piece, field: 'shot' },
        ...readSuper(facts, within(facts.quotes, piece), 'super'),
      ];
    case 'terms':
      return termsOf(facts, piece);
    default:
      return [];
  }
}

function unquoted(facts: Facts, span: Span): Span {
  const marks = { start: '"“„«»\'‘「 ', end: '"”“«»\'’」.。 ' };
  return trimSpan(facts.text, span, marks) ?? span;
}

function isBlankValue(facts: Facts, span: Span): boolean {
  return /^(?:tbd|tbc|n\/?a|none|keine?|-+|\?+|xxx+|a definir|por definir|offen|da definire|aucun|no|待定|无)$/u.test(
    foldedAt(facts, span),
  );
}

function labelledOffers(facts: Facts, value: Span): Finding[] {
  const [first, ...others] = splitSentences(facts.text, value, whole(facts));
  if (!first) return [];
  const date = within(facts.dates, first)[0];
  const cut = date && /,\s*$/u.test(facts.text.folded.slice(first.start, date.start));
  const offer = cut ? trimSpan(facts.text, { start: first.start, end: date.start }) : first;
  return [
    ...(offer ? [offerOf(facts, offer, SURENESS.labelled)] : []),
    ...(cut ? [dateFinding(facts, { start: date.start, end: first.end }, SURENESS.labelled)] : []),
    ...others.flatMap((sentence) => readSentence(facts, sentence, true)),
  ];
}

/** Words that are said to stand on screen: each of its clauses is what it plainly is. */
function readSuper(facts: Facts, values: readonly Span[], label: 'super' | 'ending'): Finding[] {
  const isEnding = label === 'ending';
  return values.flatMap((value) => {
    if (facts.any.legal.test(foldedAt(facts, value))) return [];
    const call = callOf(facts, value);
    if (call) return [{ ...call, sureness: SURENESS.quoted }];
    const isQuote = facts.quotes.some(({ start }) => start === value.start);
    const clauses = isEnding
      ? splitSentences(facts.text, value, whole(facts)).flatMap((one) =>
          splitClauses(facts.text, one, whole(facts)),
        )
      : [value];
    return clauses.flatMap((clause) =>
      superOf(facts, unquoted(facts, clause), { isEnding, isQuote }),
    );
  });
}

function superOf(
  facts: Facts,
  span: Span,
  { isEnding, isQuote }: { isEnding: boolean; isQuote: boolean },
): Finding[] {
  const call = callOf(facts, span);
  if (call) return [{ ...call, sureness: SURENESS.quoted }];
  const sure = { ...span, condition: null, sureness: SURENESS.quoted };
  if (isOffer(facts, span))
    return readLine(facts, span).map((one) => ({ ...one, sureness: SURENESS.quoted }));
  const date = within(facts.dates, span)[0];
  if (date && wordCount(foldedAt(facts, span)) - wordCount(foldedAt(facts, date)) <= 3)
    return [{ ...sure, field: 'when' }];
  if (
    isHouse(facts.text, span) &&
    (facts.text.language === 'zh' || within(facts.houses, span).length > 0)
  )
    return [{ ...sure, field: isEnding ? 'signature' : 'where' }];
  if (!isQuote && isDirection(facts, span)) return [];
  return [{ ...sure, field: 'headline', sureness: isEnding ? SURENESS.line : SURENESS.quoted }];
}

/** Small print up to a sentence that the legal lines of the market say. */
function termsOf(facts: Facts, piece: Span): Finding[] {
  const sentences = splitSentences(facts.text, piece, whole(facts));
  const kept = sentences.filter((sentence) => !facts.any.legal.test(foldedAt(facts, sentence)));
  return kept.map((sentence) => ({
    field: 'terms',
    ...withStop(facts, sentence),
    condition: null,
    sureness: SURENESS.labelled,
  }));
}

function withStop({ text }: Facts, { start, end }: Span): Span {
  return { start, end: /[.。]/u.test(text.folded.charAt(end)) ? end + 1 : end };
}

interface Place {
  readonly isCopy: boolean;
  /** Whether the text is nothing but this piece. */
  readonly isOnly: boolean;
  readonly at: number;
  readonly pieces: readonly Piece[];
}

function readPlain(facts: Facts, piece: Piece, place: Place): Finding[] {
  if (isGreeting(facts, piece) && within(facts.dates, piece).length === 0) return [];
  const quotes = within(facts.quotes, piece);
  const words = foldedAt(facts, piece);
  if (quotes.length > 0 && !facts.any.tagging.test(words) && !facts.any.legal.test(words)) {
    const read = readSuper(facts, quotes, 'super');
    const rest = readProse(facts, piece).filter(
      (one) => !quotes.some((quote) => quote.start < one.end && one.start < quote.end),
    );
    return [...read, ...rest];
  }
  const sentences = splitSentences(facts.text, piece, whole(facts));
  const isLine = !place.isOnly && sentences.length === 1 && isLineLike(facts, piece);
  const found = sentences.flatMap((sentence) => readSentence(facts, sentence, isLine));
  return found.length > 0 || !isLine ? found : readTitle(facts, piece, place);
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

/** Sentences of the law, of small print and of the sender's office say nothing on screen. */
function readSentence(facts: Facts, sentence: Span, isLine: boolean): Finding[] {
  const words = foldedAt(facts, sentence);
  if (facts.any.legal.test(words) || facts.any.tagging.test(words)) return [];
  if (facts.any.terms.test(words))
    return [
      { field: 'terms', ...withStop(facts, sentence), condition: null, sureness: SURENESS.prose },
    ];
  if (!facts.any.deadline.test(words))
    return isLine ? readLine(facts, sentence) : readProse(facts, sentence);
  return wordCount(words) <= LINE_WORDS_MAX && facts.text.language !== 'zh'
    ? []
    : withoutDeadlines(facts, sentence);
}

/** A hasty note runs on: only the clauses about the deadline are left out, and a time behind one. */
function withoutDeadlines(facts: Facts, sentence: Span): Finding[] {
  let isDue = false;
  return splitClauses(facts.text, sentence, whole(facts)).flatMap((clause) => {
    const isTime = within(facts.dates, clause).some(
      ({ start, end }) => end - start >= clause.end - clause.start - 6,
    );
    isDue = facts.any.deadline.test(foldedAt(facts, clause)) || (isDue && isTime);
    return isDue ? [] : readProse(facts, clause);
  });
}

/** A line without facts: who signs, the headline, or a note, where the text shows it to be. */
function readTitle(facts: Facts, piece: Piece, { isCopy, at, pieces }: Place): Finding[] {
  const { prompt, language } = facts.text;
  const span = unquoted(facts, piece);
  const line = { ...span, condition: null, sureness: SURENESS.line };
  const words = foldedAt(facts, span);
  const folded = facts.any;
  if (
    folded.legal.test(words) ||
    folded.deadline.test(words) ||
    NOT_A_TITLE.test(words) ||
    folded.tagging.test(words)
  )
    return [];
  const isCapital = isShouted(prompt.slice(span.start, span.end));
  const isNamed = isHouse(facts.text, span);
  const isFirst = pieces
    .slice(0, at)
    .every(
      (one) =>
        isShouted(prompt.slice(one.start, one.end)) ||
        isGreeting(facts, one) ||
        wordCount(foldedAt(facts, one)) <= 1,
    );
  if (isNamed) return isFirst || isCapital ? [{ ...line, field: 'signature' }] : [];
  if (wordCount(words) > TITLE_WORDS_MAX || (language === 'zh' && words.length > 16)) return [];
  if (isCapital && (wordCount(words) > 1 || words.length > 5))
    return [{ ...line, field: 'headline' }];
  if (!isCopy) return [];
  const hasHeadline = pieces
    .slice(0, at)
    .some(
      (one) => one.opensLine && !isHouse(facts.text, one) && wordCount(foldedAt(facts, one)) > 1,
    );
  if (!hasHeadline && wordCount(words) > 1)
    return [{ ...line, field: 'headline', sureness: SURENESS.prose }];
  if (!hasHeadline && language === 'zh')
    return [{ ...line, field: 'headline', sureness: SURENESS.prose }];
  const isNote =
    piece.opensLine && !/[#＃]\p{L}/u.test(prompt) && (wordCount(words) > 1 || language === 'zh');
  return isNote ? [{ ...line, field: 'note' }] : [];
}

/** Words in capitals. */
function isShouted(words: string): boolean {
  const letters = words.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  return letters.length >= 4 && capitals.length >= letters.length * 0.8;
}
