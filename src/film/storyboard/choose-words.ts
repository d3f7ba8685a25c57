import { isBlank, type WordField, type WordLine, type Words } from '#domain/words.ts';
import type { EndCardLine } from '#film/film-brand.ts';
import { endCardSecondsFor, shotSecondsFor } from '#film/storyboard/still-time.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';

/** Words that one shot of the story shows together. */
export interface Card {
  readonly words: readonly ShotWords[];
  /** The shortest shot in which they can be read. */
  readonly seconds: number;
}

export interface ChosenWords {
  /** Frames a second: shots are whole frames long. */
  readonly fps: number;
  readonly headline: Card | null;
  /** In the order of the words. */
  readonly lines: readonly Card[];
  /** What the end card says beside the terms, in reading order. */
  readonly endWords: readonly ShotWords[];
  /** The shortest end card on which that can be read. */
  readonly endSeconds: number;
  readonly leftOut: readonly WordField[];
}

/** A shot of the story shorter than this looks like a mistake, with or without words. */
export const SHOT_SECONDS_MIN = 0.85;
const END_SECONDS_MIN = 1.2;
/** Of a film, for an end card that says more than the order asks. */
const END_SHARE_MAX = 0.4;
/** Films shorter than this carry one line. */
const ONE_LINE_BELOW_SECONDS = 8;

export interface FilmLength {
  readonly fps: number;
  /** Seconds. */
  readonly duration: number;
  /** What the brand says on the end card; nothing where absent. */
  readonly endLines?: EndLines;
  /** Whether the words have to say where it is, since the legal lines do not. */
  readonly needsPlace?: boolean;
}

export interface EndLines {
  readonly lines: readonly EndCardLine[];
  /** Whether they come before the order's own words. */
  readonly isLocked: boolean;
}

const NO_END_LINES: EndLines = { lines: [], isLocked: false };

/** Whole parts of the words, by importance, as long as there is time to read them. */
export function chooseWords(
  words: Words,
  { fps, duration, endLines = NO_END_LINES, needsPlace = false }: FilmLength,
): ChosenWords {
  const wanted = fieldsByImportance(words, { endLines, needsPlace });
  const parts = (chosen: ReadonlySet<WordField>) => partsOf(words, chosen, { fps, endLines });
  const linesMax = duration < ONE_LINE_BELOW_SECONDS ? 1 : words.lines.length;
  let chosen = new Set<WordField>();
  for (const field of wanted) {
    const more = new Set([...chosen, field]);
    const lineCount = [...more].filter((one) => one.startsWith('lines.')).length;
    const { endSeconds } = parts(more);
    const isTooLong =
      field === 'endCard' && !endLines.isLocked && endSeconds > duration * END_SHARE_MAX;
    if (!isTooLong && lineCount <= linesMax && secondsOf(parts(more)) <= duration + 1e-6)
      chosen = more;
  }
  return {
    ...parts(chosen),
    leftOut: inOrder(wanted.filter((one) => !chosen.has(one))),
  };
}

/**
 * Headline, first line, signature and call to action come before further lines; a place that has to be said
 * is the first line. What the brand says on its end card comes last, or first where it is locked.
 */
function fieldsByImportance(
  { headline, lines, callToAction, signature }: Words,
  { endLines, needsPlace }: Required<Pick<FilmLength, 'endLines' | 'needsPlace'>>,
): WordField[] {
  const endCard = endLines.lines.length > 0 ? (['endCard'] as const) : [];
  const isPlace = ({ kind }: WordLine) => needsPlace && kind === 'where';
  const ofLines = [...lines.entries()]
    .filter(([, { text }]) => !isBlank(text))
    .toSorted(([, a], [, b]) => Number(isPlace(b)) - Number(isPlace(a)))
    .map(([index]): WordField => `lines.${index}`);
  return [
    ...(endLines.isLocked ? endCard : []),
    ...(isBlank(headline) ? [] : (['headline'] as const)),
    ...ofLines.slice(0, 1),
    ...(isBlank(signature) ? [] : (['signature'] as const)),
    ...(isBlank(callToAction) ? [] : (['callToAction'] as const)),
    ...ofLines.slice(1),
    ...(endLines.isLocked ? [] : endCard),
  ];
}

const FIELDS_AFTER_LINES: readonly WordField[] = ['callToAction', 'signature', 'endCard'];

function inOrder(fields: readonly WordField[]): WordField[] {
  const rank = (field: WordField) =>
    field === 'headline' ? 0 : FIELDS_AFTER_LINES.indexOf(field) + 2;
  return fields.toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

function secondsOf({ headline, lines, endSeconds }: Omit<ChosenWords, 'leftOut'>): number {
  const story = [headline, ...lines].reduce((sum, card) => sum + (card?.seconds ?? 0), 0);
  return Math.max(SHOT_SECONDS_MIN, story) + endSeconds;
}

function partsOf(
  { headline, lines, callToAction, signature }: Words,
  chosen: ReadonlySet<WordField>,
  { fps, endLines }: Required<Pick<FilmLength, 'fps' | 'endLines'>>,
): Omit<ChosenWords, 'leftOut'> {
  const ofBrand = (role: EndCardLine['role']) =>
    chosen.has('endCard') ? endLines.lines.filter((line) => line.role === role) : [];
  const endWords: ShotWords[] = [];
  if (chosen.has('signature')) endWords.push({ role: 'signature', text: signature ?? '' });
  endWords.push(...ofBrand('note'));
  if (chosen.has('callToAction')) endWords.push({ role: 'callToAction', text: callToAction ?? '' });
  endWords.push(...ofBrand('where'));
  return {
    fps,
    headline: chosen.has('headline')
      ? cardOf([{ role: 'headline', text: headline ?? '' }], fps)
      : null,
    lines: lines
      .filter((_, index) => chosen.has(`lines.${index}`))
      .map((line) => lineCard(line, fps)),
    endWords,
    endSeconds: wholeFrames(Math.max(END_SECONDS_MIN, endCardSecondsFor(endWords, [])), fps),
  };
}

function lineCard({ kind, text, condition }: WordLine, fps: number): Card {
  const words: ShotWords[] = [{ role: kind, text }];
  if (condition !== null && !isBlank(condition)) words.push({ role: 'condition', text: condition });
  return cardOf(words, fps);
}

/** Words that stand together, with the seconds they need to be read, in whole frames. */
export function cardOf(words: readonly ShotWords[], fps: number): Card {
  const seconds = Math.max(SHOT_SECONDS_MIN, shotSecondsFor(words));
  return { words, seconds: wholeFrames(seconds, fps) };
}

/** The shortest time of whole frames that is not shorter, in seconds. */
export function wholeFrames(seconds: number, fps: number): number {
  return Math.ceil(seconds * fps - 1e-6) / fps;
}
