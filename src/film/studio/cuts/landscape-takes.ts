import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import type { Scenery, Shot, Storyboard } from '#film/storyboard/storyboard.ts';
import { isDrawn } from './is-drawn.ts';

/** What is known of a take when it is decided what it shows. */
interface Span {
  readonly world: Scenery | null;
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** A film opens on its landscape for about so long, which wants to be looked at. */
const OPENING_SECONDS = 2.2;
/** It is never seen for less. */
const SHORTEST_SECONDS = 0.9;
/** Films from this length on also show their landscape between. */
const AGAIN_SECONDS = 12;
/** Films from this length on end on it. */
const AT_END_SECONDS = 10;

/** A model is told of the room and the game, and begins with what the studio draws in its place. */
const canShowLandscape = (shot: Shot): boolean =>
  isDrawn(shot) && shot.standsForModel !== true && shot.kind !== 'hero';

/** A photo, a clip or a world shows no game; what a model makes does, unless it begins with a photo. */
const showsGame = ({ kind, source, isIntro, world }: Shot): boolean =>
  kind !== 'endCard' &&
  isIntro !== true &&
  world === undefined &&
  (source.source === 'studio' || (source.source === 'model' && source.media === undefined));

const framesOf = (parts: readonly Pick<Shot, 'frameCount'>[]): number =>
  parts.reduce((sum, { frameCount }) => sum + frameCount, 0);

/** How many frames of the game the landscape may take, so that half of the story shows the game; below 0 none. */
function spareFrames({ shots }: Storyboard): number {
  const story = shots.filter(({ kind, isIntro }) => kind !== 'endCard' && isIntro !== true);
  return Math.floor(framesOf(shots.filter(showsGame)) - framesOf(story) / 2);
}

/** Where the first shot is too short for two takes it may be all landscape if a third of the story still shows the game. */
function mayBeWhole(shot: Shot, { shots, controls }: Storyboard): boolean {
  const story = shots.filter(({ kind, isIntro }) => kind !== 'endCard' && isIntro !== true);
  const played = framesOf(shots.filter((one) => one !== shot && showsGame(one)));
  return shot.frameCount <= OPENING_SECONDS * controls.fps && played >= framesOf(story) / 3;
}

/**
 * How many frames of the first shot the film opens on its landscape; 0 where it does not. The shot goes on with the
 * game or its world; where it is too short for both, it is all landscape unless something else is to be seen in it.
 */
export function openingFrames(storyboard: Storyboard, shortestTake: number): number {
  const { look, shots, controls } = storyboard;
  const [shot] = shots;
  if (look.landscape === undefined || shot === undefined) return 0;
  if (look.landscape.position === 'end') return 0;
  if (shot.kind === 'endCard' || !canShowLandscape(shot)) return 0;
  // In a world it takes nothing from the game, which has to be seen elsewhere.
  const ofWorld = shots.some(showsGame) ? Infinity : 0;
  const spare = shot.world === undefined ? spareFrames(storyboard) : ofWorld;
  const beat = beatSecondsOf(storyboard) * controls.fps;
  const most = Math.min(spare, shot.frameCount - shortestTake);
  const shortest = SHORTEST_SECONDS * controls.fps;
  for (let beats = Math.round((OPENING_SECONDS * controls.fps) / beat); beats > 0; beats -= 1) {
    const frames = Math.round(beats * beat);
    if (frames < shortest) break;
    if (frames <= most) return frames;
  }
  const isFree = shot.subject === undefined && shot.world === undefined;
  const fits =
    shot.frameCount >= shortest && (shot.frameCount <= spare || mayBeWhole(shot, storyboard));
  return isFree && fits ? shot.frameCount : 0;
}

/**
 * How many frames at the end of the last shot before the end card show a landscape that comes last; 0 where it comes first
 * or the shot is too short. A hero shot, too, goes over to it, after the game is decided.
 */
export function closingFrames(storyboard: Storyboard, shortestTake: number): number {
  const { look, controls } = storyboard;
  const shot = lastOfStory(storyboard);
  if (look.landscape?.position !== 'end' || shot === undefined) return 0;
  if (!isDrawn(shot) || shot.standsForModel === true || shot.world !== undefined) return 0;
  const beat = beatSecondsOf(storyboard) * controls.fps;
  const most = Math.min(spareFrames(storyboard), shot.frameCount - 2 * shortestTake);
  const end = shot.firstFrame + shot.frameCount;
  // It is cut to on a beat, and lasts until the end card.
  for (
    let cut = Math.round((end - OPENING_SECONDS * controls.fps) / beat);
    Math.round(cut * beat) < end;
    cut += 1
  ) {
    const frames = end - Math.round(cut * beat);
    if (frames < SHORTEST_SECONDS * controls.fps) return 0;
    if (frames <= most) return frames;
  }
  return 0;
}

/** The shot before the end card. */
const lastOfStory = ({ shots }: Storyboard): Shot | undefined =>
  shots.at(-1)?.kind === 'endCard' ? shots.at(-2) : undefined;

/** Where a take stands in the film. */
interface Standing {
  /** Whether it is the first of several of its shot. */
  readonly isCut: boolean;
  readonly firstFrame: number;
  readonly frameCount: number;
  /** Those before it. */
  readonly takes: readonly Span[];
}

/**
 * Whether a take after the opening shows the scenery round the house: the end card of all but short films, and of those
 * that could not open on it, unless marks of a brand stand on the table; and in long films one between.
 */
export function showsLandscape(
  storyboard: Storyboard,
  shot: Shot,
  { isCut, firstFrame, frameCount, takes }: Standing,
): boolean {
  const { look, controls, brand, shots } = storyboard;
  const isFree = shot.subject === undefined && shot.world === undefined;
  if (look.landscape === undefined || !canShowLandscape(shot) || !isFree) return false;
  const isLast = look.landscape.position === 'end';
  const shown = takes.filter(({ world }) => world === 'landscape');
  const spare = spareFrames(storyboard) - framesOf(shown);
  if (shot.kind === 'endCard') {
    const isWanted = isLast || controls.duration >= AT_END_SECONDS || shown.length === 0;
    return spare >= 0 && brand === null && isWanted;
  }
  if (isLast) return false;
  if (!isCut || spare < frameCount || frameCount < SHORTEST_SECONDS * controls.fps) return false;
  // Behind an intro or footage, it opens what the studio films.
  if (shot === shots.find(isDrawn)) return firstFrame > 0;
  const isLong = controls.duration >= AGAIN_SECONDS && firstFrame > storyboard.frameCount * 0.35;
  return isLong && !shown.some((take) => take.firstFrame > 0);
}
