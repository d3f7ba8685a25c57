import type { PresetId } from '#domain/presets.ts';
import { findAddresses, findPhones, findTags, plainAddress } from '#brief/reading/addresses.ts';
import { findCall } from '#brief/reading/calls.ts';
import { typeset } from '#text/clean-text.ts';
import { findDates, type DateSpan } from '#brief/reading/dates.ts';
import { foldText } from '#text/fold-text.ts';
import { withoutExcludedOffers } from '#brief/reading/excluded-offers.ts';
import { findLabelled, type Labelled, type LabelledPart } from '#brief/reading/labels.ts';
import { findAmounts, findOffers } from '#brief/reading/offers.ts';
import type { OfferLanguage } from '#brief/reading/offer-things.ts';
import { findQuotes, type Quote } from '#brief/reading/quotes.ts';
import { isQuotedFact, sortQuotes } from '#brief/reading/sort-quotes.ts';
import { cut, hasWord, isWord, takeOut, type Span } from '#text/spans.ts';
import { findFilmClauses } from '#brief/reading/film-clauses.ts';
import { findNegations } from '#text/negations.ts';
import { chooseTitle } from '#brief/reading/title.ts';
import { findVenue, HOUSES } from '#brief/reading/venue.ts';
import { trimPhraseEnd } from '#text/shorten-to-fit.ts';
import type { FilmWords } from '#domain/film-words.ts';
import { LINKING_WORDS } from '#text/linking-words.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';
import { LANGUAGE_WORDS } from '#brief/words/languages.ts';
import type { SpacedLanguage } from '#text/language.ts';

const WHEN_MAX = 4;
const OFFERS_MAX = 3;

/** Reads the film's words out of a clean prompt in a language written with spaces. */
export function readSpaced(text: string, language: SpacedLanguage, preset: PresetId): FilmWords {
  const words = LANGUAGE_WORDS[language];
  const folded = foldText(text);
  const labelled = findLabelled(text, folded, words);
  const quotes = readableQuotes(text, folded, { language, words }).filter(
    (quote) => !labelled.some(({ start, end }) => quote.start >= start && quote.end <= end),
  );
  const addresses = findAddresses(folded);
  const phones = findPhones(folded);
  const negations = findNegations(folded, language);
  const spoken = [...labelled, ...quotes, ...findTags(folded)];
  const unread = [...spoken, ...negations];
  const amounts = findAmounts(folded);
  const allDates = findDates(folded, words.dates, [...unread, ...addresses, ...amounts, ...phones]);
  const sceneless = allDates.filter((date) => !isTimeOfScene(cut(folded, date)));
  const { dates, offers } = withConditions(
    sceneless,
    folded,
    withoutExcludedOffers(
      findOffers(
        takeOut(
          folded,
          sceneless.filter((date) => !date.isHoliday),
        ),
        { language, words },
        [...unread, ...addresses],
      ),
      folded,
      language,
    ),
  );
  const venue = findVenue({
    text,
    folded,
    language,
    words,
    taken: [...unread, ...dates, ...addresses],
  });
  const venueSpans = venue ? occurrencesOf(venue.name, text) : [];
  const call = findCall({
    text,
    folded,
    words,
    language,
    offers,
    addresses,
    shownElsewhere: [...dates, ...offers, ...venueSpans],
    taken: [...spoken, ...negations],
  });
  const sorted = sortQuotes(quotes, words);
  const of = (part: LabelledPart) => labelledText(labelled, part);
  const solidDates = dates.filter(
    (date) => !date.isHoliday && !isPartOfName(date, text, folded, language),
  );
  const opensPrompt = (offer: Span) => offer.start === 0 && !/\d/u.test(cut(text, offer));
  const shownOffers = offers.filter((offer) => !opensPrompt(offer));
  const shown = [...unread, ...solidDates, ...shownOffers, ...venueSpans, ...addresses, ...phones];
  const calls: Span[] = call ? [call] : [];
  const title =
    of('title') ??
    sorted.title ??
    chooseTitle({
      text,
      folded,
      language,
      words,
      preset,
      shown,
      venues: venueSpans,
      dates: solidDates,
      offers: shownOffers,
      calls,
      filmClauses: findFilmClauses(folded, words),
      negations: [...negations, ...venueSpans],
    });
  return {
    title: typeset(title).replace(/(?<!\.)\.$/u, ''),
    offers: listed(
      of('offer')
        ? [of('offer') ?? '']
        : offers
            .filter(
              (offer) => !(opensPrompt(offer) && foldText(title).includes(cut(folded, offer))),
            )
            .map((span) => tidy(cut(text, span), language)),
      OFFERS_MAX,
    ),
    when: listed(
      of('when') ? [of('when') ?? ''] : datesToShow(dates, { text, title, language }),
      WHEN_MAX,
    ),
    venue: houseIn(of('venue'), words) ?? sorted.venue ?? venue?.name ?? null,
    callToAction:
      of('callToAction') ?? sorted.callToAction ?? callText(text, call, addresses, phones),
    lines: sorted.lines.map(typeset).filter((line) => line !== ''),
  };
}

/** Quotations that are words for the screen; quoted dates, prices and houses are read like any other. */
function readableQuotes(text: string, folded: string, by: OfferLanguage): Quote[] {
  const quotes = findQuotes(text, folded);
  if (quotes.length === 0) return quotes;
  const facts = [...findDates(folded, by.words.dates, []), ...findOffers(folded, by, [])];
  return quotes.filter((quote) => !isQuotedFact(quote, facts));
}

const UNTIL =
  /^(?:until|till?|before|bis|vor|hasta|antes de|jusqu'|avant|fino a|entro|prima de|ate|antes das)(?!\p{L}{2})/u;

const HOUR =
  /(?:alle|ore|as|las)\s\d|\d\s?(?:h|uhr|[ap]\.?m|o'clock)|:\d\d|night|noche|minuit|nacht|notte|noite|las \d/u;

/** `2x1 hasta medianoche`: how long an offer holds is a part of it, not a date of its own. */
function withConditions(dates: readonly DateSpan[], folded: string, offers: readonly Span[]) {
  const isCondition = (date: Span) =>
    UNTIL.test(cut(folded, date)) &&
    HOUR.test(cut(folded, date)) &&
    offers.some(({ end }) => end < date.start && /^\s*$/u.test(folded.slice(end, date.start)));
  const conditions = dates.filter(isCondition);
  return {
    dates: dates.filter((date) => !conditions.includes(date)),
    offers: offers.map((offer) => ({
      start: offer.start,
      end:
        conditions.find(({ start }) => start > offer.end && start - offer.end <= 2)?.end ??
        offer.end,
    })),
  };
}

/** Midnight or sunset alone is when the scene plays, not when the viewers should come. */
function isTimeOfScene(date: string): boolean {
  return /^(?:(?:a|at|um|alla|a la|à)\s+)?(?:midnight|noon|sunset|sundown|dusk|dawn|late|medianoche|mediodia|minuit|midi|mitternacht|mezzanotte|mezzogiorno|meia-noite|la medianoche)$/u.test(
    date,
  );
}

/** `nos mardis doublés`: days that are somebody's have a name. */
const OWN = /(?<!\p{L})(?:nos|notre|nuestros?|nostri|nostro|nossas?|nossos?)\s$/u;

/** `quintas de agosto` names nothing. */
const MONTH_OR_SEASON =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|verano|invierno|otono|primavera|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|ete|hiver|automne|printemps|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|estate|inverno|autunno|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|verao|outono)$/u;

/** `deep stack Wednesdays`. */
const NAMED_WEEKDAYS =
  /(?<!\p{L})(?!(?:on|every|all|most|each|this|next|last|first|second|third|only|and|or|to|the|our|from|through|thru|until|till|until|for|in|these|those|of|are|is|by|except|some|many|day|days|night|nights|[a-z]+days?|[ap]m) )\p{L}{3,} (?:mon|tues|wednes|thurs|fri|satur|sun)days$/u;

/** `Taco Tuesday`, `Friday night poker league`, `jueves de blackjack`: the day belongs to a name. */
function isPartOfName(date: Span, text: string, folded: string, language: SpacedLanguage): boolean {
  if (
    /\d/u.test(cut(text, date)) ||
    /^(?:every|this|each|next|cada|este|ce|chaque|tous|jeden|diesen|ogni|questo|toda|todas|esta|nesta|tonight|hoy|hoje|heute|stasera|weekend|all|in|im|en|at)(?!\p{L})/u.test(
      cut(folded, date),
    )
  )
    return false;
  if (language === 'en' && NAMED_WEEKDAYS.test(folded.slice(0, date.end))) return true;
  const before = /(\p{Lu}[\p{L}'’-]+)\s$/u.exec(text.slice(0, date.start))?.[1];
  if (
    before !== undefined &&
    !LINKING_WORDS[language].includes(foldText(before)) &&
    /^\p{Lu}/u.test(cut(text, date))
  )
    return language !== 'de';
  if (OWN.test(folded.slice(0, date.start)) && /^\s\p{L}{3}/u.test(folded.slice(date.end)))
    return true;
  const after = /^\s(?:(de|di|du|des|del)\s)?([\p{L}'’-]+)/u.exec(folded.slice(date.end));
  if (after?.[2] === undefined) return false;
  const isHeadFirst = LANGUAGE_WORDS[language].events.headFirst;
  return isHeadFirst
    ? after[1] !== undefined &&
        !MONTH_OR_SEASON.test(after[2]) &&
        isWord(cut(folded, date), LANGUAGE_WORDS[language].events.strong)
    : !LINKING_WORDS[language].includes(after[2]) &&
        !/^(?:only|just|again|special|specials|starting|late)$/u.test(after[2]) &&
        after[1] === undefined &&
        language === 'en';
}

function isWholeWord(folded: string, { start, end }: Span): boolean {
  return (
    !/[\p{L}\p{N}@.]$/u.test(folded.slice(0, start)) &&
    !/^[\p{L}\p{N}@]/u.test(folded.slice(end, end + 1))
  );
}

/** The house is often named more than once. */
function occurrencesOf(name: string, text: string): Span[] {
  const folded = foldText(text);
  const wanted = foldText(name);
  const spans: Span[] = [];
  for (
    let at = folded.indexOf(wanted);
    at !== -1;
    at = folded.indexOf(wanted, at + wanted.length)
  ) {
    const span = { start: at, end: at + wanted.length };
    if (isWholeWord(folded, span)) spans.push(span);
  }
  return spans;
}

/** `Quoi : …` says what it is about, `Accroche : …` what stands there. */
const VAGUE_LABEL =
  /^(?:what|subject|que|quoi|was|cosa|o que|event|evento|evenement|veranstaltung|occasion)/u;

function labelledText(labelled: readonly Labelled[], part: LabelledPart): string | undefined {
  const found = labelled.filter((one) => one.part === part);
  const best = found.find(({ label }) => !VAGUE_LABEL.test(label)) ?? found[0];
  const text = typeset(best?.text ?? '');
  return text === '' ? undefined : text;
}

/** `Sala de póker, planta 2, Gran Casino del Duero`: the house rather than its rooms and floors. */
function houseIn(place: string | undefined, words: LanguageWords): string | undefined {
  const parts = (place ?? '')
    .split(/[,(]|\s[-–—·|/]\s/u)
    .map((part) => part.replace(/\)$/u, '').trim())
    .filter((part) => part !== '');
  const named = (heads: string) => parts.find((part) => hasWord(foldText(part), heads));
  return named(HOUSES) ?? named(words.venues.heads) ?? parts[0];
}

interface DateContext {
  readonly text: string;
  readonly title: string;
  readonly language: SpacedLanguage;
}

function datesToShow(dates: readonly DateSpan[], { text, title, language }: DateContext): string[] {
  const said = foldText(title);
  const hasDay = dates.some((date) => !date.isHoliday && /\d|\p{L}{4}/u.test(cut(text, date)));
  const shown = dates
    .filter((date) => !(date.isHoliday && hasDay))
    .map((date) =>
      tidy(cut(text, date).replace(/^(\p{L}{3,})(?:\s+\1)+(?!\p{L})/iu, '$1'), language),
    );
  const isPart = (date: string) =>
    shown.some((other) => other !== date && foldText(other).includes(foldText(date)));
  return shown.filter((date) => !said.includes(foldText(date)) && !isPart(date));
}

function callText(
  text: string,
  call: Span | null,
  addresses: readonly Span[],
  phones: readonly Span[],
): string | null {
  const said = call ? typeset(withPlainAddresses(text, call, addresses)) : '';
  const contact = addresses[0] ?? phones[0];
  const address = contact ? plainAddress(cut(text, contact)) : '';
  const asked = call ? (/^\s?\?/u.exec(text.slice(call.end))?.[0] ?? '') : '';
  const whole = said === '' ? address : said + asked;
  return whole === ''
    ? null
    : whole.charAt(0).toUpperCase() === whole.charAt(0) || said === ''
      ? whole
      : whole.charAt(0).toUpperCase() + whole.slice(1);
}

function withPlainAddresses(text: string, call: Span, addresses: readonly Span[]): string {
  const inside = addresses.filter(({ start, end }) => start >= call.start && end <= call.end);
  return inside
    .map((span) => cut(text, span))
    .reduce((said, address) => said.replace(address, plainAddress(address)), cut(text, call));
}

function tidy(text: string, language: SpacedLanguage): string {
  return trimPhraseEnd(typeset(text).replace(/(?<!\.\s?[\p{L}])\.$/u, ''), language);
}

function listed(texts: readonly string[], most: number): string[] {
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, most);
}
