export type ChordQuality =
  | 'maj7'
  | 'm7'
  | 'dom7'
  | 'm9'
  | 'maj9'
  | 'sus'
  | 'major'
  | 'minor'
  | 'power';

export const CHORD_TONES: Record<ChordQuality, readonly number[]> = {
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  dom7: [0, 4, 10, 14],
  m9: [0, 3, 10, 14],
  maj9: [0, 4, 11, 14],
  sus: [0, 5, 7, 10],
  major: [0, 4, 7, 12],
  minor: [0, 3, 7, 12],
  power: [0, 7, 12],
};

/** Semitones above the key note, and the chord's kind. */
export type Chord = readonly [root: number, quality: ChordQuality];

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;
const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;
const MINOR_HOMES: readonly ChordQuality[] = ['minor', 'm7', 'm9', 'power'];

/** Whether chords belong to a minor key: whether the one on the key note is minor. */
export function isMinor(progression: readonly Chord[]): boolean {
  return progression.some(([root, quality]) => root === 0 && MINOR_HOMES.includes(quality));
}

/** Returns the notes of a chord's scale from `low` on, two octaves of them. */
export function scaleNotes(key: number, minor: boolean, low: number): readonly number[] {
  const scale = (minor ? MINOR : MAJOR).map((tone) => (key + tone) % 12);
  return Array.from({ length: 24 }, (_, k) => low + k).filter((midi) => scale.includes(midi % 12));
}

/** Returns which of the twelve notes a chord has, in ascending order. */
export function chordClasses(key: number, [root, quality]: Chord): readonly number[] {
  const classes = CHORD_TONES[quality].map((tone) => (key + root + tone) % 12);
  return [...new Set(classes)].toSorted((a, b) => a - b);
}

/**
 * Returns the notes of a chord that are reached from those before with the least movement, around the
 * middle given; the first chord of a piece has none before it.
 */
export function leadVoices(
  classes: readonly number[],
  middle: number,
  before: readonly number[] | null,
): readonly number[] {
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const voicing of voicingsOf(classes, middle)) {
    const mean = voicing.reduce((sum, midi) => sum + midi, 0) / voicing.length;
    const movement = before === null ? 0 : movementBetween(before, voicing);
    const cost = movement + Math.abs(mean - middle) * 0.6;
    if (cost >= least) continue;
    least = cost;
    best = voicing;
  }
  return best;
}

function movementBetween(from: readonly number[], to: readonly number[]): number {
  return to.reduce(
    (sum, midi) => sum + Math.min(...from.map((earlier) => Math.abs(earlier - midi))),
    0,
  );
}

/** Every inversion near the middle, close and with its second highest note an octave lower. */
function voicingsOf(classes: readonly number[], middle: number): readonly (readonly number[])[] {
  return classes.flatMap((_, turn) => {
    const turned = [...classes.slice(turn), ...classes.slice(0, turn)];
    return [middle - 12, middle].flatMap((low) => {
      const close: number[] = [];
      for (const tone of turned) {
        const above = close.at(-1) ?? low;
        close.push(above + ((((tone - above) % 12) + 12) % 12));
      }
      const dropped = close.map((midi, k) => (k === close.length - 2 ? midi - 12 : midi));
      return [close, dropped.toSorted((a, b) => a - b)];
    });
  });
}
