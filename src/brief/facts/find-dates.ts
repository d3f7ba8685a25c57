import { lengthAt } from '#brief/phrases/expressions.ts';
import { phraseSource, type PhraseKind } from '#brief/phrases/lists.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';
import type { SpacedLanguage } from '#text/spaced-languages.ts';
import { WORD_END, WORD_START } from '#text/word-bounds.ts';
import type { Span } from '#text/spans.ts';

const NUMBER = String.raw`(?:[12]?\d|3[01])(?!\d)(?:st|nd|rd|th|er|re|º|ª|°|\.(?=\s))?`;
const CLOCK = String.raw`(?<![\d:])(?!9:16|16:9|1:1(?!\d)|4:5(?!\d))(?:(?:[01]?\d|2[0-4])[:.][0-5]\d(?!\d|[.,]\d|\s?(?:€|\$|£|%|eur))(?:\s?(?:(?:[ap]\.\s?m\b\.?|[ap]\s?m\b)|h(?:rs)?\b|uhr|horas))?|(?:[01]?\d|2[0-4])\s?(?:(?:[ap]\.\s?m\b\.?|[ap]\s?m\b)|uhr(?:\s[0-5]\d)?|h(?:rs|oras|eures)?(?![\p{L}])(?:[0-5]\d(?!\d)|\s[0-5]\d(?=\s?(?:$|[,;.)\n-])))?|h[0-5]\d|o'?clock))`;
const NUMERIC = String.raw`(?<![\d.,/€$£])(?:20\d\d-\d\d-\d\d|(?:[0-2]?\d|3[01])[./](?:0?[1-9]|1[0-2])(?:[./](?:20)?\d\d|\.)?(?!\d|[.,/]\d|\s?(?:€|\$|£|%|x|eur|price|off|preis|prix)))`;
/** `12/18`, as Americans write it. */
const AMERICAN = String.raw`(?<![\d.,/€$£])(?!9\/16)(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])(?:\/(?:20)?\d\d)?(?!\d|[.,/]\d|\s?(?:€|\$|£|%|x|eur|price|off))`;
const YEAR = String.raw`20[2-4]\d(?!\d)`;

const DATES = ['day', 'shortDay', 'month', 'dayPart', 'moment'] as const;
const JOINTS = ['dateLead', 'dateJoin', 'hour', 'range', 'dateTail'] as const;
type Five = readonly [PhraseKind, PhraseKind, PhraseKind, PhraseKind, PhraseKind];

const expressions = new Map<Language, RegExp>();

/** Dates and times, each from its first to its last part: `Friday, June 6, 8 PM - late`. */
export function findDates({ prompt, folded, language }: BriefText): Span[] {
  return (
    [...folded.matchAll(dateExpression(language))]
      .map(({ index, 0: match }) => ({ start: index, end: index + lengthOf(match, language) }))
      .map((span) =>
        language === 'zh' ? withoutOpening(folded, span) : withoutFeast(folded, span, language),
      )
      .flatMap((span) => partsOutsideQuotes(prompt, span))
      .flatMap((span) => (language === 'de' ? [span] : sentencesOf(prompt, span)))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(folded.slice(start, end)))
      .filter(
        ({ start, end }) => language !== 'zh' || !ONLY_DAY_PART.test(folded.slice(start, end)),
      )
      .filter((span) => !isTitle(prompt, span))
      // `Jackpot-Friday` is a name.
      .filter(({ start }) => !/\p{L}-$/u.test(folded.slice(Math.max(0, start - 2), start)))
  );
}

/** A date never goes on behind a quotation mark: `“Poker Sunday” Sunday 6 PM` are a name and a date. */
function partsOutsideQuotes(prompt: string, { start, end }: Span): Span[] {
  return [...prompt.slice(start, end).matchAll(/[^"“”„«»]+/gu)].flatMap(({ index, 0: part }) => {
    const words = part.trim();
    const from = start + index + part.indexOf(words);
    return words === '' ? [] : [{ start: from, end: from + words.length }];
  });
}

/** German alone writes `31. Samstag`; elsewhere a full stop behind a day ends the sentence: `expires Dec 31. Saturday 8 PM`. */
function sentencesOf(prompt: string, { start, end }: Span): Span[] {
  const parts = prompt.slice(start, end).split(/(?<=\d)\.(?=\s+\p{Lu})/u);
  let at = start;
  return parts.map((part) => {
    const from = at + (/^[.\s]*/u.exec(part)?.[0].length ?? 0);
    at += part.length + 1;
    return { start: from, end: at - 1 };
  });
}

const NAMED_DAY = /^(?:BLACK FRIDAY|CYBER MONDAY|SUPER BOWL SUNDAY)$/u;

/** `BLACK FRIDAY` in capitals on a line of its own is what it is called, not when it is. */
function isTitle(prompt: string, { start, end }: Span): boolean {
  const isAlone =
    /(?:^|\n)[^\p{L}\n]*$/u.test(prompt.slice(0, start)) &&
    /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(prompt.slice(end));
  return isAlone && NAMED_DAY.test(prompt.slice(start, end));
}

const OPENING_DAY_PART = new RegExp(`^(?:${phraseSource('zh', 'dayPart')})[，,]\\s?`, 'u');

/** `扑克之夜，每周五` begins with the name of a night, not with an hour. */
function withoutOpening(folded: string, { start, end }: Span): Span {
  return { start: start + (OPENING_DAY_PART.exec(folded.slice(start, end))?.[0].length ?? 0), end };
}

const feasts = new Map<SpacedLanguage, RegExp>();

/** Of `Gala de Nochevieja el 31 de diciembre`, the feast that names the event is no part of its date. */
function withoutFeast(folded: string, { start, end }: Span, language: SpacedLanguage): Span {
  const named =
    feasts.get(language) ??
    new RegExp(
      String.raw`(?<=\p{L} )(?:d[eioau]|del|della|of|d[eo] la)\s(?:${phraseSource(language, 'moment')}),? (?:el |il |le |o |the )?(?=.*\d)`,
      'uy',
    );
  feasts.set(language, named);
  const link =
    /(?:d[eioau]|del|della|of|d[eo] la)\s$/u.exec(folded.slice(0, start))?.[0].length ?? 0;
  const length = Math.max(0, lengthAt(named, folded.slice(0, end), start - link) - link);
  return { start: start + length, end };
}

const ONLY_DAY_PART = new RegExp(`^(?:${phraseSource('zh', 'dayPart')}|\\d{1,2}[日号])$`, 'u');

/** Without the full stop that ends its sentence; `p.m.` and the German `25.5.` keep their own. */
function lengthOf(match: string, language: Language): number {
  const words = match.trimEnd();
  if (language === 'de' && /(?:^|[^\d.])\d{1,2}\.\d{1,2}\.$/u.test(words)) return words.length;
  return words.replace(/(?<!\.\s?m)\.$/u, '').length;
}

function dateExpression(language: Language): RegExp {
  const known = expressions.get(language);
  if (known) return known;
  const source = language === 'zh' ? chinese() : spaced(language);
  // A date never goes on in the next line.
  const made = new RegExp(source.replaceAll(String.raw`\s`, String.raw`[^\S\n]`), 'gu');
  expressions.set(language, made);
  return made;
}

function sources(language: Language, [a, b, c, d, e]: Five) {
  const source = (kind: PhraseKind) => phraseSource(language, kind);
  return [source(a), source(b), source(c), source(d), source(e)] as const;
}

function spaced(language: SpacedLanguage): string {
  const [day, shortDay, month, dayPart, moment] = sources(language, DATES);
  const [dateLead, dateJoin, hour, range, dateTail] = sources(language, JOINTS);
  const w = (source: string) => `${WORD_START}(?:${source})${WORD_END}`;
  const to = String.raw`(?:\s?[-–—/,]\s?|\s(?:${range}|et|und|y|e|and|&)\s)(?:el |le |il |o |dem |den |the |dal |al )?`;
  const numbers = String.raw`${NUMBER}(?:${to}${NUMBER}){0,4}`;
  const of = String.raw`\s?(?:of |de |di |d'|del )?`;
  const cores = [
    String.raw`(?<![\p{L}\p{N}.,/$€£])${numbers}${of}${w(month)}\.?(?:,?\s(?:de |del )?${YEAR})?`,
    String.raw`${w(month)}\.?\s(?:the )?${numbers}(?![:\d]|\s?[ap]\.?m\b|\s?%)(?:,?\s${YEAR})?`,
    NUMERIC,
    ...(language === 'en' ? [AMERICAN] : []),
    String.raw`(?:${w(day)}|${w(shortDay)})\.?,?\s(?:[01]?\d|2[0-4])(?::[0-5]\d)?\s?[-–]\s?(?:[01]?\d|2[0-4])(?::[0-5]\d)?(?![\d.:]|\s?(?:[ap]\.?m|uhr|h|%|€|\$|${month}))`,
    String.raw`(?:${w(moment)})`,
    String.raw`(?:${w(day)}|${w(shortDay)})\.?,? (?:the |el |le |il |dia )?${NUMBER}${of}${w(month)}(?:,?\s${YEAR})?`,
    String.raw`(?:${w(day)}|${w(shortDay)})\.?,? (?:the |el |le |il |dia )?${NUMBER}(?= ?(?:$|[,;|·)\n]|\.(?!\d))| (?:de|ore|alle|dalle|um|ab|at|from|a las|as|a|des|h|from|@)(?![\p{L}\p{N}]))`,
    String.raw`${w(day)}(?:(?: |-)(?:${w(dayPart)})){0,2}`,
    String.raw`${w(shortDay)}\.?(?=\s?(?:[-–/&+]|\d|(?:${range})(?!\p{L}))|,?\s(?:\d|${dayPart}|${hour}|${month}))(?:\s${w(dayPart)})?`,
    String.raw`(?<=[-–/&+]\s?|\s(?:${range})\s)${w(shortDay)}`,
    String.raw`(?<![\p{L}\p{N}:.,$€£])(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:[-–—]|${range})\s?${CLOCK}`,
    CLOCK,
    String.raw`${WORD_START}(?:${hour})(?![\p{L}\p{N}]|\s?[%€$£]|[:.,]\d)(?:\s?(?:uhr|h|hs|horas)(?![\p{L}]))?`,
    String.raw`(?<=(?:in|im|en|de|di|em|of|every|all|late|early|and|bis|e|et|y|und|nel mese di)\s)${w(month)}(?:\s(?:de )?${YEAR})?`,
    String.raw`${w(month)}\s${YEAR}`,
  ].join('|');
  const lead = String.raw`(?:${w(dateLead)}\s){0,3}`;
  const join = String.raw`(?:\s?[,/|·•@&+–—-]\s?|\s)(?:(?:${w(dateJoin)}|${w(dateLead)})\s){0,3}`;
  const tail = String.raw`(?:\s?[,-]?\s?(?:${w(dateTail)}))?`;
  return String.raw`${lead}(?:${cores})(?:${join}(?:${cores})){0,6}${tail}`;
}

function chinese(): string {
  const [day, , , dayPart, moment] = sources('zh', DATES);
  const [dateLead, , hour, range, dateTail] = sources('zh', JOINTS);
  const cores = String.raw`(?:20\d\d年)?\d{1,2}月\d{1,2}[日号]?|\d{1,2}[日号]|${day}|${moment}|(?<!\d)(?!9[:：]16|16[:：]9)\d{1,2}[:：][0-5]\d(?!\d)|${hour}|${dayPart}`;
  return String.raw`(?:${dateLead})?(?:${cores})(?:\s?(?:${range}|[-–—~,，、|（(])?\s?(?:${cores})[)）]?){0,7}(?:${dateTail})?`;
}
