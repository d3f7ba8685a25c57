import { isMediaAlone } from '#domain/order/shot-sources.ts';
import { FilmError } from '#film/film-error.ts';
import { STUDIO_SOURCE, type FilmShotSource } from '#film/film-media.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

/**
 * Gives shots, of which the last one is the end card, their sources. Throws FilmError where there are more
 * sources than shots.
 */
export function withSources(shots: readonly Shot[], sources: readonly FilmShotSource[]): Shot[] {
  if (isMediaAlone(sources)) return withMediaAlone(shots, sources);
  if (sources.length > shots.length) {
    const message = `This video has ${shots.length} shots, including its end card, but the order has sources for ${sources.length}`;
    throw new FilmError('badOrder', message);
  }
  return shots.map((shot, index) => withSource(shot, sources[index] ?? STUDIO_SOURCE));
}

/** An intro stays where nothing else is named in its place: the studio is what shots have anyway. */
function withSource(shot: Shot, source: FilmShotSource): Shot {
  if (shot.isIntro !== true) return { ...shot, source };
  if (source.source === 'studio') return shot;
  const { isIntro: _, ...plain } = shot;
  return { ...plain, source };
}

/**
 * Photos and clips one after another, each for about the same time; where the words need more shots
 * than there are pictures, a picture stays for several of them. The last one stays for the end card.
 */
function withMediaAlone(shots: readonly Shot[], sources: readonly FilmShotSource[]): Shot[] {
  const story = shots.slice(0, -1);
  if (story.length < sources.length) {
    const message = `This video has time for ${story.length} photos and clips, but the order has ${sources.length}. Choose a longer duration or use fewer files.`;
    throw new FilmError('badOrder', message);
  }
  const starts = startsOfPictures(story, sources.length);
  return shots.map((shot, index) => ({
    ...shot,
    source: sources[starts.findLastIndex((start) => start <= index)] ?? STUDIO_SOURCE,
  }));
}

/** The shots with which each picture begins: those nearest to an even share of the time. */
function startsOfPictures(story: readonly Shot[], count: number): number[] {
  const last = story.at(-1);
  const end = last ? last.firstFrame + last.frameCount : 0;
  const starts = [0];
  for (let picture = 1; picture < count; picture += 1) {
    const from = (starts.at(-1) ?? 0) + 1;
    const to = story.length - (count - picture);
    const wanted = (end * picture) / count;
    let best = from;
    for (let index = from; index <= to; index += 1) {
      const distance = (at: number) => Math.abs((story[at]?.firstFrame ?? end) - wanted);
      if (distance(index) < distance(best)) best = index;
    }
    starts.push(best);
  }
  return starts;
}
