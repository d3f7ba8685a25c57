import { undrawnCharacterIn } from '#domain/order/drawn-characters.ts';
import {
  LINES_MAX,
  TERMS_LENGTH_MAX,
  WORDS_LENGTH_MAX,
  type WordLine,
} from '#domain/order/words.ts';
import type { ReadField, ReadFrom, ReadWords } from '#brief/brief.ts';
import { SURENESS, type Finding } from '#brief/finding.ts';
import { isOpen } from '#brief/ranking/candidates.ts';
import { withCapital } from '#brief/spelling/opening-capital.ts';
import { wordsAt, type BriefText } from '#brief/segments/open-text.ts';
import { cleanText } from '#text/clean-text.ts';
import { foldText } from '#text/fold-text.ts';
import type { Span } from '#text/spans.ts';

interface Chosen {
  readonly words: ReadWords;
  readonly readFrom: readonly ReadFrom[];
}

/** Chooses the words of a film among what was found: the surest of each kind, nothing twice. */
export function chooseWords(text: BriefText, found: readonly Finding[]): Chosen {
  const fit = found.filter((one) => canStand(text, one));
  const headline = surest(fit, 'headline');
  const signature = surest(fit, 'signature');
  const callToAction = surest(fit, 'callToAction');
  const terms = termsOf(text, fit);
  const lines = chooseLines(text, fit, [headline, signature]);
  const singles = { headline, callToAction, signature };
  const readFrom = Object.entries(singles).flatMap(([field, one]) =>
    one ? [{ field: field as ReadField, start: one.start, end: one.end }] : [],
  );
  const words = (one: Finding | undefined) => (one ? shownAt(text, one) : null);
  return {
    words: {
      headline: words(headline),
      lines: lines.map((line) => lineOf(text, line)),
      callToAction: words(callToAction),
      ...(signature && { signature: wordsAt(text, signature) }),
      terms: terms.length > 0 ? terms.map((one) => wordsAt(text, one)).join(' ') : null,
    },
    readFrom: [
      ...readFrom,
      ...terms.map(({ start, end }): ReadFrom => ({ field: 'terms', start, end })),
      ...lines.flatMap((line, at) => sourcesOf(line, at)),
    ],
  };
}

function surest(found: readonly Finding[], field: Finding['field']): Finding | undefined {
  const all = found.filter((one) => one.field === field);
  return all.toSorted((a, b) => b.sureness - a.sureness)[0];
}

/** Whether a film can show it: short enough, and every letter and sign of it. */
export function canStand(text: BriefText, { start, end, field, condition }: Finding): boolean {
  const most = field === 'terms' ? Infinity : WORDS_LENGTH_MAX;
  return [{ start, end }, ...(condition ? [condition] : [])].every((span) => {
    const words = wordsAt(text, span);
    const isWhole = lettersOf(cleanText(words)) === lettersOf(words);
    return (
      words !== '' &&
      words.length <= most &&
      isWhole &&
      !/\s[&+]$/u.test(words) &&
      undrawnCharacterIn(words) === null
    );
  });
}

function lettersOf(words: string): number {
  return words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

const IMPORTANCE: readonly Finding['field'][] = ['offer', 'when', 'where', 'note'];

/** Whether the text says that it stands on screen: under a super, in quotation marks, on the end card. */
function isShown({ sureness }: Finding): boolean {
  return sureness === SURENESS.quoted || sureness === SURENESS.ending;
}

/** The lines, each once; where there are too many the least telling go. */
function chooseLines(
  text: BriefText,
  found: readonly Finding[],
  taken: readonly (Finding | undefined)[],
): Finding[] {
  const [headline] = taken;
  const supers = found.filter(
    (one) => one.field === 'headline' && one !== headline && isShown(one),
  );
  const notes = supers.map((one): Finding => ({ ...one, field: 'note' }));
  const lines = [...found.filter(({ field }) => IMPORTANCE.includes(field)), ...notes];
  const conditioned = withConditions(lines.toSorted((a, b) => a.start - b.start));
  const said = (one: Span) => foldText(wordsAt(text, one));
  const once = conditioned.filter((line, at) => {
    const others = [
      ...conditioned.filter((_, other) => other !== at),
      ...taken.filter((one) => one !== undefined),
    ];
    return !others.some((other) => repeats(said(line), said(other), { line, other }));
  });
  const kept = once
    .toSorted(
      (a, b) =>
        b.sureness - a.sureness || IMPORTANCE.indexOf(a.field) - IMPORTANCE.indexOf(b.field),
    )
    .slice(0, LINES_MAX);
  return once.filter((line) => kept.includes(line));
}

/** Whether a line says no more than another, of which one is kept. */
function repeats(
  line: string,
  other: string,
  { line: a, other: b }: { line: Finding; other: Finding },
): boolean {
  if (a.start === b.start && a.end === b.end) return a.field === 'note';
  if (line === other) return a.start > b.start || b.field === 'signature' || b.field === 'headline';
  const isShorter = line.length < other.length && other.includes(line);
  return (
    isShorter && (a.field === b.field || b.field === 'callToAction') && b.sureness >= a.sureness
  );
}

/** A condition that stands apart under a label of its own goes with the offer before it. */
function withConditions(lines: readonly Finding[]): Finding[] {
  return lines.reduce<Finding[]>((kept, line) => {
    const isApart = line.condition !== null && line.field === 'note';
    const last = kept.at(-1);
    if (!isApart) return [...kept, line];
    if (last?.field !== 'offer') return kept;
    const text = { ...last, end: last.condition?.end ?? last.end };
    return [...kept.slice(0, -1), { ...text, condition: line.condition }];
  }, []);
}

/**
 * The small print: all of it under its label, whatever a market's legal lines say between, or else the
 * longest run of sentences that nothing else parts.
 */
function termsOf(text: BriefText, found: readonly Finding[]): readonly Finding[] {
  const sentences = found.filter(({ field }) => field === 'terms');
  const labelled = sentences.filter(({ sureness }) => sureness === SURENESS.labelled);
  const runs = (labelled.length > 0 ? labelled : sentences).reduce<Finding[]>((all, next) => {
    const last = all.at(-1);
    const between = last ? text.prompt.slice(last.end, next.start) : '';
    const isJoined =
      last !== undefined &&
      !/[\p{L}\p{N}]/u.test(between) &&
      next.end - last.start <= TERMS_LENGTH_MAX;
    return isJoined ? [...all.slice(0, -1), { ...last, end: next.end }] : [...all, next];
  }, []);
  const fit = runs.filter(({ start, end }) => end - start <= TERMS_LENGTH_MAX);
  if (labelled.length > 0) return withinLength(fit);
  return fit.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, 1);
}

function withinLength(runs: readonly Finding[]): Finding[] {
  let length = -1;
  return runs.filter(({ start, end }) => {
    const isShort = length + 1 + end - start <= TERMS_LENGTH_MAX;
    if (isShort) length += 1 + end - start;
    return isShort;
  });
}

/** What a finding says on screen; what a label or quotes set apart stands as it is written. */
export function shownAt(text: BriefText, finding: Finding): string {
  const words = wordsAt(text, finding);
  const { field } = finding;
  return isOpen(finding) ? withCapital(words, { language: text.language, field }) : words;
}

export function lineOf(text: BriefText, line: Finding): WordLine {
  const { field, condition } = line;
  return {
    kind: field as WordLine['kind'],
    text: shownAt(text, line),
    condition: condition ? wordsAt(text, condition) : null,
  };
}

function sourcesOf({ start, end, condition }: Finding, at: number): ReadFrom[] {
  const text: ReadFrom = { field: `lines.${at}.text`, start, end };
  return condition ? [text, { field: `lines.${at}.condition`, ...condition }] : [text];
}
