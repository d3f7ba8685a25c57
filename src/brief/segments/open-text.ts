import { foldText } from '#text/fold-text.ts';
import { withoutOrnaments } from '#brief/segments/ornaments.ts';
import { simplify } from '#text/simplify.ts';
import { TAKEN, type Span } from '#text/spans.ts';
import type { Language } from '#domain/languages.ts';

/** A brief while it is read. */
export interface BriefText {
  /** As it was sent. */
  readonly prompt: string;
  /** In lower case without accents and in simplified characters, index by index; `TAKEN` where something is never words. */
  readonly folded: string;
  readonly language: Language;
  /** Whether several people write in turn. */
  readonly isChat: boolean;
}

/** Pictographs with their skin tones, flags and joiners. */
const PICTOGRAPHS =
  /(?:(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u2190-\u21ff]|[0-9#*]\ufe0f?\u20e3)(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)*/gu;
/** Whether signs are pictographs and nothing else. */
export function isPictographs(signs: string): boolean {
  return signs.replace(PICTOGRAPHS, '') === '';
}

const MARK_UP = /<\/?[a-z!][^<>]{0,200}>|\*{2,}|_{2,}|~{2,}|`+|^#{1,6}(?=\s)/gmu;
const HANDLE = /(?<![\p{L}\p{N}._-])@[\p{L}_][\p{L}\p{N}_.]*/gu;
const HASHTAG = /[#＃][\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*#?/gu;

const LIST_NUMBER = /(?<![\p{L}\p{N}])#\d{1,2}(?=[\s:.)])/gu;

/** Whether a text counts its points: `#1 Friday, #2 Saturday`. A `#1 casino` counts none. */
function isCounted(prompt: string): boolean {
  return /#1(?!\d)/u.test(prompt) && /#2(?!\d)/u.test(prompt);
}

/** Opens a text for reading. What nobody sees as words is taken out of the folded text, index by index. */
export function openText(prompt: string, language: Language): BriefText {
  const masks = [
    PICTOGRAPHS,
    MARK_UP,
    HANDLE,
    HASHTAG,
    ...(isCounted(prompt) ? [LIST_NUMBER] : []),
  ];
  const masked = masks.reduce(
    (text, mask) => text.replace(mask, (match) => TAKEN.repeat(match.length)),
    prompt,
  );
  return { prompt, folded: simplify(foldText(masked)), language, isChat: false };
}

const LETTERS = /[\p{L}\p{N}]/u;

/** The words of a span as a film shows them: NFC, single spaces, no ornaments, nothing that cannot be seen. */
export function wordsAt({ prompt, language }: BriefText, { start, end }: Span): string {
  const words = prompt
    .slice(start, end)
    .normalize('NFC')
    .replace(/[\s\u3000]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufe0f]/gu, '')
    .trim();
  return withoutOrnaments(words, language);
}

/** The span without white space and the given marks at its ends; null where no word is left. */
export function trimSpan(
  { folded, language }: BriefText,
  span: Span,
  marks = EDGE_MARKS,
): Span | null {
  let { start, end } = span;
  while (start < end && (marks.start.includes(folded.charAt(start)) || isBlank(folded, start)))
    start += 1;
  while (end > start && (marks.end.includes(folded.charAt(end - 1)) || isBlank(folded, end - 1)))
    end -= 1;
  // `8 p.m.` keeps its own full stop, as does `25.5.`
  const isOwn =
    HALF_DAY.test(folded.slice(start, end)) ||
    (language === 'de' && DAY.test(folded.slice(start, end)));
  if (folded.charAt(end) === '.' && isOwn) end += 1;
  if (folded.charAt(end - 1) === ')' && !folded.slice(start, end).includes('(')) end -= 1;
  const isOpen = count(folded, '(', start, end) > count(folded, ')', start, end);
  if (isOpen && folded.charAt(end) === ')') end += 1;
  return LETTERS.test(folded.slice(start, end)) ? { start, end } : null;
}

const HALF_DAY = /\d\s?[ap]\.\s?m$|[€\d] p\. ?p$/u;

const DAY = /(?<!\bum\s|[\d.,€$])(?:[0-2]?\d|3[01])\.(?:0?[1-9]|1[0-2])$/u;

const EDGE_MARKS = {
  start: `~・▍▎▪►▶➤✓✔✗✘★☆◆◇■□✦✧【《+,;:.|/•·-－*>=)!?，；：、。）\\${TAKEN}`,
  end: `~„«「『✓✔✗✘★☆◆◇■□✦✧】》,;:.|/•·-*<=(，；：、。（\\${TAKEN}`,
};

function isBlank(text: string, index: number): boolean {
  return /[\s\p{Cf}]/u.test(text.charAt(index));
}

function count(text: string, mark: string, start: number, end: number): number {
  return text.slice(start, end).split(mark).length - 1;
}

/** How many words separated by spaces a text has; figures and prices count as words. */
export function wordCount(words: string): number {
  return words.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:€$£%/-]*/gu)?.length ?? 0;
}
