import {
  labelSources,
  otherLabelSources,
  phraseSource,
  sharedSource,
  type LabelField,
  type PhraseKind,
} from '#brief/phrases/lists.ts';
import { findNamings, namingAt } from '#brief/segments/naming-verbs.ts';
import type { BriefText } from '#brief/segments/open-text.ts';
import type { Language } from '#domain/languages.ts';
import type { Span } from '#text/spans.ts';

export interface Label {
  readonly field: LabelField;
  readonly valueStart: number;
}

const LABELS_OF_A_LINE_MAX = 24;
/** Characters before a colon within which a label is looked for. */
const LABEL_LENGTH_MAX = 48;
const HEAD =
  /^([^:\n]{1,48}?)\s*(?:[.…·_]{1,}\s*:|[.…·_]{4,}\s|(?:(?<!\d):|:(?!\d{2}))(?!\/\/)|\t|--|\s[-–—=]\s|\s[-–—]$)/u;
/** `[RIGA 3] Aperitivo incluso`, `【副标题】…`; what opens the bracket may be cut off as a mark. */
const BRACKETED =
  /^(?:[[【〔]\s?([^[\]【】〔〕:\n]{1,40}?)\s?[\]】〕]|([^[\]【】〔〕:\n]{1,40}?)】)\s*:?/u;
const ARTICLE = '(?:(?:the|our|your|el|la|le|il|o|a|der|die|das) )?';
/** `Juste le slogan : …` */
const ONLY = String.raw`(?:(?:${sharedSource('onlyBefore')})\s?)?`;
/** `2`, `#2`, `n. 2`, `2b`, `II`, `b`, `二`. */
const NUMBER = String.raw`(?:\s?(?:#|n[.o°]{0,2}\s?)?\d{1,2}[a-z]?|\s(?:i{1,3}|iv|v|vi|[a-d])|\s?[一二三四五六七八九十]{1,2})`;
const REMARK = String.raw`(?:\s?[:.]?\s?\(.{0,30}\))`;
/** Labels of words on screen, which are counted and told apart by where they stand: `Super 2 over black`. */
const ON_SCREEN: readonly LabelField[] = ['headline', 'super', 'ending', 'callToAction', 'offer'];
/** Labels whose nouns mean something else with a qualifier: `main event`, `final date`. */
const UNQUALIFIED: readonly LabelField[] = ['topic', 'mail', 'when', 'where'];
/** Labels that a dash may part from their value; others are more often words of a line, but for capitals. */
const DASHED: readonly LabelField[] = [
  'shot',
  'headline',
  'super',
  'ending',
  'callToAction',
  'offer',
  'item',
  'when',
  'where',
];

const TIMED_SHOT =
  /^[[(]?(?:\d{1,2}:\d{2}|\d{1,2})\s?(?:s|sec|sek|")?\s?[-–]\s?(?:\d{1,2}:\d{2}|\d{1,2}\s?(?:s|sec|secs|sek|seg|"|″|秒))[\])]?\s*[:–-]?\s*/u;
/** From zero on, or in brackets with its unit: hours have none. */
const FILM_TIME = /^(?:[[(]?0|[[(]\d{1,2}\s?[-–]\s?\d{1,2}\s?(?:s|sec|secs|sek|seg|"|″|秒)[\])])/u;

const expressions = new Map<Language, readonly (readonly [LabelField, RegExp])[]>();

/** The label at the start of a stretch, with where its value begins; null where there is none. */
export function findLabel(brief: BriefText, { start, end }: Span): Label | null {
  const { prompt, folded, language } = brief;
  const text = folded.slice(start, Math.min(end, start + LABEL_LENGTH_MAX + 4));
  const timed = TIMED_SHOT.exec(text);
  if (timed && FILM_TIME.test(text)) return { field: 'shot', valueStart: start + timed[0].length };
  const bracketed = BRACKETED.exec(text);
  const bracketedField =
    bracketed && fieldOf((bracketed[1] ?? bracketed[2] ?? '').trim(), language);
  if (bracketedField) return { field: bracketedField, valueStart: start + bracketed[0].length };
  const naming = namingAt(brief, { start, end });
  if (naming) return { field: naming.field, valueStart: naming.value.start };
  const head = HEAD.exec(text);
  if (!head?.[1]) return shotWithoutColon(folded, { start, end }, language);
  const isDash = !/:|--|[.…·_]{4}/u.test(head[0]);
  const isCapital = !/\p{Ll}/u.test(prompt.slice(start, start + head[1].length));
  const field = fieldOf(head[1].trim(), language);
  if (
    !field ||
    (isDash && !DASHED.includes(field) && (field === 'terms' || field === 'note' || !isCapital))
  )
    return null;
  return { field, valueStart: start + head[0].length };
}

/** The label that a cell of a table names and nothing else. */
export function labelNamed(
  { folded, language }: BriefText,
  { start, end }: Span,
): LabelField | null {
  return fieldOf(folded.slice(start, end).replace(/:\s*$/u, ''), language);
}

/** `12–15  SUPER: …` */
const TIME_BEFORE =
  /^\d{1,2}(?:[:'.]\d{2})?\s?[-–—]\s?\d{1,2}(?:[:'.]\d{2})?\s?(?:s|sec|sek|")?\s+/u;

/** Words before a quote among which its label is looked for. */
const LABEL_WORDS_MAX = 3;

/** The label that stands right before quoted words, without a colon: `→ Headline „…“`. */
export function labelBefore(text: BriefText, at: number): LabelField | null {
  const before = text.folded.slice(Math.max(0, at - LABEL_LENGTH_MAX), at);
  const words =
    /((?:\p{L}[\p{L}'-]* ){0,2}\p{L}[\p{L}'-]*)[ \t]?[:=]?[ \t]?["“„«»「『'‘]\s?$/u.exec(
      before,
    )?.[1];
  if (words === undefined) return null;
  const all = words.split(' ');
  for (let from = Math.max(0, all.length - LABEL_WORDS_MAX); from < all.length; from += 1) {
    const field = fieldOf(all.slice(from).join(' '), text.language);
    if (field) return field;
  }
  return null;
}

function fieldOf(name: string, language: Language): LabelField | null {
  const bare = name.replace(TIME_BEFORE, '').replaceAll(/^[*_\s]+|[*_\s]+$/gu, '');
  return labelsOf(language).find(([, expression]) => expression.test(bare))?.[0] ?? null;
}

/** `Shot 1 chips stacking` */
function shotWithoutColon(folded: string, { start, end }: Span, language: Language): Label | null {
  const found = shotsOf(language).exec(folded.slice(start, Math.min(end, start + 24)));
  return found ? { field: 'shot', valueStart: start + found[0].length } : null;
}

/** Splits a stretch before labels that follow the end of a phrase: `… stacking. Super: ALL IN`. */
export function inlineLabels(
  text: BriefText,
  { start, end }: Span,
  quotes: readonly Span[],
): Span[] {
  const cuts = [start];
  const opening =
    /[.;|,!?()\]"”»“。；，+/—–-][ \u3000]*(?=[\p{L}&]{2,24}(?: [\p{L}\d&'’-]{1,16}){0,3}\s?:)|(?<=\S\s{2,})(?=[\p{L}&]{2,24}\s?:)|(?<=[。；，”！]|\p{Script=Han}\s|）)(?=\p{L}{2,8}:)|(?<=\S\s?)(?=[[【])/gu;
  for (const match of text.folded.slice(start, end).matchAll(opening)) {
    if (cuts.length > LABELS_OF_A_LINE_MAX) break;
    const at = start + match.index + match[0].length;
    if (ORDINAL.test(text.folded.slice(Math.max(start, at - 6), at))) continue;
    if (quotes.some((quote) => quote.start < at && at < quote.end)) continue;
    const label = findLabel(text, { start: at, end });
    if (label && label.field !== 'mail') cuts.push(at);
  }
  for (const { start: at, value } of findNamings(text, { start, end })) cuts.push(at, value.end);
  const ordered = [...new Set(cuts)].toSorted((a, b) => a - b);
  return ordered.map((from, at) => ({ start: from, end: ordered[at + 1] ?? end }));
}

/** `1. Preis: 1.000 €` has one label, not an end before it. */
const ORDINAL = /(?:^|[,;(] ?)\d{1,2}\. ?$/u;

const shots = new Map<Language, RegExp>();

function shotsOf(language: Language): RegExp {
  const known = shots.get(language);
  if (known) return known;
  const sources = [language, 'en' as const].flatMap((one) =>
    labelSources(one).flatMap(([field, source]) => (field === 'shot' ? [source] : [])),
  );
  const made = new RegExp(String.raw`^(?:${sources.join('|')})(?=\s|$|[.,)])`, 'u');
  shots.set(language, made);
  return made;
}

function labelsOf(language: Language) {
  const known = expressions.get(language);
  if (known) return known;
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const made = languages.flatMap((one) => {
    const sources = (kind: PhraseKind) =>
      languages.map((spoken) => phraseSource(spoken, kind)).join('|');
    const marks = {
      before: sources('labelBefore'),
      after: sources('labelAfter'),
      ordinal: sources('labelOrdinal'),
    };
    return labelSources(one).map(
      ([field, source]) => [field, labelOf(field, source, marks)] as const,
    );
  });
  const others = otherLabelSources().map(
    ([field, source]) => [field, new RegExp(`^(?:${source})$`, 'u')] as const,
  );
  const all = [...made, ...others];
  expressions.set(language, all);
  return all;
}

/** A label with what may stand around its noun: an article, an ordinal, a qualifier, a number, a remark. */
function labelOf(
  field: LabelField,
  source: string,
  { before, after, ordinal }: { before: string; after: string; ordinal: string },
): RegExp {
  if (UNQUALIFIED.includes(field))
    return new RegExp(`^${ARTICLE}(?:${source})(?:${NUMBER}|${REMARK})?$`, 'u');
  const isShown = ON_SCREEN.includes(field);
  const counted = isShown && field !== 'offer' ? `(?:(?:${ordinal})\\s?)?` : '';
  const place = isShown
    ? String.raw`(?:${NUMBER}(?:\s\p{L}+){1,3}|(?:\s(?:${after}))?,\s.{1,16})`
    : '(?!)';
  const behind = `(?:${NUMBER}|${REMARK}|\\s?(?:${after})${NUMBER}?|${place})?`;
  return new RegExp(
    `^${isShown ? ONLY : ''}${ARTICLE}${counted}(?:(?:${before})[ -]?)?(?:${source})${behind}${REMARK}?$`,
    'u',
  );
}
