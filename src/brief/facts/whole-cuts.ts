import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt } from '#brief/phrases/expressions.ts';
import { sharedSource } from '#brief/phrases/lists.ts';
import { isLinkingWord } from '#text/linking-words.ts';
import { findSpans, overlapsAny, type Span } from '#text/spans.ts';

const NAMES = new RegExp(String.raw`(?<!\p{L})(?:${sharedSource('wholeNames')})(?!\p{L})`, 'gu');
const GETTING = new RegExp(String.raw`\s(?:${sharedSource('gets')})$`, 'u');
const NUMERAL = 'two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}';
/** `two-night`, `3-course` */
const COMPOUND = new RegExp(`^(?:${NUMERAL})-\\p{L}+$`, 'u');

/** A finding that cuts no name, date, sum or phrase in two; nothing where what is left says nothing. */
export function withoutCuts(facts: Facts, one: Finding): Finding[] {
  if (one.sureness > SURENESS.line) return [one];
  if (one.field === 'headline')
    return headlineOf(facts, withRest(facts, withWholeName(facts, one)));
  if (one.field === 'where') return [withTown(facts, one)];
  if (one.field === 'offer') return [withSum(facts, one)];
  return [withWholeName(facts, one)];
}

/** `Bowl Watch Party` of `Super Bowl Watch Party` */
function withWholeName({ text }: Facts, one: Finding): Finding {
  const name = findSpans(text.folded, NAMES).find(
    ({ start, end }) => start < one.start && one.start < end,
  );
  return name ? { ...one, start: name.start } : one;
}

/** `Festival of the sea` of `Festival of the sea $20`, `Dice instead of dishes`: what belongs to a name goes with it. */
function withRest(facts: Facts, one: Finding): Finding {
  const { folded } = facts.text;
  const rest = REST.exec(folded.slice(one.end, one.end + 48))?.[0].trimEnd() ?? '';
  const span = { start: one.end, end: one.end + rest.length };
  const isOther = overlapsAny(span, [...facts.dates, ...facts.amounts, ...facts.houses]);
  const isNamed = /\p{Lu}/u.test(facts.text.prompt.slice(span.start + 1, span.end));
  const isInstead = INSTEAD.test(rest);
  const isPart = facts.text.language !== 'de' && !isNamed && OF_BEFORE.test(foldedAt(facts, one));
  if (rest === '' || isOther || !(isInstead || isPart)) return one;
  return { ...one, end: span.end };
}

const INSTEAD = new RegExp(String.raw`^ (?:${sharedSource('instead')})(?!\p{L})`, 'u');
/** A second noun after one of these belongs to the first: `frutos do mar`, `domino y póker`. */
const OF_BEFORE = /(?:^|\s)(?:de|di|do|da|del|of|des|du)\s\p{L}+$/u;
const REST = new RegExp(
  String.raw`^ (?:(?:${sharedSource('instead')})(?: \p{L}+){1,3}|(?:do|da|del|de|di|du|of|y|e|et|and|und) \p{L}{3,})(?=\s*[.,;:!?)\n]|\s+(?:en|no|na|in|at|au|à|r\$|us\$|[$€£\d])|\s*$)`,
  'u',
);

function headlineOf(facts: Facts, one: Finding): Finding[] {
  const { folded, language } = facts.text;
  const date = facts.dates.find(({ start, end }) => start <= one.start && one.end + 2 < end);
  if (date && /\d/u.test(folded.slice(one.end, date.end)))
    return [{ ...one, ...date, field: 'when' }];
  const words = foldedAt(facts, one);
  const next = /^ (\p{Ll}[\p{L}'’-]*)/u.exec(facts.text.prompt.slice(one.end))?.[1];
  const isBroken =
    next !== undefined &&
    (GETTING.test(words) || (COMPOUND.test(words) && !isLinkingWord(next, language)));
  return isBroken ? [] : [one];
}

function withSum(facts: Facts, one: Finding): Finding {
  const start = offerStart(facts, one);
  return start === one.start ? withoutSumLead(facts, one) : { ...one, start };
}

/** Where an offer begins whose sum, noun or number of nights stands right before it. */
function offerStart({ text, amounts }: Facts, { start }: Span): number {
  const { folded, prompt, language } = text;
  const sum = amounts.find(({ end }) => end === start - 1);
  if (sum && WITH.test(folded.slice(start))) return sum.start;
  const before = folded.slice(Math.max(0, start - 24), start);
  const compound = /^\p{Ll}/u.test(prompt.slice(start)) ? COMPOUND_BEFORE.exec(before) : null;
  const isSum = language === 'zh' && amounts.some((one) => one.start === start);
  const noun = isSum ? HAN_BEFORE.exec(before) : null;
  return start - ((compound ?? noun)?.[0].length ?? 0);
}

/** `Prizes up to $500` is an offer without a condition. */
function withoutSumLead({ text, amounts, here }: Facts, one: Finding): Finding {
  const { condition } = one;
  const lead = condition ? lengthAt(here.sumLead, text.folded, condition.start) : 0;
  if (!condition || lead === 0) return one;
  const isSum = amounts.some(
    ({ start, end }) =>
      start - condition.start - lead <= 2 && start > condition.start && end === condition.end,
  );
  return isSum ? { ...one, end: condition.end, condition: null } : one;
}

/** `two-night` before `spa package` */
const COMPOUND_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${NUMERAL})-\\p{L}+ $`, 'u');
/** `自助晚餐 398元起` */
const HAN_BEFORE = /(?<!\p{Script=Han})\p{Script=Han}{2,8} $/u;
const WITH = /^(?:with|mit|avec|con|com|incl|inkl)(?!\p{L})/u;
const NAME = String.raw`(?:St\. )?\p{Lu}[\p{L}'’-]+(?:[ -](?:d[eoi]s? |del |la |el )?\p{Lu}[\p{L}'’-]+){0,2}`;
const IN_TOWN = new RegExp(
  String.raw`^ (?:in|en|à|a|em|am|bei|di|de|d['’]) ?${NAME}(?=\s*(?:[.,;!)]|$))`,
  'u',
);
const AFTER_COMMA = new RegExp(String.raw`^, ${NAME}(?:, [A-Z]{2})?(?=\s*(?:[.,;!)]|$))`, 'u');

/** A house with the town that the text says with it: `Casino del Puerto, Málaga`. */
function withTown(facts: Facts, one: Finding): Finding {
  const { prompt, language } = facts.text;
  const [house] = within(facts.houses, one);
  if (!house || house.end !== one.end) return one;
  const behind = prompt.slice(one.end, one.end + 60);
  // German writes all nouns with capitals.
  const town = IN_TOWN.exec(behind) ?? (language === 'de' ? null : AFTER_COMMA.exec(behind));
  const span = { start: one.start, end: one.end + (town?.[0].length ?? 0) };
  return town && isTown(facts, { start: one.end + 2, end: span.end }) ? { ...one, ...span } : one;
}

/** Whether words say nothing else: neither date nor event, offer or house. */
function isTown(facts: Facts, span: Span): boolean {
  const words = foldedAt(facts, span);
  const { event, prize, gift, giftBefore, giftAfter, placeHead, day, month } = facts.any;
  const others = [event, prize, gift, giftBefore, giftAfter, placeHead, day, month];
  return (
    !others.some((other) => other.test(words)) &&
    !THINGS.test(words) &&
    !overlapsAny(span, [...facts.dates, ...facts.amounts])
  );
}

const THINGS = new RegExp(String.raw`(?<!\p{L})(?:${sharedSource('noTown')})(?!\p{L})`, 'u');
