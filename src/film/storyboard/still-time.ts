import type { ShotWords } from '#film/storyboard/storyboard.ts';
import { readingSeconds } from '#text/reading-time.ts';

/**
 * How words come in and leave, in parts of their shot: quickly where they need the time to be read, else
 * at their ease.
 */
const ENTRANCE = { partMin: 0.06, partMax: 0.16, secondsMax: 0.8 } as const;
const EXIT = { partMin: 0.02, partMax: 0.06, secondsMax: 0.3 } as const;
const CALL_SECONDS_MIN = 2.5;
/** Of the time that words take, what those take that were read before in the same film. */
const RECALL = 0.4;
/** So that frames, which are whole, never make a shot too short to be read. */
const SPARE_SECONDS = 0.05;

export interface StillTime {
  /** Seconds of the shot from which on all its words stand still. */
  readonly from: number;
  /** Seconds of the shot from which on its words leave. */
  readonly until: number;
}

interface WordedShot {
  readonly kind: string;
  readonly words: readonly ShotWords[];
}

/** When the words of a shot stand still. Those of the end card stay to the end. */
export function stillTimeOf({ kind, words }: WordedShot, shotSeconds: number): StillTime {
  const spare = Math.max(0, shotSeconds - stillSecondsFor(words));
  const exitShare = kind === 'endCard' ? 0 : EXIT.partMin / (ENTRANCE.partMin + EXIT.partMin);
  const within = (bounds: typeof ENTRANCE | typeof EXIT, seconds: number) =>
    Math.min(
      bounds.secondsMax,
      shotSeconds * bounds.partMax,
      Math.max(shotSeconds * bounds.partMin, seconds),
    );
  const exit = exitShare === 0 ? 0 : within(EXIT, spare * exitShare);
  return { from: within(ENTRANCE, spare * (1 - exitShare)), until: shotSeconds - exit };
}

/** How long words have to stand still to be read; small print is not counted. */
function stillSecondsFor(words: readonly ShotWords[], known: readonly ShotWords[] = []): number {
  const counted = words.filter(({ role }) => role !== 'terms');
  const hasCall = counted.some(({ role }) => role === 'callToAction');
  const reading = counted.reduce(
    (sum, one) => sum + readingSeconds(one.text) * (known.includes(one) ? RECALL : 1),
    0,
  );
  return SPARE_SECONDS + Math.max(reading, hasCall ? CALL_SECONDS_MIN : 0);
}

/** The shortest shot of the story on which words can be read. */
export function shotSecondsFor(words: readonly ShotWords[]): number {
  return stillSecondsFor(words) / (1 - ENTRANCE.partMin - EXIT.partMin);
}

/** The shortest end card on which words can be read, some of which the story has said. */
export function endCardSecondsFor(
  words: readonly ShotWords[],
  known: readonly ShotWords[],
): number {
  return stillSecondsFor(words, known) / (1 - ENTRANCE.partMin);
}
