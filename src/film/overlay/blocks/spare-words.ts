import type { WordRole } from '#domain/order/words.ts';
import type { Block } from '#film/overlay/blocks/blocks.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

/** The least type of an end card, and of its conditions, which is that of legal lines; of the shorter side. */
const TYPE_MIN = { condition: 0.0445, other: 0.024 } as const;
/** What an end card says again goes in this order where it says too much to be read, after what it says again of a kind. */
const FIRST_TO_GO: readonly WordRole[] = ['note', 'where', 'when', 'offer', 'headline'];

/** Whether all words are as large as they have to be on a frame of this shorter side. */
export function areRead(blocks: readonly Block[], short: number): boolean {
  return blocks.every(({ rows, beside }) =>
    [...rows, ...beside].every(
      ({ role, type }) =>
        type.sizePixels >= short * TYPE_MIN[role === 'condition' ? 'condition' : 'other'] * 0.999,
    ),
  );
}

/** A piece of an end card with the condition that limits it. */
export type Spareable = readonly ShotWords[];

/** What an end card need not say, since the film has shown it before, the least important first. */
export function spareableWords({ firstFrame, words }: Shot, { shots }: Storyboard): Spareable[] {
  const said = shots.filter((shot) => shot.firstFrame < firstFrame).flatMap((shot) => shot.words);
  const isSaid = (one: ShotWords) =>
    said.some(({ role, text }) => role === one.role && text === one.text);
  const hasSignature = words.some(({ role }) => role === 'signature');
  const about = hasSignature ? -1 : 0;
  const spareable = words.flatMap((one, at) => {
    if (at === about || !FIRST_TO_GO.includes(one.role) || !isSaid(one)) return [];
    const isFurther = words.findIndex(({ role }) => role === one.role) < at;
    const after = words[at + 1];
    const pieces = after?.role === 'condition' ? [one, after] : [one];
    return [{ pieces, rank: isFurther ? 0 : FIRST_TO_GO.indexOf(one.role), at }];
  });
  return spareable.toSorted((a, b) => a.rank - b.rank || b.at - a.at).map(({ pieces }) => pieces);
}

export function withoutWords(
  words: readonly ShotWords[],
  gone: readonly Spareable[],
): readonly ShotWords[] {
  const left = new Set(gone.flat());
  return words.filter((one) => !left.has(one));
}
