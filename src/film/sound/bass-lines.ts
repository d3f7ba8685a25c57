import { CHORD_TONES, type Chord } from '#film/sound/harmony.ts';

/**
 * What a note of a bass is, seen from its chord: its root, third, fifth, seventh, the octave, or a step below the
 * next chord's root.
 */
type Degree = 'root' | 'third' | 'fifth' | 'seventh' | 'octave' | 'lead' | 'next';
type BassNote = readonly [step: number, length: number, degree: Degree];

/** Steps are sixteenths of a bar. */
const LINES = {
  walking: [
    [0, 3.6, 'root'],
    [4, 3.6, 'third'],
    [8, 3.6, 'fifth'],
    [12, 3.6, 'lead'],
  ],
  walkingDown: [
    [0, 3.6, 'octave'],
    [4, 3.6, 'seventh'],
    [8, 3.6, 'fifth'],
    [12, 2, 'third'],
    [14, 1.6, 'lead'],
  ],
  halves: [
    [0, 6, 'root'],
    [8, 5, 'fifth'],
    [14, 1.6, 'lead'],
  ],
  march: [
    [0, 2, 'root'],
    [4, 2, 'root'],
    [6, 1.5, 'root'],
    [8, 2, 'fifth'],
    [12, 2, 'root'],
    [14, 1.5, 'lead'],
  ],
  pulse: [
    [0, 1.6, 'root'],
    [2, 1.6, 'root'],
    [4, 1.6, 'root'],
    [6, 1.6, 'root'],
    [8, 1.6, 'root'],
    [10, 1.6, 'root'],
    [12, 1.6, 'fifth'],
    [14, 1.6, 'lead'],
  ],
  gallop: [
    [0, 1.6, 'root'],
    [2, 0.8, 'root'],
    [3, 0.8, 'root'],
    [4, 1.6, 'root'],
    [6, 0.8, 'root'],
    [7, 0.8, 'root'],
    [8, 1.6, 'fifth'],
    [10, 0.8, 'root'],
    [11, 0.8, 'root'],
    [12, 1.6, 'octave'],
    [14, 1.6, 'lead'],
  ],
  offBeat: [
    [2, 1.7, 'root'],
    [6, 1.7, 'root'],
    [10, 1.7, 'octave'],
    [14, 1.7, 'lead'],
  ],
  octaves: [
    [0, 1.4, 'root'],
    [2, 1.4, 'octave'],
    [4, 1.4, 'root'],
    [6, 1.4, 'octave'],
    [8, 1.4, 'root'],
    [10, 1.4, 'octave'],
    [12, 1.4, 'fifth'],
    [14, 1.4, 'octave'],
  ],
  groove: [
    [0, 3, 'root'],
    [3, 1.2, 'octave'],
    [6, 2, 'fifth'],
    [8, 1.5, 'root'],
    [11, 1, 'seventh'],
    [14, 1.5, 'lead'],
  ],
  slap: [
    [0, 1.2, 'root'],
    [2, 0.6, 'octave'],
    [3, 1, 'root'],
    [6, 0.6, 'octave'],
    [7, 1, 'seventh'],
    [10, 1.4, 'root'],
    [13, 0.6, 'octave'],
    [14, 1.4, 'lead'],
  ],
  syncopated: [
    [0, 2.5, 'root'],
    [3, 2.5, 'root'],
    [6, 3.5, 'fifth'],
    [10, 1.5, 'octave'],
    [12, 1.5, 'seventh'],
    [14, 1.6, 'lead'],
  ],
  tumbao: [
    [0, 2.5, 'root'],
    [6, 5, 'fifth'],
    [12, 4, 'next'],
  ],
} as const satisfies Record<string, readonly BassNote[]>;
export type BassLine = keyof typeof LINES;

/** Returns the notes of a bass for one bar, in semitones above the chord's root. */
export function bassNotes(
  line: BassLine,
  [root, quality]: Chord,
  [nextRoot]: Chord,
): readonly (readonly [step: number, length: number, semitones: number])[] {
  const third = CHORD_TONES[quality].includes(3) ? 3 : 4;
  const way = ((nextRoot - root + 18) % 12) - 6;
  const semitones: Record<Degree, number> = {
    root: 0,
    third: quality === 'power' || quality === 'sus' ? 5 : third,
    fifth: 7,
    seventh: quality === 'maj7' || quality === 'maj9' ? 11 : 10,
    octave: 12,
    lead: way === 0 ? 7 : way - Math.sign(way),
    next: way,
  };
  return LINES[line].map(([step, length, degree]) => [step, length, semitones[degree]]);
}
