import type { FilmBrand } from '#film/film-brand.ts';
import { MEDIA_SHOT_SECONDS_MIN } from '#domain/order/shot-sources.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

type Intro = FilmBrand['intro'];

/** A clip that is longer is cut: a film has to say something before people look away. */
const SECONDS_MAX = 3;
const FILM_SHARE_MAX = 0.2;

/** How many frames of a film its intro takes; none where there is no intro, or no time for it. */
export function introFrames(
  intro: Intro,
  { fps, duration }: { readonly fps: number; readonly duration: number },
): number {
  const length = Math.min(intro?.media.seconds ?? 0, SECONDS_MAX, duration * FILM_SHARE_MAX);
  return length < MEDIA_SHOT_SECONDS_MIN ? 0 : Math.floor(length * fps);
}

/** The shots of a story after the intro, which stands by itself, without words. */
export function withIntro(
  story: readonly Shot[],
  { intro, frames }: { readonly intro: NonNullable<Intro>; readonly frames: number },
): Shot[] {
  const first: Shot = {
    kind: 'wide',
    firstFrame: 0,
    frameCount: frames,
    words: [],
    layout: 'middle',
    source: { source: 'media', media: intro.media },
    isIntro: true,
  };
  return [first, ...story.map((shot) => ({ ...shot, firstFrame: shot.firstFrame + frames }))];
}
