import { STUDIO_SOURCE, type FilmShotSource } from '#film/film-media.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** Frames of a film, one after another, whose picture a model makes. */
export interface ModelRun {
  readonly firstFrame: number;
  readonly frameCount: number;
}

/** The film of a model: the model's throughout but for an intro, unless its shots say which ones. */
export function withModelShots(storyboard: Storyboard): Storyboard {
  const { shots } = storyboard;
  if (shots.some(({ source }) => source.source === 'model')) return storyboard;
  const ofModel = shots.map((shot): Shot =>
    shot.isIntro === true ? shot : { ...shot, source: { source: 'model' } },
  );
  return { ...storyboard, shots: ofModel };
}

/** The studio stands in for a model whose clips are not there yet; a photo for the clip that begins with it. */
export function studioInPlaceOfModel(storyboard: Storyboard): Storyboard {
  const shots = storyboard.shots.map((shot): Shot =>
    shot.source.source === 'model'
      ? { ...shot, source: withoutModel(shot.source), standsForModel: true }
      : shot,
  );
  return { ...storyboard, shots };
}

/** What a shot shows without a model. */
export function withoutModel(source: FilmShotSource): FilmShotSource {
  if (source.source !== 'model') return source;
  return source.media ? { source: 'media', media: source.media } : STUDIO_SOURCE;
}

/** Whether every shot of a film is a model's, so that the studio draws none. */
export function isOfModelAlone({ shots }: Storyboard): boolean {
  return shots.every(({ source }) => source.source === 'model');
}

/** What a model has to fill, cut as the picture is cut. A shot that begins with a photo is a run of its own. */
export function modelRuns(storyboard: Storyboard): readonly ModelRun[] {
  const runs: ModelRun[] = [];
  let endOfOpenRun: number | null = null;
  for (const { source, firstFrame, frameCount } of cutOnBeats(storyboard).shots) {
    if (source.source !== 'model') continue;
    const last = runs.at(-1);
    const hasPhoto = source.media !== undefined;
    if (last && !hasPhoto && endOfOpenRun === firstFrame) {
      runs.splice(-1, 1, { ...last, frameCount: last.frameCount + frameCount });
    } else runs.push({ firstFrame, frameCount });
    endOfOpenRun = hasPhoto ? null : firstFrame + frameCount;
  }
  return runs;
}
