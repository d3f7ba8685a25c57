import { isMediaAlone } from '#domain/shot-sources.ts';
import type { WordRole, Words } from '#domain/words.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import {
  SHOT_SECONDS_MIN,
  wholeFrames,
  type Card,
  type ChosenWords,
} from '#film/storyboard/choose-words.ts';
import { endCardSecondsFor } from '#film/storyboard/still-time.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';
import { readingSeconds } from '#text/reading-time.ts';

export interface EndCardOrder {
  readonly words: Words;
  readonly fps: number;
  /** Seconds of the film. */
  readonly duration: number;
  readonly sources: readonly FilmShotSource[];
}

export interface EndCard {
  /** Beside the terms, in reading order. */
  readonly words: readonly ShotWords[];
  /** In whole frames. */
  readonly seconds: number;
}

/** Of the film, for small print that takes long to read. */
const TERMS_SHARE_MAX = 0.4;
/** Of the film, for an end card that says again when, where and what. */
const POSTER = { shareMax: 0.4, secondsMax: 7 } as const;
/** What an end card says again beside the name that signs or the headline, by importance. */
const SAID_AGAIN: readonly WordRole[] = ['offer', 'when', 'where', 'headline'];
/** A headline under a name stands there only where little else does: one thing is large. */
const WITH_HEADLINE_MAX = 3;
/** Where it stands: what signs first, what to do and the brand's own place last. */
const READING_ORDER: readonly WordRole[] = [
  'signature',
  'headline',
  'offer',
  'when',
  'where',
  'note',
  'callToAction',
];

/**
 * The poster that a film ends with: who signs, or else the headline, and all that the story said of when, where and
 * what, as far as that can be read. 1.6 s in the shortest films, 3 s in usual ones, more where there is more to read:
 * as long as the story leaves time.
 */
export function planEndCard(order: EndCardOrder, chosen: ChosenWords): EndCard {
  const { words, fps, duration, sources } = order;
  const usual = duration < 10 ? 1.6 + (duration - 5) * 0.28 : 3 + (duration - 10) * 0.02;
  const terms = readingSeconds(words.terms ?? '');
  const wanted = Math.max(usual, Math.min(terms, duration * TERMS_SHARE_MAX));
  const { headline, lines } = chosen;
  const story = [headline, ...lines].reduce((sum, card) => sum + (card?.seconds ?? 0), 0);
  const left = duration - Math.max(SHOT_SECONDS_MIN, story);
  const poster = Math.min(duration * POSTER.shareMax, POSTER.secondsMax);
  const posterMax = isMediaAlone(sources) ? wanted : Math.max(usual, poster);
  // Whole frames take a little more than words need.
  const room = left - 1 / fps;
  const marked = withMark(chosen, room);
  const said = withMore(marked, chosen, Math.min(posterMax, room));
  const needed = wholeFrames(endCardSecondsFor(said, toldIn(chosen)), fps);
  const seconds = Math.max(chosen.endSeconds, needed, Math.min(wanted, left));
  return { words: inReadingOrder(said, chosen), seconds: Math.floor(seconds * fps + 1e-6) / fps };
}

/** Words that the story says before the end card. */
function toldIn({ headline, lines }: ChosenWords): ShotWords[] {
  return [headline, ...lines].flatMap((card) => card?.words ?? []);
}

/** An end card without a name, or a call alone, looks like a film that was cut off: the headline stands there again, or a line. */
function withMark(chosen: ChosenWords, seconds: number): readonly ShotWords[] {
  const { endWords, headline, lines } = chosen;
  if (endWords.some(({ role }) => role === 'signature')) return endWords;
  const marks = [headline, ...lines].flatMap((card) => (card ? [card.words] : []));
  const fitting = marks
    .map((mark) => [...mark, ...endWords])
    .find((words) => endCardSecondsFor(words, toldIn(chosen)) <= seconds);
  return fitting ?? endWords;
}

function withMore(
  marked: readonly ShotWords[],
  chosen: ChosenWords,
  secondsMax: number,
): readonly ShotWords[] {
  if (marked.length === 0) return marked;
  const { headline, lines } = chosen;
  const cards = [headline, ...lines].flatMap((card) => card ?? []);
  const byImportance = SAID_AGAIN.flatMap((role) =>
    cards.filter(({ words }) => words[0]?.role === role),
  );
  // A condition of what stands there already comes first, what half repeats the name that signs last.
  const rank = ({ words }: Card) =>
    saidAt(words, marked) === -1 ? Number(holdsSignature(words, marked)) : -1;
  return byImportance
    .toSorted((a, b) => rank(a) - rank(b))
    .reduce((said, { words }) => {
      const more = withCard(said, words);
      const isRead = endCardSecondsFor(more, toldIn(chosen)) <= secondsMax;
      const isCrowding = words[0]?.role === 'headline' && said.length > WITH_HEADLINE_MAX;
      return isRead && !isCrowding ? more : said;
    }, marked);
}

const bare = (text: string | undefined): string => (text ?? '').toLocaleLowerCase().trim();

/** Whether half of it is said by the name that signs: it comes after what is not. */
function holdsSignature([first]: readonly ShotWords[], said: readonly ShotWords[]): boolean {
  const signature = said.find(({ role }) => role === 'signature');
  return signature !== undefined && bare(first?.text).includes(bare(signature.text));
}

/** Where the name that signs, for one, says it already; -1 where nothing does. */
function saidAt([first]: readonly ShotWords[], said: readonly ShotWords[]): number {
  return said.findIndex(({ text }) => bare(text) === bare(first?.text));
}

/** Nothing is said twice, but what limits it follows what says it already. */
function withCard(said: readonly ShotWords[], card: readonly ShotWords[]): readonly ShotWords[] {
  const at = saidAt(card, said);
  if (at === -1) return [...said, ...card];
  const missing = card.slice(1).filter(({ text }) => bare(text) !== bare(said[at + 1]?.text));
  return said.toSpliced(at + 1, 0, ...missing);
}

/** What the brand says keeps its place around the call; conditions follow what they limit. */
function inReadingOrder(said: readonly ShotWords[], { endWords }: ChosenWords): ShotWords[] {
  const ofBrand = endWords.filter(({ role }) => role === 'where' || role === 'note');
  const ranked = said.map((words, index) => {
    const limited = words.role === 'condition' ? said[index - 1] : words;
    const isLast = ofBrand.includes(words) && words.role === 'where';
    const rank = isLast ? READING_ORDER.length : READING_ORDER.indexOf(limited?.role ?? 'note');
    return { words, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ words }) => words);
}
