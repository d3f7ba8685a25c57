import type { FrameSize } from '#film/frame-size.ts';
import type { CardKind, Shot } from '#film/storyboard/storyboard.ts';

/** Of the width of a wide frame, what the panel of an end card leaves to the game on its right. */
export const SHARE_BESIDE_PANEL = 0.36;

/** Cards with the game beside them in wide frames, and with the game above them. */
const BESIDE: readonly CardKind[] = ['framed', 'split', 'ticket', 'medal'];
const BELOW: readonly CardKind[] = ['band'];

type WordedShot = Pick<Shot, 'kind' | 'words' | 'source' | 'card'>;

/**
 * Whether the words of a shot stand on a panel with the game beside it: those of end cards of the studio, which turns
 * its camera, in wide frames. Photos and clips show what they show in the middle.
 */
export function standsBesideGame(shot: WordedShot, { width, height }: FrameSize): boolean {
  return width > height && isOn(BESIDE, shot);
}

/** Whether the words of an end card stand below the game. */
export function standsBelowGame(shot: WordedShot): boolean {
  return isOn(BELOW, shot);
}

function isOn(
  cards: readonly CardKind[],
  { kind, words, source, card = 'framed' }: WordedShot,
): boolean {
  const isOfStudio = source.source === 'studio';
  const hasWords = words.some(({ role }) => role !== 'terms');
  return kind === 'endCard' && isOfStudio && hasWords && cards.includes(card);
}
