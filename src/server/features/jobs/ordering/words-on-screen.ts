import type { PieceOnScreen } from '#domain/proof/proof-sheet.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { PLAN_VERSION, planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { JobRow } from '#server/platform/database/job-rows.ts';
import { filmOrderOf } from './film-order-of.ts';

/**
 * Returns which of its words a film shows, in order; empty if an earlier version planned the film.
 */
export function wordsOnScreen(job: JobRow): PieceOnScreen[] {
  if (job.planVersion !== PLAN_VERSION) return [];
  const { shots, controls } = cutOnBeats(planStoryboard(filmOrderOf(job)));
  return shots.flatMap(({ words, firstFrame, frameCount }) =>
    words.map(({ role, text }) => ({
      role,
      text,
      startSeconds: firstFrame / controls.fps,
      endSeconds: (firstFrame + frameCount) / controls.fps,
    })),
  );
}
