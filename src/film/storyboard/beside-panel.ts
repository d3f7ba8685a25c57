import type { FrameSize } from '#film/frame-size.ts';
import type { Shot } from '#film/storyboard/storyboard.ts';

/** Of the width of a wide frame, what the panel of an end card leaves to the game on its right. */
export const GAME_SHARE = 0.36;

/**
 * Whether the words of a shot stand on a panel with the game beside it: those of end cards of the studio, which turns
 * its camera, in wide frames. Photos and clips show what they show in the middle.
 */
export function standsBesideGame(
  { kind, words, source }: Pick<Shot, 'kind' | 'words' | 'source'>,
  { width, height }: FrameSize,
): boolean {
  const isOfStudio = source.source === 'studio';
  const hasWords = words.some(({ role }) => role !== 'terms');
  return kind === 'endCard' && isOfStudio && width > height && hasWords;
}
