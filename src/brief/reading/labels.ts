import type { Span } from '#text/spans.ts';
import type { LanguageWords } from '#brief/words/language-words.ts';

export type LabelledPart = keyof LanguageWords['labels'];

export interface Labelled extends Span {
  /** The label itself, folded. */
  readonly label: string;
  readonly part: LabelledPart;
  /** As written after the label, without quotation marks. */
  readonly text: string;
}

const PARTS: readonly LabelledPart[] = ['title', 'offer', 'when', 'venue', 'callToAction'];
const VALUE_WORDS_MAX = 14;
const OPENING = String.raw`(?<=(?:^|[.;|!?\n,·•])(?:[\s"*>•·-]|\p{Extended_Pictographic}|\ufe0f|\d{1,2}[.)])*(?:(?:the|with|el|la|le|der|die|das|il|o|a)\s+)?)`;
const SEPARATOR = String.raw`\s*(?:\([^()\n]{1,24}\)\s*)?(?::|=)\s*`;
/** A pin marks where a flyer says where. */
const PIN = /[📍📌]\ufe0f?\s*(?=\S)/gu;

/** Parts of the film's words that the prompt names: `Headline: Midnight Aces`. */
export function findLabelled(text: string, folded: string, words: LanguageWords): Labelled[] {
  const anyLabel = PARTS.map((part) => words.labels[part]).join('|');
  const valueFrom = (part: LabelledPart, start: number, from: number): Labelled[] => {
    const label = folded.slice(start, from);
    const length = valueLength(folded.slice(from), anyLabel);
    const value = text.slice(from, from + length).trim();
    if (value === '' || value.split(/\s+/u).length > VALUE_WORDS_MAX) return [];
    return [{ part, label, start, end: from + length, text: unquote(value) }];
  };
  const pinned = [...folded.matchAll(PIN)].flatMap(({ index, 0: pin }) =>
    valueFrom('venue', index, index + pin.length),
  );
  const labelled = PARTS.flatMap((part) => {
    const label = new RegExp(`${OPENING}(?:${words.labels[part]})${SEPARATOR}(?=\\S)`, 'gu');
    return [...folded.matchAll(label)].flatMap(({ index, 0: match }) =>
      valueFrom(part, index, index + match.length),
    );
  });
  return [...labelled, ...pinned];
}

/** A value ends with its line, its sentence, a semicolon or the next label. */
function valueLength(folded: string, anyLabel: string): number {
  const quoted = /^(?:"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|'[^']{2,60}'(?![\p{L}]))/u.exec(folded);
  if (quoted) return quoted[0].length;
  const stop = new RegExp(
    `\\n|[;|]|(?<=\\p{L}.{0,60})\\p{Extended_Pictographic}|[#＃]\\p{L}|[.!?](?=\\s|$)(?<![ap]\\.m\\.)|[,.·-]?\\s+(?:and\\s+|y\\s+|et\\s+|und\\s+|e\\s+)?(?:${anyLabel})\\s*[:=]`,
    'u',
  ).exec(folded);
  return stop ? stop.index : folded.length;
}

export function unquote(text: string): string {
  return text
    .replace(/^["“”„«»'‘’\s]+|["“”„«»'‘’\s]+$/gu, '')
    .replace(/[,;:]+$/u, '')
    .trim();
}
