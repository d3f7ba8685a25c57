/** A General MIDI sound that films play: where it is found, and how much of it is kept. */
export interface WantedSample {
  readonly name: string;
  readonly bank: number;
  readonly program: number;
  /** MIDI notes that are kept; others are played from the nearest. */
  readonly notes: readonly number[];
  readonly seconds: number;
  readonly rate: number;
  /** Sustained as long as it is played: its second half is looped. */
  readonly isHeld: boolean;
}

const DRUMS = 128;

type Row = readonly [
  name: string,
  bank: number,
  program: number,
  notes: readonly number[],
  seconds: number,
  rate: number,
  held?: 'held',
];

const ROWS: readonly Row[] = [
  ['piano', 0, 0, [43, 50, 57, 64, 71, 78], 1.7, 24_000],
  ['electricPiano', 0, 4, [48, 57, 64, 71, 78], 1.6, 24_000],
  ['vibraphone', 0, 11, [60, 67, 74, 81], 1.6, 24_000],
  ['glockenspiel', 0, 9, [79, 88], 1.2, 32_000],
  ['nylonGuitar', 0, 24, [45, 52, 57, 64, 71, 76], 1.1, 24_000],
  ['jazzGuitar', 0, 26, [45, 52, 60, 67, 74], 1.2, 24_000],
  ['cleanGuitar', 0, 27, [45, 52, 59, 65, 72], 0.9, 24_000],
  ['driveGuitar', 0, 30, [40, 45, 50, 57, 64, 71], 1.5, 24_000],
  ['uprightBass', 0, 32, [28, 33, 38, 43, 48], 1.2, 16_000],
  ['fingerBass', 0, 33, [28, 33, 38, 43, 48], 1, 16_000],
  ['slapBass', 0, 36, [28, 33, 38, 43, 48], 0.8, 24_000],
  ['strings', 0, 48, [43, 50, 57, 64, 71, 78, 84], 1.6, 24_000, 'held'],
  ['pizzicato', 0, 45, [36, 48, 57, 66, 76], 0.8, 24_000],
  ['harp', 0, 46, [55, 64, 74, 84], 1.3, 24_000],
  ['horns', 0, 60, [48, 55, 62, 69], 1.3, 24_000, 'held'],
  ['brassSection', 0, 61, [55, 62, 69, 76], 1.1, 32_000, 'held'],
  ['trumpet', 0, 56, [60, 67, 74, 79], 1, 32_000],
  ['mutedTrumpet', 0, 59, [60, 67, 74], 1, 32_000],
  ['tenorSax', 0, 66, [50, 57, 64, 71], 1.1, 32_000, 'held'],
  ['timpani', 0, 47, [40, 45], 1.4, 16_000],
  ['kick', DRUMS, 0, [36], 0.4, 32_000],
  ['softKick', DRUMS, 32, [36], 0.4, 24_000],
  ['snare', DRUMS, 0, [38], 0.4, 32_000],
  ['powerSnare', DRUMS, 16, [38], 0.5, 32_000],
  ['sideStick', DRUMS, 0, [37], 0.2, 32_000],
  ['brush', DRUMS, 40, [38], 0.4, 32_000],
  ['hat', DRUMS, 0, [42], 0.2, 44_100],
  ['openHat', DRUMS, 0, [46], 0.5, 44_100],
  ['ride', DRUMS, 32, [51], 1, 44_100],
  ['crash', DRUMS, 0, [49], 1.8, 44_100],
  ['highTom', DRUMS, 0, [48], 0.5, 32_000],
  ['lowTom', DRUMS, 0, [43], 0.6, 32_000],
  ['conga', DRUMS, 0, [63], 0.4, 32_000],
  ['slapConga', DRUMS, 0, [62], 0.3, 32_000],
  ['lowConga', DRUMS, 0, [64], 0.5, 32_000],
  ['shaker', DRUMS, 0, [82], 0.2, 44_100],
  ['tambourine', DRUMS, 0, [54], 0.3, 44_100],
  ['cowbell', DRUMS, 0, [56], 0.3, 32_000],
  ['claves', DRUMS, 0, [75], 0.2, 32_000],
];

export const WANTED_SAMPLES: readonly WantedSample[] = ROWS.map(
  ([name, bank, program, notes, seconds, rate, held]) => ({
    name,
    bank,
    program,
    notes,
    seconds,
    rate,
    isHeld: held === 'held',
  }),
);
