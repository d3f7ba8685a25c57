import { STUDIO_SOURCE } from '#film/film-media.ts';
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

/** The studio stands in for a model whose clips are not there yet. */
export function studioInPlaceOfModel(storyboard: Storyboard): Storyboard {
  const shots = storyboard.shots.map((shot) =>
    shot.source.source === 'model' ? { ...shot, source: STUDIO_SOURCE } : shot,
  );
  return { ...storyboard, shots };
}

export function isOfModelAlone({ shots }: Storyboard): boolean {
  return shots.every(({ source }) => source.source === 'model');
}

/** What a model has to fill, cut as the picture is cut. */
export function modelRuns(storyboard: Storyboard): readonly ModelRun[] {
  const runs: ModelRun[] = [];
  for (const { source, firstFrame, frameCount } of cutOnBeats(storyboard).shots) {
    if (source.source !== 'model') continue;
    const last = runs.at(-1);
    if (last && last.firstFrame + last.frameCount === firstFrame) {
      runs.splice(-1, 1, { ...last, frameCount: last.frameCount + frameCount });
    } else runs.push({ firstFrame, frameCount });
  }
  return runs;
}
