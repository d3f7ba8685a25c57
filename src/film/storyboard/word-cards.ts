import { isBlank, type WordField, type Words } from '#domain/order/words.ts';
import { shotSecondsFor } from '#film/storyboard/still-time.ts';
import type { ShotWords } from '#film/storyboard/storyboard.ts';

/** Words that one shot of the story shows together. */
export interface Card {
  readonly words: readonly ShotWords[];
  /** The shortest shot in which they can be read. */
  readonly seconds: number;
}

/** A shot of the story shorter than this looks like a mistake, with or without words. */
export const SHOT_SECONDS_MIN = 0.85;

/** The words of each field that has any, a line with the condition that limits it. */
export type FieldWords = ReadonlyMap<WordField, readonly ShotWords[]>;

/** Stories and end cards share these very objects: what is shown again is known by them. */
export function wordsByField({ headline, lines, callToAction, signature }: Words): FieldWords {
  const fields: [WordField, ShotWords[]][] = [
    ['headline', pieces('headline', headline)],
    ...lines.map(({ kind, text, condition }, index): [WordField, ShotWords[]] => [
      `lines.${index}`,
      isBlank(text) ? [] : [{ role: kind, text }, ...pieces('condition', condition)],
    ]),
    ['callToAction', pieces('callToAction', callToAction)],
    ['signature', pieces('signature', signature)],
  ];
  return new Map(fields.filter(([, words]) => words.length > 0));
}

function pieces(role: ShotWords['role'], text: string | null): ShotWords[] {
  return text === null || isBlank(text) ? [] : [{ role, text }];
}

/** Words that stand together, with the seconds they need to be read, in whole frames. */
export function cardOf(words: readonly ShotWords[], fps: number): Card {
  const seconds = Math.max(SHOT_SECONDS_MIN, shotSecondsFor(words));
  return { words, seconds: wholeFrames(seconds, fps) };
}

/** The shortest time of whole frames that is not shorter, in seconds. */
export function wholeFrames(seconds: number, fps: number): number {
  return Math.ceil(seconds * fps - 1e-6) / fps;
}
