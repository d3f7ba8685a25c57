import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { findStreets } from '#brief/facts/find-streets.ts';
import type { RefusedKind, Refusals } from '#brief/facts/refusals.ts';
import { namesDay } from '#brief/facts/tell-dates.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import { splitSentences } from '#brief/segments/split-clauses.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

const MONEY = /[^\d\s.,x×%]|\d\s?(?:k|m)(?!\p{L})/u;
const MULTIPLE = /^\s*\d+\s?(?:[x×]|%|prozent|percent|p[ou]+r? cent\p{L}*|por ciento)\s*$/u;
const PRIZE = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?:${sharedSource('kindPrize')}|cash|guaranteed|garanti\p{L}*)(?!\p{Script=Latin})`,
  'u',
);
/** Hours, with the words that lead on to them. */
const HOUR =
  /[\s,，@|·–-]*(?:(?:at|from|ab|um|von|gegen|a|a las|desde las|de|des|a partir de|alle|dalle|ore|alle ore|as|das|pelas|las|los|doors|open\p{L}*|start\p{L}*|beginn|einlass)\s)*(?:(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:[ap]\.?\s?m\.?(?!\p{L})|uhr|h(?:rs|oras)?(?!\p{L})(?:\s?[0-5]\d)?|o'?clock|horas?)|(?:[01]?\d|2[0-4]):[0-5]\d|(?:上午|下午|晚上?|早上|中午|凌晨|夜)?\s?[\d一二三四五六七八九十]{1,3}\s?[点时](?:半|\d{1,2}分)?|(?<=(?:at|um|ab|alle|dalle|ore|las|as|pelas)\s)(?:[01]?\d|2[0-4])(?!\d|[.,:/]\d|\s?[€$%])|noon|midnight|mitternacht|mezzanotte|medianoche|minuit|meia[- ]noite)/u;
const AGE =
  /(?<!\d)(?:18|19|20|21|25)\s?(?:\+|and over|or older|years|jahre|ans|anos|anni|周?岁)|(?:ab|over|aged?) (?:18|21)(?!\d)/u;

/** The findings without what the text refuses to show, wherever it stands. */
export function withoutRefused(
  facts: Facts,
  { kinds, clauses, named: names }: Refusals,
  found: readonly Finding[],
): Finding[] {
  if (clauses.length === 0) return [...found];
  const named = [...names, ...clauses.flatMap((clause) => namedIn(facts, clause))];
  return found
    .filter((one) => one.sureness > SURENESS.line || !overlapsAny(one, clauses))
    .filter((one) => !named.some((words) => saidBy(facts, one).includes(words)))
    .flatMap((one) => (kinds.has('time') ? withoutHours(facts, one) : [one]))
    .filter((one) => ![...kinds].some((kind) => isOfKind(facts, one, kind)));
}

/** Sums, dates, contacts and houses that a refusing clause names, as they are said. */
function namedIn(facts: Facts, clause: Span): string[] {
  const { dates, amounts, contacts, houses } = facts;
  return [...dates, ...amounts, ...contacts, ...houses]
    .filter((one) => within([one], clause).length > 0)
    .map((one) => foldedAt(facts, one));
}

function saidBy(facts: Facts, { start, end, condition }: Finding): string {
  const own = foldedAt(facts, { start, end });
  return condition ? `${own} ${foldedAt(facts, condition)}` : own;
}

/** A date without its hours; nothing where they are all it says, or limit what it offers. */
function withoutHours(facts: Facts, one: Finding): Finding[] {
  const said = saidBy(facts, one);
  const hour = HOUR.exec(said);
  if (!hour) return [one];
  if (one.field !== 'when') return [];
  const day = trimSpan(facts.text, { start: one.start, end: one.start + hour.index });
  return day && namesDay(facts, day) ? [{ ...one, ...day }] : [];
}

function isOfKind(facts: Facts, one: Finding, kind: RefusedKind): boolean {
  const said = saidBy(facts, one);
  const held = (spans: readonly Span[]) =>
    spans.filter((span) => overlapsAny(span, [one, ...(one.condition ? [one.condition] : [])]));
  switch (kind) {
    case 'price':
      return held(facts.amounts).some((sum) => isMoney(facts, sum)) && !PRIZE.test(said);
    case 'prize':
      return held(facts.amounts).length > 0 && PRIZE.test(said);
    case 'sum':
      return held(facts.amounts).length > 0;
    case 'time':
      return false;
    case 'date':
      return isDated(facts, one, held(facts.dates));
    case 'place':
      return isPlace(facts, one);
    case 'house':
      return ['signature', 'where'].includes(one.field) || held(facts.houses).length > 0;
    case 'phone':
      return held(facts.contacts).some((span) => !/\p{L}/u.test(foldedAt(facts, span)));
    case 'web':
      return held(facts.contacts).some((span) => /\p{L}/u.test(foldedAt(facts, span)));
    case 'offer':
      return one.field === 'offer';
    case 'age':
      return AGE.test(said);
    case 'call':
      return one.field === 'callToAction';
  }
}

function isMoney(facts: Facts, sum: Span): boolean {
  const words = foldedAt(facts, sum);
  return MONEY.test(words) && !MULTIPLE.test(words);
}

/** The day of a name, as in `Seafood Friday`, dates nothing. */
function isDated(facts: Facts, { field }: Finding, dates: readonly Span[]): boolean {
  if (field === 'when') return true;
  const days = dates.filter((date) => namesDay(facts, date));
  return field === 'headline'
    ? days.some((day) => /\d/u.test(foldedAt(facts, day)))
    : days.length > 0;
}

/** A place, a street, and what else the sentence of a street says. */
function isPlace(facts: Facts, one: Finding): boolean {
  if (one.field === 'where') return true;
  const streets = findStreets(facts.text);
  if (overlapsAny(one, streets)) return true;
  const all = { start: 0, end: facts.text.folded.length };
  const placed = splitSentences(facts.text, all, whole(facts)).filter((sentence) =>
    overlapsAny(sentence, streets),
  );
  return one.field === 'note' && overlapsAny(one, placed);
}
