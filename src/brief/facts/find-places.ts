import { foldedAt, within, type Facts } from '#brief/facts/find-facts.ts';
import { isHouse } from '#brief/facts/find-houses.ts';
import { isOffer } from '#brief/facts/offers.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { lengthAt } from '#brief/phrases/expressions.ts';
import { wordCount } from '#brief/segments/open-text.ts';
import { overlapsAny, type Span } from '#text/spans.ts';

/** The whole line where it names a place: `Skyline Casino, Level 3`. */
export function placeLine(facts: Facts, line: Span, clauses: readonly Span[]): Finding | null {
  if (facts.text.language === 'zh' && /的|举|有|里/u.test(foldedAt(facts, line))) return null;
  const [first] = clauses;
  if (/[!?！？]/u.test(foldedAt(facts, line))) return null;
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

const DEFINITE = /(?:at|@|inside|aboard) (?:the )?$/u;

/** Where the words begin that lead on to the place; null where none do. */
export function leadBefore(facts: Facts, place: Span): number | null {
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

/** Whether a place stands between commas of a sentence that only lists: `…, Harbor Casino, free entry`. */
function isListed(facts: Facts, sentence: Span, { start, end }: Span): boolean {
  const { folded } = facts.text;
  return (
    start > sentence.start &&
    /[,|·–-]\s$/u.test(folded.slice(sentence.start, start)) &&
    (end >= sentence.end || /^[,|·.]|^\s[–-]/u.test(folded.slice(end, end + 2))) &&
    !facts.any.talk.test(foldedAt(facts, sentence))
  );
}

/** Places that words of a sentence lead on to. */
export function prosePlaces(facts: Facts, sentence: Span): Finding[] {
  const { prompt, folded, language } = facts.text;
  if (language === 'zh') return chinesePlaces(facts, sentence);
  const named = within(facts.houses, sentence).flatMap((house) => {
    const lead =
      leadBefore(facts, house) ?? (isListed(facts, sentence, house) ? house.start : null);
    if (lead === null) return [];
    const start =
      language === 'en' && folded.slice(lead, house.start).endsWith('the ')
        ? house.start - 4
        : house.start;
    const end = withCity(facts, sentence, house.end);
    return [{ field: 'where' as const, start, end, condition: null, sureness: SURENESS.prose }];
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
    end: withCity(facts, sentence, start + plain[1].length),
    condition: null,
    sureness: SURENESS.prose,
  };
  return facts.dates.some((date) => date.start < place.end && place.start < date.end) ||
    !DEFINITE.test(folded.slice(Math.max(0, start - 4), start))
    ? []
    : [place];
}

const CITY = /^, \p{Lu}[\p{L}'’.]+(?:[ -]\p{Lu}[\p{L}'’.]+){0,2}(?=\s*(?:[.!;)]|$))/u;

/** `the Grand Aurora, Las Vegas` ends with its city, where the sentence does. */
function withCity({ text, dates }: Facts, sentence: Span, end: number): number {
  const city = CITY.exec(text.prompt.slice(end, sentence.end))?.[0] ?? '';
  const span = { start: end, end: end + city.length };
  return overlapsAny(span, dates) ? end : span.end;
}

const CHINESE_PLACE =
  /(?:在|于|地点[是为在:]?)([\p{L}\d]{2,12}?(?:娱乐城|赌场|酒店|会所|俱乐部|酒吧|酒廊|餐厅|大厅|贵宾厅|宴会厅|度假村|广场|中心|剧场|会馆|酒楼)(?:[一二三四五六\d]+楼\p{L}{0,4}?)?)(?=举|等|与|，|,|。|$|办|开|见|恭)/gu;

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
