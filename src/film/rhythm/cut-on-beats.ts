import { beatSecondsOf } from '#film/rhythm/beat-grid.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** No shot is made shorter than this. */
const SHORTEST_SECONDS = 0.6;

/**
 * Returns the storyboard with every shot beginning on a beat of its music: what picture and sound follow. Words
 * keep the times they were planned for, and may stand across a cut.
 */
export function cutOnBeats(storyboard: Storyboard): Storyboard {
  const { shots, controls, frameCount } = storyboard;
  const beat = beatSecondsOf(storyboard) * controls.fps;
  const shortest = SHORTEST_SECONDS * controls.fps;
  const starts: number[] = [];
  for (const [index, { firstFrame }] of shots.entries()) {
    const before = starts.at(-1);
    // No words come in over an intro. Half a frame: what is on a beat stays there.
    const beats =
      shots[index - 1]?.isIntro === true
        ? Math.floor((firstFrame + 0.5) / beat)
        : Math.round(firstFrame / beat);
    const onBeat = Math.round(beats * beat);
    const isRoomy =
      before === undefined || (onBeat - before >= shortest && frameCount - onBeat >= shortest);
    starts.push(isRoomy ? onBeat : firstFrame);
  }
  const onBeats = shots.map((shot, k): Shot => {
    const firstFrame = starts[k] ?? shot.firstFrame;
    return { ...shot, firstFrame, frameCount: (starts[k + 1] ?? frameCount) - firstFrame };
  });
  return { ...storyboard, shots: onBeats };
}
