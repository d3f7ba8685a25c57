import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import { callOf, isDirection } from '#brief/facts/find-calls.ts';
import { isOffer, offerOf } from '#brief/facts/offers.ts';
import { readLine } from '#brief/facts/read-line.ts';
import { readProse } from '#brief/facts/read-prose.ts';
import { dateFinding } from '#brief/facts/tell-dates.ts';
import { whole } from '#brief/facts/whole.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import type { LabelField } from '#brief/phrases/labels.ts';
import { matchesAt } from '#brief/phrases/expressions.ts';
import { trimSpan, wordCount } from '#brief/segments/open-text.ts';
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

/** `Slide 4: lobby at night`: what follows a label that is not known is not known either. */
const UNKNOWN_LABEL = /^[\p{L}][\p{L}\p{N} ]{1,24}[:：]/u;

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
    const label = at === 0 && isSubject(facts, pieces) ? 'mail' : (piece.label ?? region);
    if (label === 'mail' || (isMailHead && label === 'when')) isMailHead = true;
    else if (label === null && isSignOff(facts, piece)) isSigned = at > 0;
    else if (label !== null) found.push(...readLabelled(facts, piece, label));
    else
      found.push(...readPlain(facts, piece, { isCopy, isOnly: pieces.length === 1, at, pieces }));
    if (SINGLE.includes(region) && piece.label === null) region = null;
  }
  return found;
}

/** `主题` heads a mail as well as a campaign: a mail greets somebody in its next line. */
function isSubject(facts: Facts, pieces: readonly Piece[]): boolean {
  const [first, second] = pieces;
  return first?.label === 'topic' && second !== undefined && isGreeting(facts, second);
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

/** Labels of a brief; a flyer has some of the others. */
const BRIEFING: readonly LabelField[] = [
  'headline',
  'super',
  'ending',
  'shot',
  'control',
  'none',
  'mail',
  'terms',
  'topic',
  'offer',
];

/** Flyers and captions: several lines, all of them meant to be read. */
function looksLikeCopy(facts: Facts, pieces: readonly Piece[]): boolean {
  const lines = pieces.filter(({ opensLine }) => opensLine);
  const isAsked = pieces.some(
    (piece) =>
      (piece.label !== null && BRIEFING.includes(piece.label)) ||
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

/** Labels whose value ends with its sentence; what follows is prose. */
const ONE_SENTENCE: readonly LabelField[] = ['topic', 'when', 'where', 'signature'];
/** Values that may run over sentences while they are short: `Learn it. Roll it. Love it.` */
const WORDED: readonly LabelField[] = ['headline', 'callToAction', 'note', 'super'];
const WORDED_LENGTH_MAX = 60;

function readLabelled(facts: Facts, piece: Piece, label: LabelField): Finding[] {
  const quote = within(facts.quotes, piece)[0];
  const [sentence = piece, ...others] = splitSentences(facts.text, piece, whole(facts));
  const isLong = WORDED.includes(label) && piece.end - piece.start > WORDED_LENGTH_MAX;
  const isOne = (isLong || ONE_SENTENCE.includes(label)) && quote === undefined;
  const value = quote ?? unquoted(facts, isOne ? sentence : piece);
  if (isOne && others.length > 0) {
    const rest = others.flatMap((one) => readSentence(facts, one, false));
    return [...readLabelled(facts, { ...piece, ...sentence }, label), ...rest];
  }
  const plain = { ...value, condition: null, sureness: SURENESS.labelled };
  if (isBlankValue(facts, value)) return [];
  switch (label) {
    case 'topic':
      return isOffer(facts, value)
        ? labelledOffers(facts, value)
        : [{ ...plain, field: 'headline', sureness: SURENESS.topic }];
    case 'callToAction':
      return [{ ...plain, field: label, start: callLabelStart(facts, piece, value) }];
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
      return labelledOffers(facts, value);
    case 'super':
    case 'ending':
      return readSuper(facts, quote ? [...within(facts.quotes, piece)] : [value], label);
    case 'shot':
      return [
        { ...plain, start: piece.start, end: piece.end, field: 'shot' },
        ...readSuper(facts, within(facts.quotes, piece), 'super'),
      ];
    case 'terms':
      return termsOf(facts, piece);
    case 'control':
    case 'mail':
    case 'none':
      return [];
  }
}

/** Labels that ask for a call and are none themselves. */
const ASKED =
  /^(?:suggested |main )?(?:cta|call|button|action|handlung|aufruf|boton|llamad|bouton|appel|pulsante|bottone|invito|chamada|botao|apelo|accion|acao|azione|行动|按钮|号召|引导)/u;

/** `Reservations: 555 0100` is called out whole, `CTA: Book now` is not. */
function callLabelStart(facts: Facts, piece: Piece, value: Span): number {
  const isLeading = !ASKED.test(facts.text.folded.slice(piece.labelStart, piece.labelStart + 24));
  const [contact] = within(facts.contacts, value);
  return isLeading && contact ? piece.labelStart : value.start;
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
  const isSlogan =
    isQuote && !/\d/u.test(foldedAt(facts, span)) && !facts.any.gift.test(foldedAt(facts, span));
  if (isOffer(facts, span) && !isSlogan)
    return readLine(facts, span).map((one) => ({ ...one, sureness: SURENESS.quoted }));
  const date = within(facts.dates, span)[0];
  if (date && isAboutDate(facts, span, date)) return [{ ...sure, field: 'when' }];
  if (
    isHouse(facts.text, span) &&
    (facts.text.language === 'zh' || within(facts.houses, span).length > 0)
  )
    return [{ ...sure, field: isEnding ? 'signature' : 'where' }];
  if (!isQuote && isDirection(facts, span)) return [];
  return [{ ...sure, field: 'headline', sureness: isEnding ? SURENESS.ending : SURENESS.quoted }];
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

/** Without a label only copy calls its reader; what else calls without an address calls the maker of the film. */
function readPlain(facts: Facts, piece: Piece, place: Place): Finding[] {
  return readUnlabelled(facts, piece, place).filter(
    (one) =>
      one.field !== 'callToAction' ||
      place.isCopy ||
      piece.isBullet ||
      one.sureness === SURENESS.quoted ||
      within(facts.contacts, one).length > 0,
  );
}

function readUnlabelled(facts: Facts, piece: Piece, place: Place): Finding[] {
  if (isGreeting(facts, piece) && within(facts.dates, piece).length === 0) return [];
  if (/^\s?[:：]/u.test(facts.text.folded.slice(piece.end))) return [];
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
  const isSentence = !place.isCopy && !piece.isBullet && endsSentence(facts, piece);
  const isLine =
    !place.isOnly && !isSentence && sentences.length === 1 && isLineLike(facts, piece);
  const title = isLine ? firstTitle(facts, piece, place) : null;
  if (title) return [title];
  const found = readSentences(facts, sentences, isLine);
  return found.length > 0 || !isLine ? found : readTitle(facts, piece, place);
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

/** Whether the words are a date with a few words about it, and not a slogan that names a day. */
function isAboutDate(facts: Facts, span: Span, date: Span): boolean {
  const rest = span.end - span.start - (date.end - date.start);
  if (facts.text.language === 'zh')
    return rest <= 1 || (/\d/u.test(foldedAt(facts, date)) && rest <= 8);
  const words = wordCount(foldedAt(facts, span)) - wordCount(foldedAt(facts, date));
  const isRegular = matchesAt(facts.here.dateLead, facts.text.folded, date.start);
  return (
    words === 0 || (words <= 3 && isRegular) || (words <= 3 && /\d/u.test(foldedAt(facts, date)))
  );
}

/** `LUCKY SUNDAYS - OFFICIAL RULES` is about lucky Sundays. */
function titleSpan(facts: Facts, piece: Span): Span {
  const span = unquoted(facts, piece);
  const [first, ...others] = splitClauses(facts.text, span, whole(facts));
  const isHeading = others.some((one) => HEADING.test(foldedAt(facts, one)));
  return first && isHeading ? first : span;
}

const HEADING =
  /rules|terms|conditions|bedingungen|regeln|bases|terminos|reglement|regolamento|termini|regulamento|termos|细则|条款|规则/u;

const PRESENTS =
  /^\s?(?:proudly )?(?:presents?|invites? you|ladt ein|prasentiert|presenta|te invita|os invita|presente|vous invite|invite|ti invita|vi invita|apresenta|convida|呈献|诚邀|邀您)/u;

/** The house that a line names and nothing else, but for saying that it presents something. */
function signerOf(facts: Facts, span: Span): Finding | null {
  const { folded, language } = facts.text;
  const words = foldedAt(facts, span);
  if (/[,，·|•]/u.test(words) || matchesAt(facts.here.placeLead, folded, span.start)) return null;
  const line = { field: 'signature' as const, condition: null, sureness: SURENESS.line };
  if (language === 'zh') return isHouse(facts.text, span) ? { ...line, ...span } : null;
  const [house] = within(facts.houses, span);
  const rest = house ? folded.slice(house.end, span.end) : '';
  if (facts.any.event.test(words)) return null;
  if (!house || folded.slice(span.start, house.start).trim().length > 3) return null;
  if (/\p{L}{3,}/u.test(rest)) return PRESENTS.test(rest) ? { ...line, ...house } : null;
  return { ...line, ...span };
}

/** The first line of a flyer: who signs, or a slogan that names a day. */
function firstTitle(facts: Facts, piece: Piece, place: Place): Finding | null {
  const span = titleSpan(facts, piece);
  const words = facts.text.prompt.slice(span.start, span.end);
  const earlier = place.pieces.slice(0, place.at);
  const isShort = (one: Piece) =>
    facts.text.language === 'zh' ? one.end - one.start < 3 : wordCount(foldedAt(facts, one)) <= 1;
  const isFirst = earlier.every((one) => isHouse(facts.text, one) || isShort(one));
  const isSet = isShouted(words) || (place.isCopy && isFirst);
  if (!isSet || isOffer(facts, span) || callOf(facts, span)) return null;
  const line = { ...span, condition: null, sureness: SURENESS.line };
  const date = within(facts.dates, span)[0];
  if (!date) {
    const isEvent = isShouted(words) && facts.any.event.test(foldedAt(facts, span));
    return isEvent && isHouse(facts.text, span)
      ? { ...line, field: 'headline' }
      : signerOf(facts, span);
  }
  const isDated = isAboutDate(facts, span, date) || /\d/u.test(foldedAt(facts, date));
  return !isDated
    ? { ...line, field: 'headline', sureness: isFirst ? SURENESS.line : SURENESS.prose }
    : null;
}

/** Small print fills its paragraph, offers and dates aside. */
function readSentences(facts: Facts, sentences: readonly Span[], isLine: boolean): Finding[] {
  const isTerm = (sentence: Span) => facts.any.terms.test(foldedAt(facts, sentence));
  const isSmallPrint = sentences.length > 1 && sentences.some(isTerm);
  const first = sentences.findIndex(isTerm);
  return sentences.flatMap((sentence, at) => {
    const isOther =
      facts.any.legal.test(foldedAt(facts, sentence)) ||
      (!isTerm(sentence) &&
        (isOffer(facts, sentence) ||
          (at < first && within(facts.dates, sentence).length > 0) ||
          callOf(facts, sentence) !== null));
    if (!isSmallPrint || isOther) return readSentence(facts, sentence, isLine);
    return [
      {
        field: 'terms' as const,
        ...withStop(facts, sentence),
        condition: null,
        sureness: SURENESS.prose,
      },
    ];
  });
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
  const span = titleSpan(facts, piece);
  const line = { ...span, condition: null, sureness: SURENESS.line };
  const words = foldedAt(facts, span);
  const folded = facts.any;
  if (
    folded.legal.test(words) ||
    folded.deadline.test(words) ||
    NOT_A_TITLE.test(words) ||
    UNKNOWN_LABEL.test(words) ||
    folded.tagging.test(words)
  )
    return [];
  const isCapital = isShouted(prompt.slice(span.start, span.end));
  const isNamed = isHouse(facts.text, span);
  if (isNamed && isCapital && folded.event.test(words)) return [{ ...line, field: 'headline' }];
  if (isNamed && (language !== 'zh' || at > 0)) return [];
  if (isNamed) return [{ ...line, field: 'signature' }];
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
