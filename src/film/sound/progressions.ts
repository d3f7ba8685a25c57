import type { Chord, ChordQuality } from '#film/sound/harmony.ts';

type Row = readonly (readonly [root: number, quality: ChordQuality])[];

const chords = (...row: Row): readonly Chord[] => row;

export const II_V_I = chords([2, 'm9'], [7, 'dom7'], [0, 'maj9'], [9, 'm7']);
export const TURNAROUND = chords([0, 'maj9'], [9, 'm7'], [2, 'm9'], [7, 'dom7']);
export const THIRDS = chords([2, 'm9'], [7, 'dom7'], [4, 'm7'], [9, 'dom7']);
export const DREAM = chords([0, 'maj9'], [5, 'maj9'], [4, 'm7'], [9, 'm9']);
export const MINOR_FALL = chords([0, 'm9'], [10, 'dom7'], [8, 'maj7'], [7, 'dom7']);
export const ANTHEM = chords([9, 'm7'], [5, 'maj7'], [0, 'maj7'], [7, 'sus']);
export const EPIC = chords([0, 'minor'], [8, 'major'], [3, 'major'], [10, 'major']);
export const SOLEMN = chords([0, 'minor'], [5, 'minor'], [8, 'major'], [7, 'major']);
export const MONTUNO = chords([0, 'm7'], [5, 'm7'], [7, 'dom7'], [0, 'm7']);
export const ROCK_FALL = chords([0, 'power'], [8, 'power'], [3, 'power'], [10, 'power']);
export const ROCK_CLIMB = chords([0, 'power'], [10, 'power'], [5, 'power'], [0, 'power']);
export const GROOVE_MINOR = chords([0, 'm9'], [5, 'dom7'], [0, 'm9'], [10, 'dom7']);
export const ONE_CHORD = chords([0, 'dom7'], [0, 'dom7'], [5, 'dom7'], [7, 'sus']);
export const SOUL = chords([0, 'm9'], [8, 'maj7'], [5, 'm9'], [7, 'dom7']);
