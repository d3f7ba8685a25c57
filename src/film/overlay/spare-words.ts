import type { WordRole } from '#domain/words.ts';
import type { Block } from '#film/overlay/blocks.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

/** The least type of an end card, and of its conditions, which is that of legal lines; of the shorter side. */
const TYPE_MIN = { condition: 0.0445, other: 0.024 } as const;
/** What an end card says again goes in this order where it says too much to be read. */
const FIRST_TO_GO: readonly WordRole[] = ['note', 'headline', 'offer', 'where', 'when'];

/** Whether all words are as large as they have to be on a frame of this shorter side. */
export function areRead(blocks: readonly Block[], short: number): boolean {
  return blocks.every(({ rows, beside }) =>
    [...rows, ...beside].every(
      ({ role, type }) =>
        type.sizePixels >= short * TYPE_MIN[role === 'condition' ? 'condition' : 'other'] * 0.999,
    ),
  );
}

/**
 * The words of an end card without the least of those that the film has shown before, and with an offer without its
 * condition; null where all that is left stands on no other shot, or is what the card is about.
 */
export function sparedWords(
  words: readonly ShotWords[],
  { shots }: Storyboard,
  { firstFrame }: Shot,
): readonly ShotWords[] | null {
  const said = shots.filter((shot) => shot.firstFrame < firstFrame).flatMap((shot) => shot.words);
  const isSaid = (one: ShotWords) =>
    said.some(({ role, text }) => role === one.role && text === one.text);
  const hasSignature = words.some(({ role }) => role === 'signature');
  const about = hasSignature ? -1 : 0;
  for (const role of FIRST_TO_GO) {
    const at = words.findLastIndex(
      (one, index) => one.role === role && index !== about && isSaid(one),
    );
    if (at === -1) continue;
    const count = words[at + 1]?.role === 'condition' ? 2 : 1;
    return words.toSpliced(at, count);
  }
  return null;
}
