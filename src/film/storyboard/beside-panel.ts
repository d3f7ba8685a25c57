import type { FrameSize } from '#film/frame-size.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

/** Of the width of a wide frame, what the panel of an end card leaves to the game on its right. */
export const GAME_SHARE = 0.36;

/** Whether the words of a shot stand on a panel with the game beside it: those of end cards in wide frames. */
export function standsBesideGame({ kind, words }: Shot, { width, height }: FrameSize): boolean {
  return kind === 'endCard' && width > height && words.some(({ role }) => role !== 'terms');
}
