import { isDirection } from '#brief/facts/find-calls.ts';
import { foldedAt, type Facts } from '#brief/facts/find-facts.ts';
import { MUSIC_WORDS, PACE_WORDS } from '#brief/look/look-words.ts';
import { readColors } from '#brief/look/read-colors.ts';
import { readControls } from '#brief/read-controls.ts';
import { whole } from '#brief/facts/unsplittable-spans.ts';
import { splitSentences } from '#brief/segments/split-clauses.ts';
import { findMentions } from '#text/lexicon.ts';
import type { Span } from '#text/spans.ts';

/** Of several wishes for the look in one sentence at least one is no word of a slogan. */
const WISHES_MIN = 2;

/**
 * A value without what follows about the film itself, its length, shape, look or sound: `CTA: Book now, 15s vertical`,
 * `Slogan: All in. Slow pans, gold.`
 */
export function withoutDirections(facts: Facts, { start, end }: Span): Span {
  const sentences = splitSentences(facts.text, { start, end }, whole(facts));
  const isHasty = /^[^\p{L}]*\p{Lu}/u.test(facts.text.prompt.slice(start, end));
  const directed = sentences.findIndex((one, at) => at > 0 && isDirected(facts, one, isHasty));
  const last = directed < 0 ? null : sentences[directed - 1];
  return withoutControls(facts, last ? { start, end: last.end } : { start, end });
}

/** Whether a sentence behind the words of a label speaks of the film; what is written in haste is written small. */
function isDirected(facts: Facts, sentence: Span, isHasty: boolean): boolean {
  const isSmall = /^\p{Ll}/u.test(facts.text.prompt.slice(sentence.start, sentence.end));
  return (
    (isHasty && isSmall) ||
    isControl(foldedAt(facts, sentence)) ||
    isDirection(facts, sentence) ||
    wishesIn(facts, sentence) >= WISHES_MIN
  );
}

/** How many colours, paces and kinds of music a stretch names. */
function wishesIn(facts: Facts, span: Span): number {
  const { language } = facts.text;
  const folded = foldedAt(facts, span);
  const { hues, metal } = readColors({ folded, language, themes: [], asked: {} });
  const others = [
    ...findMentions(folded, language, PACE_WORDS),
    ...findMentions(folded, language, MUSIC_WORDS),
  ];
  return hues.length + (metal ? 1 : 0) + others.length;
}

/** A value up to the clause that names the length or the shape of the film. */
function withoutControls(facts: Facts, { start, end }: Span): Span {
  const marks = foldedAt(facts, { start, end }).matchAll(/[.,;，。；](?=\s|\p{Script=Han})/gu);
  const cuts = [...marks].map(({ index }) => start + index);
  const cut = cuts.find(
    (at, place) =>
      at > start && isControl(foldedAt(facts, { start: at + 1, end: cuts[place + 1] ?? end })),
  );
  return cut === undefined ? { start, end } : { start, end: cut };
}

/** Whether words name the length or the shape of the film. */
export function isControl(folded: string): boolean {
  const { duration, aspectRatio } = readControls({ folded });
  return duration !== null || aspectRatio !== null;
}
