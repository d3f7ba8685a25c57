import { isBlank, type WordField, type WordLayout, type Words } from '#domain/order/words.ts';
import type { Pace } from '#domain/order/look.ts';
import { isMediaAlone, MEDIA_SHOT_SECONDS_MIN } from '#domain/order/shot-sources.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import { STUDIO_SOURCE, type FilmShotSource } from '#film/film-media.ts';
import { introFrames, withIntro } from '#film/storyboard/intro.ts';
import { withSources } from '#film/storyboard/share-sources.ts';
import { seededFraction } from '#film/random.ts';
import { chooseWords, type ChosenWords, type EndLines } from '#film/storyboard/choose-words.ts';
import { planEndCard, posterSeconds, type EndCard } from '#film/storyboard/end-card.ts';
import type { Shot, ShotKind, ShotWords } from '#film/storyboard/storyboard.ts';
import { returnAt, tellStory, type Telling } from '#film/storyboard/tell-story.ts';
import { SHOT_SECONDS_MIN, wholeFrames, type Card } from '#film/storyboard/word-cards.ts';

export interface ShotOrder {
  readonly words: Words;
  readonly pace: Pace;
  /** Whether the look asks for more than a table: a short film then opens on the whole room. */
  readonly showsRoom: boolean;
  readonly seed: number;
  readonly fps: number;
  /** Seconds. */
  readonly duration: number;
  /** How many shots a shot list describes. */
  readonly notedCount: number;
  /** Who makes the picture, shot by shot; empty where the order leaves it open. */
  readonly sources: readonly FilmShotSource[];
  /** What the brand says on the end card; nothing where absent. */
  readonly endLines?: EndLines;
  /** Whether the words have to say where it is, since the legal lines do not. */
  readonly needsPlace?: boolean;
  /** What the film begins with; nothing where absent. */
  readonly intro?: FilmBrand['intro'];
}

export interface PlannedShots {
  readonly shots: readonly Shot[];
  readonly leftOut: readonly WordField[];
}

/** A shot whose length is not settled yet. */
interface Draft {
  readonly kind: ShotKind;
  readonly telling: Telling;
  readonly weight: number;
}

/** Seconds of film and the usual number of shots, from slow to fast. */
const SHOT_COUNTS: readonly { upTo: number; slow: number; medium: number; fast: number }[] = [
  { upTo: 6, slow: 3, medium: 3, fast: 3 },
  { upTo: 9, slow: 3, medium: 3, fast: 4 },
  { upTo: 12, slow: 3, medium: 4, fast: 5 },
  { upTo: 17, slow: 4, medium: 5, fast: 5 },
  { upTo: 22, slow: 4, medium: 5, fast: 6 },
  { upTo: 27, slow: 5, medium: 6, fast: 7 },
  { upTo: 35, slow: 6, medium: 7, fast: 8 },
  { upTo: 45, slow: 7, medium: 8, fast: 10 },
  { upTo: 54, slow: 8, medium: 9, fast: 11 },
  { upTo: Number.POSITIVE_INFINITY, slow: 9, medium: 10, fast: 12 },
];

const WEIGHTS: Record<ShotKind, number> = {
  wide: 1.15,
  detail: 0.9,
  action: 1.1,
  hero: 1.25,
  endCard: 0,
};

const MIDDLE_CYCLES: readonly (readonly ShotKind[])[] = [
  ['detail', 'action', 'wide', 'action'],
  ['action', 'detail', 'wide', 'action', 'detail'],
];

/** More seconds than this without a word look like a film that has nothing to say. */
const SILENCE_SECONDS_MAX = 7;

/**
 * Shots that fill exactly `fps * duration` frames, in order, with the words each of them carries. Throws
 * FilmError where the order's sources do not fit.
 */
export function planShots(order: ShotOrder): PlannedShots {
  const { fps, duration, intro, sources } = order;
  const frames = introFrames(intro, { fps, duration });
  if (!intro || frames === 0) return planStory(order);
  const isAlone = isMediaAlone(sources);
  const rest = { duration: duration - frames / fps, sources: isAlone ? sources : [] };
  const story = planStory({ ...order, ...rest });
  const shots = withIntro(story.shots, { intro, frames });
  if (isAlone) return { ...story, shots };
  const named = intro.isLocked ? [STUDIO_SOURCE, ...sources.slice(1)] : sources;
  return { ...story, shots: withSources(shots, named) };
}

function planStory(order: ShotOrder): PlannedShots {
  const chosen = chooseWords(order.words, { ...order, endSecondsMax: posterSeconds(order) });
  const endCard = planEndCard(order, chosen);
  const storySeconds = order.duration - endCard.seconds;
  const shotSecondsMin = shotSecondsMinOf(order);
  let telling = tellStory({
    chosen,
    storySeconds,
    shotCount: isMediaAlone(order.sources)
      ? order.sources.length
      : Math.max(usualShotCount(order) - 1, order.notedCount),
    durationSeconds: order.duration,
    shotSecondsMin,
  });
  let shots = cutToFrames(telling, order, endCard);
  const story: Story = { storySeconds, chosen, shotSecondsMin };
  for (
    let filled = filledSilence(telling, shots, story);
    filled !== null;
    filled = filledSilence(telling, shots, story)
  ) {
    telling = filled;
    shots = cutToFrames(telling, order, endCard);
  }
  return { shots: withSources(shots, order.sources), leftOut: chosen.leftOut };
}

/** A photo or clip has to be seen, words or not. In whole frames, as shots are cut. */
function shotSecondsMinOf({ sources, fps }: Pick<ShotOrder, 'sources' | 'fps'>): number {
  return wholeFrames(isMediaAlone(sources) ? MEDIA_SHOT_SECONDS_MIN : SHOT_SECONDS_MIN, fps);
}

function usualShotCount({ duration, pace }: ShotOrder): number {
  return SHOT_COUNTS.find(({ upTo }) => duration <= upTo)?.[pace] ?? 3;
}

interface Story {
  readonly storySeconds: number;
  readonly chosen: ChosenWords;
  readonly shotSecondsMin: number;
}

/** The story with words in the middle of a silence that lasts too long; null where none can be filled. */
function filledSilence(
  telling: readonly Telling[],
  shots: readonly Shot[],
  { storySeconds, chosen, shotSecondsMin }: Story,
): Telling[] | null {
  const needed = telling.reduce(
    (sum, { card }) => sum + Math.max(card?.seconds ?? 0, shotSecondsMin),
    0,
  );
  const spare = storySeconds - needed + shotSecondsMin;
  for (const { from, to } of silences(shots)) {
    if (framesOf(shots.slice(from, to)) <= SILENCE_SECONDS_MAX * chosen.fps) continue;
    const middle = Math.min(telling.length - 1, Math.floor((from + to) / 2));
    const card = returnAt(middle, telling, chosen);
    if (card && card.seconds <= spare) return telling.with(middle, { card, isReturn: true });
  }
  return null;
}

/** Runs of shots without words, by the index of their first shot and of the shot after them. */
function silences(shots: readonly Shot[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  shots.forEach(({ words }, index) => {
    if (words.length > 0) return;
    const run = runs.at(-1);
    if (run?.to === index) run.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  return runs;
}

function framesOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { frameCount }) => sum + frameCount, 0);
}

function shotKinds(count: number, { seed, showsRoom }: ShotOrder): readonly ShotKind[] {
  if (count <= 2) return ['hero', 'endCard'];
  if (count === 3)
    return [
      showsRoom || seededFraction(seed, 'opening') < 0.5 ? 'wide' : 'action',
      'hero',
      'endCard',
    ];
  const cycle =
    MIDDLE_CYCLES[count === 4 ? 1 : Math.floor(seededFraction(seed, 'cycle') * 2)] ?? [];
  const middle = Array.from(
    { length: count - 3 },
    (_, index) => cycle[index % cycle.length] ?? 'action',
  );
  return ['wide', ...middle, 'hero', 'endCard'];
}

const RETURN_LAYOUTS: readonly WordLayout[] = ['side', 'low'];

function cutToFrames(telling: readonly Telling[], order: ShotOrder, endCard: EndCard): Shot[] {
  const { fps, duration, seed, words } = order;
  const kinds = shotKinds(telling.length + 1, order);
  const drafts = telling.map((one, index): Draft => {
    const kind = kinds[index] ?? 'action';
    const weight = WEIGHTS[kind] * (0.9 + 0.2 * seededFraction(seed + index, 'weight'));
    return { kind, telling: one, weight };
  });
  const endFrames = Math.ceil(endCard.seconds * fps - 1e-6);
  const lengths = shareFrames(drafts, Math.round(fps * duration) - endFrames, {
    fps,
    shotSecondsMin: shotSecondsMinOf(order),
  });
  let firstFrame = 0;
  let returned = 0;
  const story = drafts.map(({ kind, telling: { card, isReturn } }, index): Shot => {
    const frameCount = lengths[index] ?? 0;
    const layout = isReturn ? (RETURN_LAYOUTS[returned++ % 2] ?? 'side') : 'middle';
    const shown = card === null ? [] : withTerms(card, words);
    const shot: Shot = {
      kind,
      firstFrame,
      frameCount,
      words: shown,
      layout,
      source: STUDIO_SOURCE,
    };
    firstFrame += frameCount;
    return shot;
  });
  const endWords = [...endCard.words, ...termsOf(words)];
  const end: Shot = {
    kind: 'endCard',
    firstFrame,
    frameCount: endFrames,
    words: endWords,
    layout: 'middle',
    source: STUDIO_SOURCE,
  };
  return [...story, end];
}

/** The terms stand with the offers that they belong to. */
function withTerms({ words }: Card, { terms, ...rest }: Words): readonly ShotWords[] {
  const hasOffer = words.some(({ role }) => role === 'offer');
  return hasOffer ? [...words, ...termsOf({ ...rest, terms })] : words;
}

function termsOf({ terms }: Words): ShotWords[] {
  return terms === null || isBlank(terms) ? [] : [{ role: 'terms', text: terms }];
}

/** Shares `total` frames by weight; none gets fewer than its words need, the sum is exact. */
function shareFrames(
  drafts: readonly Draft[],
  total: number,
  { fps, shotSecondsMin }: { fps: number; shotSecondsMin: number },
): number[] {
  const needed = drafts.map(({ telling: { card } }) =>
    Math.ceil(Math.max(card?.seconds ?? 0, shotSecondsMin) * fps - 1e-6),
  );
  const fixed = new Set<number>();
  let shares: number[] = [];
  for (let round = 0; round <= drafts.length; round += 1) {
    shares = shareRest(drafts, needed, fixed, total);
    const short = shares.findIndex((share, i) => !fixed.has(i) && share < (needed[i] ?? 0));
    if (short === -1) break;
    fixed.add(short);
  }
  return roundKeepingSum(shares, needed, total);
}

function shareRest(
  drafts: readonly Draft[],
  needed: readonly number[],
  fixed: ReadonlySet<number>,
  total: number,
): number[] {
  const taken = needed.reduce((sum, frames, i) => sum + (fixed.has(i) ? frames : 0), 0);
  const weights = drafts.reduce((sum, { weight }, i) => sum + (fixed.has(i) ? 0 : weight), 0);
  return drafts.map(({ weight }, i) =>
    fixed.has(i) ? (needed[i] ?? 0) : ((total - taken) * weight) / weights,
  );
}

/** Whole frames whose sum is `total`: the largest share takes what rounding leaves. */
function roundKeepingSum(
  shares: readonly number[],
  needed: readonly number[],
  total: number,
): number[] {
  const rounded = shares.map((share, i) => Math.max(Math.floor(share), needed[i] ?? 0));
  const rest = total - rounded.reduce((sum, frames) => sum + frames, 0);
  const slack = rounded.map((frames, i) => frames - (needed[i] ?? 0));
  const roomiest = slack.indexOf(Math.max(...slack));
  return rounded.map((frames, i) => (i === roomiest ? frames + rest : frames));
}
