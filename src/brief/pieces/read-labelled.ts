import { isDirection, withoutSigns } from '#brief/facts/find-calls.ts';
import { isControl, withoutDirections } from '#brief/facts/directed.ts';
import { type Facts, foldedAt, within } from '#brief/facts/find-facts.ts';
import { isOffer, limits, offerOf } from '#brief/facts/offers.ts';
import { dateFinding } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { type Finding, SURENESS } from '#brief/finding.ts';
import { sharedSource, type LabelField } from '#brief/phrases/lists.ts';
import { readItem } from '#brief/pieces/read-item.ts';
import { readSentence, withStop } from '#brief/pieces/read-sentences.ts';
import { betweenOrnaments, readQuotes, readSuper, unquoted } from '#brief/pieces/read-super.ts';
import { trimSpan, wordCount } from '#brief/segments/open-text.ts';
import { splitClauses, splitSentences } from '#brief/segments/split-clauses.ts';
import type { Piece } from '#brief/segments/split-pieces.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** Labels whose value ends with its sentence; what follows is prose. */
const ONE_SENTENCE: readonly LabelField[] = ['topic', 'when', 'where', 'signature'];

/** Values that may run over sentences while they are short: `Learn it. Roll it. Love it.` */
const WORDED: readonly LabelField[] = ['headline', 'callToAction', 'note', 'super'];

const WORDED_LENGTH_MAX = 60;

/** Values that end with a quote in their first sentence: `Headline: “Aces Night”. Friday, 8 PM.` */
const ONE_QUOTE: readonly LabelField[] = [...ONE_SENTENCE, 'headline', 'callToAction', 'note'];

/** `Only one sentence: …` */
const ONE_LINE = new RegExp(
  String.raw`${sharedSource('oneLine')}|^(?:${sharedSource('onlyBefore')})(?!\p{Script=Latin})`,
  'u',
);

function labelOf({ text }: Facts, { labelStart, start }: Piece): string {
  return text.folded.slice(labelStart, start);
}

/**
 * Reads what stands under a known label: its first sentence or its quote for the field that the
 * label names, the rest as prose.
 */
export function readLabelled(facts: Facts, piece: Piece, label: LabelField): Finding[] {
  const [sentence = piece, ...others] = splitSentences(facts.text, piece, whole(facts));
  const quotes = within(facts.quotes, ONE_SENTENCE.includes(label) ? sentence : piece);
  const [quote] = quotes;
  const isLong =
    WORDED.includes(label) &&
    (piece.end - piece.start > WORDED_LENGTH_MAX || ONE_LINE.test(labelOf(facts, piece)));
  const isOne =
    quote === undefined
      ? isLong || ONE_SENTENCE.includes(label)
      : ONE_QUOTE.includes(label) && quote.end <= sentence.end;
  const said = unquoted(facts, isOne ? sentence : piece);
  const value =
    quote ?? (WORDED.includes(label) ? withoutDirections(facts, withoutRemark(facts, said)) : said);
  if (isOne && others.length > 0) {
    const apart = within(facts.quotes, piece).filter((one) => overlapsAny(one, others));
    const rest = others
      .flatMap((one) => readSentence(facts, one, false))
      .filter((one) => !overlapsAny(one, apart));
    return [
      ...readLabelled(facts, { ...piece, ...sentence }, label),
      ...readQuotes(facts, apart),
      ...rest,
    ];
  }
  const plain = { ...value, condition: null, sureness: SURENESS.labelled };
  if (isBlankValue(facts, value)) return [];
  switch (label) {
    case 'topic':
      return isOffer(facts, value)
        ? topicOffers(facts, value)
        : [{ ...plain, field: 'headline', sureness: SURENESS.topic }];
    case 'callToAction':
      return [calledBy(facts, piece, value)];
    case 'headline':
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
      return betweenOrnaments(facts, value, isOffer).flatMap((part) =>
        labelledOffers(facts, part, nounStart(facts, piece, part)),
      );
    case 'item':
      return readItem(facts, piece);
    case 'super':
    case 'ending':
      return readSuper(facts, quote ? quotes : [value], label);
    case 'shot':
      return [
        ...sceneOf(facts, piece).map((span) => ({ ...plain, ...span, field: 'shot' as const })),
        ...readQuotes(facts, within(facts.quotes, piece)),
      ];
    case 'terms':
      return termsOf(facts, piece);
    case 'control':
    case 'mail':
    case 'none':
      return [];
  }
}

/** What a shot shows, up to the words that stand in it; nothing where there are only these. */
function sceneOf(facts: Facts, piece: Span): Span[] {
  const [quote] = within(facts.quotes, piece);
  if (!quote) return [{ start: piece.start, end: piece.end }];
  const before = facts.text.folded.slice(piece.start, quote.start);
  const end = piece.start + before.replace(SUPER_BEFORE, '').length;
  const scene = trimSpan(facts.text, { start: piece.start, end });
  return scene ? [scene] : [];
}

/** Leads on to words that stand on screen: `with text “…”`. */
const SUPER_BEFORE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${sharedSource('superBefore')})[^\p{L}]{0,3})*[^\p{L}]*$`,
  'u',
);

/** A value without the remark in brackets that says how it looks: `Friday 8 PM (white on black)`. */
function withoutRemark(facts: Facts, { start, end }: Span): Span {
  const words = foldedAt(facts, { start, end });
  const remark = /\s[([][^()[\]]*[)\]]$/u.exec(words);
  if (!remark) return { start, end };
  const { direction, labelAfter } = facts.any;
  const isLook = [direction, labelAfter].some((one) => one.test(remark[0])) || isControl(remark[0]);
  return isLook ? { start, end: start + remark.index } : { start, end };
}

/** Labels that ask for a call and are none themselves. */
const ASKED = new RegExp(String.raw`^[[【]?\s?(?:${sharedSource('callLabels')})`, 'u');

function calledBy(facts: Facts, piece: Piece, value: Span): Finding {
  const call = withoutSigns(facts, value);
  const start = call === value ? callLabelStart(facts, piece, value) : call.start;
  return { ...call, start, field: 'callToAction', condition: null, sureness: SURENESS.labelled };
}

/** `Reservations: 555 0100` is called out whole, `CTA: Book now` is not. */
function callLabelStart(facts: Facts, piece: Piece, value: Span): number {
  const isLeading = !ASKED.test(facts.text.folded.slice(piece.labelStart, piece.labelStart + 24));
  const [contact] = within(facts.contacts, value);
  return isLeading && contact ? piece.labelStart : value.start;
}

const BLANK = new RegExp(`^(?:${sharedSource('blankValues')})$`, 'u');

/** Whether a value says that it is still open: `tbd`. */
export function isBlankValue(facts: Facts, span: Span): boolean {
  return BLANK.test(foldedAt(facts, span));
}

/** What it is called before what is offered, where a comma parts them: `Poker Night, Friday 8 PM, buy-in $60`. */
function topicOffers(facts: Facts, value: Span): Finding[] {
  const [name, ...others] = splitClauses(facts.text, value, whole(facts));
  const isName =
    name && !isOffer(facts, name) && within(facts.dates, name).length === 0 && others.length > 0;
  if (!isName) return labelledOffers(facts, value, value.start);
  const headline: Finding = {
    ...name,
    field: 'headline',
    condition: null,
    sureness: SURENESS.topic,
  };
  return [headline, ...others.flatMap((one) => readSentence(facts, one, true))];
}

/** A sum alone stands with the noun that labels it: `Prize: $5,000`. */
function nounStart(facts: Facts, { labelStart }: Piece, value: Span): number {
  const [sum] = within(facts.amounts, value);
  const isAlone = sum !== undefined && sum.start === value.start && sum.end === value.end;
  return isAlone ? labelStart : value.start;
}

function labelledOffers(facts: Facts, value: Span, from: number): Finding[] {
  const [first, ...others] = splitSentences(facts.text, value, whole(facts));
  if (!first) return [];
  const date = within(facts.dates, first)[0];
  if (date && !isOffer(facts, first) && isLedByDate(facts, first, date))
    return [{ field: 'when', ...first, condition: null, sureness: SURENESS.labelled }];
  const cut =
    date &&
    !limits(facts, first.start, date) &&
    /,\s*$/u.test(facts.text.folded.slice(first.start, date.start));
  const end = cut ? date.start : first.end;
  const offer = trimSpan(facts.text, { start: first.start, end });
  return [
    ...(offer ? [offerOf(facts, { start: from, end: offer.end }, SURENESS.labelled)] : []),
    ...(cut ? [dateFinding(facts, { start: date.start, end: first.end }, SURENESS.labelled)] : []),
    ...others.flatMap((sentence) => readSentence(facts, sentence, true)),
  ];
}

/** `Sorteio: dia 30/06, às 22h, no salão principal` says when the draw is. */
function isLedByDate({ text }: Facts, first: Span, date: Span): boolean {
  return wordCount(text.folded.slice(first.start, date.start)) <= 1;
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
