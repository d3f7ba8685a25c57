import type { BriefText } from '#brief/segments/open-text.ts';
import { trimSpan } from '#brief/segments/open-text.ts';
import type { Span } from '#text/spans.ts';

/** A star behind words, and the note below that it stands for. */
export interface Footnote {
  readonly mark: number;
  readonly note: Span;
}

const MARK = /[\p{L}\p{N}€$£%)”»"]\s?(?<star>[*＊†])(?![*\p{L}\p{N}])/gu;
const NOTE = /(?<=^|[\n.!?。！？]\s*)[*＊†]\s?(?=[\p{L}\p{N}])/gu;
const NOTE_END = /[.!?\n。！？]|$/u;

/** The footnotes of a text: `Free prosecco* … *By reservation only`. A list with stars has none. */
export function findFootnotes(text: BriefText): Footnote[] {
  const { prompt } = text;
  const notes = [...prompt.matchAll(NOTE)].map(({ index, 0: star }) => index + star.length);
  const [start] = notes;
  if (start === undefined || notes.length > 1) return [];
  const note = trimSpan(text, { start, end: start + prompt.slice(start).search(NOTE_END) });
  if (!note) return [];
  return [...prompt.matchAll(MARK)]
    .map(({ index, 0: match }) => ({ mark: index + match.length - 1, note }))
    .filter(({ mark }) => mark < start - 1);
}
