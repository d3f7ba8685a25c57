import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import { isOffer, limits, offerOf, proseOffers, withoutLinks } from '#brief/facts/read-offers.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt, matchesAt } from '#brief/phrases/expressions.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitClauses } from '#brief/segments/split-clauses.ts';
import type { Span } from '#text/spans.ts';

/** Words that may stand around a date in a line about it: `Grand prize drawing October 31 at 10PM`. */
const EVENT_WORDS_MAX = 4;
const CALL_WORDS_MAX = 12;
/** Weekdays and months tell a date; `daily` and `all night` alone do not. */
const VAGUE =
  /^(?:daily|nightly|(?:all|every|toda?s?|tod[oa]s|tout|toute|ganzen?|tutt[oaie]|jeden?|chaque|ogni|cada) (?:(?:the|la|le|il|o|a|as|os|les|los|las|i) )?(?:day|night|hour|noche|noches|dia|dias|jour|soir|soiree|nuit|giorno|notte|notti|sera|sere|noite|noites|abend|tag)(?: long)?|taglich|diariamente|stundlich|每天|每日|每晚|全天|noon|midnight|mezzanotte|medianoche|minuit|meia[- ]noite|mitternacht|now|hoy|hoje)$/u;

/** Reads a line that its writer set apart: its clauses are words as they stand. */
export function readLine(facts: Facts, line: Span): Finding[] {
  const call = callOf(facts, line);
  if (call) return [...beforeCall(facts, line, call), call];
  if (matchesAt(facts.here.call, facts.text.folded, line.start) && isOffer(facts, line))
    return readProse(facts, line);
  const clauses = splitClauses(facts.text, line, [...whole(facts), ...brackets(facts, line)]);
  const place = placeLine(facts, line, clauses);
  if (place) return [place];
  return mergeOffers(
    facts,
    clauses.flatMap((clause) => readClause(facts, clause)),
    line,
  );
}

/** What a line offers before it calls: `Rooms $89 (call 555 0100)`. */
function beforeCall(facts: Facts, line: Span, call: Span): Finding[] {
  const head = trimSpan(facts.text, { start: line.start, end: call.start });
  return head && isOffer(facts, head) ? readLine(facts, head) : [];
}

/** What stays in one piece. */
export function whole(facts: Facts): readonly Span[] {
  return [...facts.dates, ...facts.contacts, ...facts.amounts.map((one) => withHead(facts, one))];
}

/** What stands in brackets stays with what it is said of. */
function brackets(facts: Facts, { start, end }: Span): Span[] {
  return [...facts.text.folded.slice(start, end).matchAll(/\([^()]*\)|（[^（）]*）/gu)].map(
    ({ index, 0: match }) => ({
      start: start + index,
      end: start + index + match.length,
    }),
  );
}

/** A sum with the noun before its colon: `Entry: $20`. */
function withHead({ text }: Facts, { start, end }: Span): Span {
  const head = /[\p{L}-]+\s?:\s?$/u.exec(text.folded.slice(Math.max(0, start - 24), start));
  return { start: start - (head?.[0].length ?? 0), end };
}

function readClause(facts: Facts, clause: Span): Finding[] {
  const date = within(facts.dates, clause)[0];
  if (isOffer(facts, clause)) return splitOffer(facts, clause, date);
  if (date === undefined || isVague(facts, date)) return [];
  const rest = wordsAround(facts, clause, date);
  const place = facts.houses.find(
    (house) => house.start >= clause.start && house.end <= clause.end,
  );
  if (place && rest > 0) return readProse(facts, clause);
  const isNamed =
    rest > 0 &&
    !/\d/u.test(foldedAt(facts, date)) &&
    !matchesAt(facts.here.dateLead, facts.text.folded, date.start);
  const isHead =
    rest > 0 && /^[.)]{0,2} ?:/u.test(facts.text.folded.slice(clause.end, clause.end + 4));
  if (isNamed || isHead) return [];
  return rest <= EVENT_WORDS_MAX
    ? [dateFinding(facts, rest === 0 ? date : clause, SURENESS.line)]
    : readProse(facts, clause);
}

/** Words, or pairs of Chinese characters, of a clause beside its date. */
function wordsAround(facts: Facts, clause: Span, date: Span): number {
  const signs = clause.end - clause.start - (date.end - date.start);
  if (facts.text.language === 'zh') return Math.ceil(signs / 2);
  return wordCount(foldedAt(facts, clause)) - wordCount(foldedAt(facts, date));
}

/** The offer of a clause, and the date at its edge. A date behind `until` is the offer's condition. */
function splitOffer(facts: Facts, clause: Span, date: Span | undefined): Finding[] {
  const { folded } = facts.text;
  if (!date || isVague(facts, date)) return [offerOf(facts, clause, SURENESS.line)];
  const isFirst = folded.slice(clause.start, date.start).trim().length <= 3;
  const isLast = trimSpan(facts.text, { start: date.end, end: clause.end }) === null;
  const isLimit = limits(facts, clause.start, date);
  const place = facts.houses.find((house) => house.start > clause.start && house.end <= clause.end);
  if (place && isPlaced(facts, place)) return readProse(facts, clause);
  if (isLimit) return [offerOf(facts, clause, SURENESS.line)];
  if (!isFirst && !isLast) return readProse(facts, clause);
  const rest = withoutLinks(
    facts,
    isFirst ? { start: date.end, end: clause.end } : { start: clause.start, end: date.start },
  );
  const isEnough = rest !== null && isOffer(facts, rest);
  return isEnough
    ? [offerOf(facts, rest, SURENESS.line), dateFinding(facts, date, SURENESS.line)]
    : [offerOf(facts, clause, SURENESS.line)];
}

/** A line of several clauses that one offer runs through: `Win a car, a trip or $5,000`. */
function mergeOffers(facts: Facts, found: Finding[], line: Span): Finding[] {
  const dates = found.filter(({ field }) => field === 'when');
  const merged = joinDates(facts, dates);
  return [...found.filter(({ field }) => field !== 'when'), ...merged].filter(
    ({ end }) => end <= line.end,
  );
}

/** Dates of one line that only a comma parts stand as one. */
function joinDates(facts: Facts, dates: readonly Finding[]): Finding[] {
  return dates.reduce<Finding[]>((joined, date) => {
    const last = joined.at(-1);
    const between = last ? facts.text.folded.slice(last.end, date.start) : '';
    if (last && /^[\s,|·–—-]*$/u.test(between))
      return [...joined.slice(0, -1), { ...last, end: date.end }];
    return [...joined, date];
  }, []);
}

export function isVague(facts: Facts, date: Span): boolean {
  return VAGUE.test(foldedAt(facts, date));
}

/** A date without articles that lead nowhere: `of Friday`. */
export function dateFinding(facts: Facts, span: Span, sureness: number): Finding {
  const words = foldedAt(facts, span);
  const article =
    /^(?:de|del|di|do|da|du|des|von|vom|of|between|el|le|il|o|a|am|on|at|im|em|no|na|al|au|the|los|les|den) (?=\S)/u.exec(
      words,
    )?.[0] ?? '';
  const isRange = /[-–—]|\s(?:to|bis|al|au|a|hasta|ate|ao|y|and|und|e|et|zum|alle|as)\s/u.test(
    words.slice(article.length),
  );
  const keeps = isRange && /^(?:de|del|du|von|vom|between|do|da)/u.test(article);
  const isPlural = /^(?:los|les) /u.test(article);
  const start = keeps || isPlural ? span.start : span.start + article.length;
  return { field: 'when', start, end: span.end, condition: null, sureness };
}

/** The whole line where it names a place: `Skyline Casino, Level 3`. */
function placeLine(facts: Facts, line: Span, clauses: readonly Span[]): Finding | null {
  if (facts.text.language === 'zh' && /的|举|有|里/u.test(foldedAt(facts, line))) return null;
  const [first] = clauses;
  if (!first || isOffer(facts, line) || within(facts.dates, line).length > 0) return null;
  const { folded } = facts.text;
  const lead = lengthAt(facts.here.placeLead, folded, first.start);
  const start =
    first.start + lead + (/^\s*/u.exec(folded.slice(first.start + lead))?.[0].length ?? 0);
  const isZh = facts.text.language === 'zh';
  const words = foldedAt(facts, { start, end: line.end });
  if (wordCount(words) > 9 || (isZh && words.length > 16)) return null;
  const house = facts.houses.find(
    (one) => one.start <= start + 4 && one.start >= start && one.end <= line.end,
  );
  const isNamed = isZh ? isHouse(facts.text, { start, end: first.end }) : house !== undefined;
  const isWhole =
    isZh || (house !== undefined && !/^[^(]*\p{L}{3,}/u.test(folded.slice(house.end, first.end)));
  return isNamed && isWhole
    ? { field: 'where', start, end: line.end, condition: null, sureness: SURENESS.line }
    : null;
}

/** Whether words lead on to the place. */
function isPlaced(facts: Facts, place: Span): boolean {
  return leadBefore(facts, place) !== null;
}

const DEFINITE = /(?:at|@|inside|aboard) (?:the )?$/u;

/** Where the words begin that lead on to the place; null where none do. */
function leadBefore(facts: Facts, place: Span): number | null {
  const { folded } = facts.text;
  for (let back = 1; back <= 16 && place.start - back >= 0; back += 1) {
    const at = place.start - back;
    const length = lengthAt(facts.here.placeLead, folded, at);
    if (
      length > 0 &&
      /^\s?(?:the |la |le |el |il |l')?$/u.test(folded.slice(at + length, place.start))
    )
      return at;
  }
  return null;
}

/** Reads a sentence of prose: only sums, dates, places and calls that plainly stand in it. */
export function readProse(facts: Facts, sentence: Span): Finding[] {
  const places = prosePlaces(facts, sentence);
  const clauses = splitClauses(facts.text, sentence, whole(facts));
  const condition = openingCondition(facts, clauses);
  const read = clauses.flatMap((clause, at) => {
    if (isDirection(facts, clause))
      return places.filter((place) => place.start >= clause.start && place.end <= clause.end);
    const call = callOf(facts, clause);
    if (call) return [call];
    const offers =
      facts.text.language === 'zh'
        ? chineseOffers(facts, clause)
        : proseOffers(facts, clause, places);
    const limits = offers.flatMap(({ condition }) => (condition ? [condition] : []));
    const dates = within(facts.dates, clause).filter(
      (date) =>
        !isVague(facts, date) &&
        isTold(facts, sentence, date) &&
        ![...limits, ...offers].some((one) => one.start < date.end && date.start < one.end),
    );
    return [
      ...(at === 1 && condition
        ? offers.map((offer) => ({ ...offer, start: condition.start }))
        : offers),
      ...dates.map((date) => dateFinding(facts, date, SURENESS.prose)),
      ...places.filter((place) => place.start >= clause.start && place.end <= clause.end),
      ...alone(facts, clause),
    ];
  });
  return read;
}

/** `For every $50 in play, get a draw ticket`: the first clause limits what the second offers. */
function openingCondition(facts: Facts, [first]: readonly Span[]): Span | null {
  return first &&
    matchesAt(facts.here.condition, facts.text.folded, first.start) &&
    within(facts.dates, first).length === 0
    ? first
    : null;
}

const GENITIVE =
  /(?<!\p{L})(?:de|du|de la|del|della|dello|dell'|di|da|do|das|of|der|des|vom|furs|zum|zur|for|fur|para|pour|per)\s(?:the |our |el |la |o |a )?$/u;

/** Whether a sentence tells a date: not what ends by it, is named after it, or is asked of the maker of the film. */
function isTold(facts: Facts, sentence: Span, date: Span): boolean {
  const { folded, prompt, language } = facts.text;
  if (limits(facts, sentence.start, date) && !STARTING.test(foldedAt(facts, date))) return false;
  const { start } = dateFinding(facts, date, SURENESS.prose);
  const words = folded.slice(start, date.end);
  if (/\d/u.test(words)) return true;
  if (language === 'zh') return !HOLIDAY.test(words);
  const before = folded.slice(Math.max(sentence.start, start - 16), start);
  const isAsked =
    /[?？]/u.test(folded.slice(sentence.start, sentence.end + 1)) &&
    facts.any.request.test(foldedAt(facts, sentence));
  const isName =
    language !== 'de' &&
    /\p{Lu}[\p{L}'’]+ $/u.test(prompt.slice(sentence.start, start).slice(-16)) &&
    (start - sentence.start > 16 || /s$/u.test(words));
  const isLed = start === date.start && matchesAt(facts.here.dateLead, folded, start);
  return (
    !isAsked && (isLed || (!GENITIVE.test(before) && !isName && !isHoliday(facts, words, before)))
  );
}

const STARTING = /^(?:between|zwischen|entre|tra|on)(?!\p{L})/u;
const HOLIDAY = /除夕|春节|元宵|中秋|国庆|圣诞|平安夜|元旦|情人节|端午|七夕|万圣|整个|月底|月$/u;
const ON = /(?:on|at|am|an|zu|a|en|le|la|el|no|na|il|per|fur|for)\s(?:the |la |le )?$/u;

/** A holiday is a date only where the words lead on to it; else it is what the film is about. */
function isHoliday(facts: Facts, words: string, before: string): boolean {
  const isDay = facts.any.day.test(words) || facts.any.month.test(words) || TODAY.test(words);
  return !isDay && !ON.test(before) && before !== '';
}

const TODAY =
  /(?:tonight|tomorrow|weekend|week|oggi|stasera|hoy|noche|soir|heute|wochenende|hoje|noite|amanha|domani|fin de semana|fim de semana|week-?end|weekdays|weeknights)/u;

/** A place that is a clause of its own, or an address. */
function alone(facts: Facts, clause: Span): Finding[] {
  const place = placeLine(facts, clause, [clause]);
  return place ? [place] : [];
}

function chineseOffers(facts: Facts, clause: Span): Finding[] {
  if (!isOffer(facts, clause)) return [];
  return splitOffer(facts, clause, within(facts.dates, clause)[0]).filter(
    ({ field }) => field === 'offer',
  );
}

function prosePlaces(facts: Facts, sentence: Span): Finding[] {
  const { prompt, folded, language } = facts.text;
  if (language === 'zh') return chinesePlaces(facts, sentence);
  const named = within(facts.houses, sentence).flatMap((house) => {
    const lead = leadBefore(facts, house);
    if (lead === null) return [];
    const start =
      language === 'en' && /the $/u.test(folded.slice(lead, house.start))
        ? house.start - 4
        : house.start;
    return [
      { field: 'where' as const, start, end: house.end, condition: null, sureness: SURENESS.prose },
    ];
  });
  if (named.length > 0 || language !== 'en') return named;
  const plain =
    /(?<![\p{L}])at ((?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})(?=[.,!;]|\s*$)/u.exec(
      prompt.slice(sentence.start, sentence.end),
    );
  if (!plain?.[1]) return [];
  const start = sentence.start + plain.index + 3;
  const place = {
    field: 'where' as const,
    start,
    end: start + plain[1].length,
    condition: null,
    sureness: SURENESS.prose,
  };
  return facts.dates.some((date) => date.start < place.end && place.start < date.end) ||
    !DEFINITE.test(folded.slice(Math.max(0, start - 4), start))
    ? []
    : [place];
}

const CHINESE_PLACE =
  /(?:在|于|地点[是为:]?)([\p{L}\d]{2,12}?(?:娱乐城|赌场|酒店|会所|俱乐部|酒吧|酒廊|餐厅|大厅|贵宾厅|宴会厅|度假村|广场|中心|剧场|会馆|酒楼)(?:[一二三四五六\d]+楼\p{L}{0,4}?)?)(?=举|等|与|，|,|。|$|办|开|见|恭)/gu;

function chinesePlaces({ text }: Facts, { start, end }: Span): Finding[] {
  return [...text.folded.slice(start, end).matchAll(CHINESE_PLACE)].flatMap((match) => {
    const [all, name] = match;
    if (!name || name.includes('的')) return [];
    const to = start + match.index + all.length;
    return [
      {
        field: 'where' as const,
        start: to - name.length,
        end: to,
        condition: null,
        sureness: SURENESS.prose,
      },
    ];
  });
}

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
    ...(trimSpan(facts.text, span) ?? span),
    condition: null,
    sureness,
  });
  const [contact] = contacts;
  if (
    contact &&
    trimSpan(facts.text, { start: clause.start, end: contact.start }) === null &&
    contact.end >= clause.end - 2
  )
    return finding(contact, SURENESS.prose);
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

export function wordCount(words: string): number {
  return words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:€$£%/-]*/gu)?.length ?? 0;
}
