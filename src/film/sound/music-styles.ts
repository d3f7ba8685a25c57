import type { MusicStyle } from '#domain/look.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import type { Instrument } from '#film/sound/instruments.ts';

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

/** Sixteen steps to the bar: `x` loud, `o` soft, `.` rest. */
export type Pattern = string;

export interface StyleSheet {
  /** How late the off-beat eighths come, as a part of a beat: 0 straight, 1/6 a triplet. */
  readonly swing: number;
  /** Semitones from C of keys that suit the style. */
  readonly keys: readonly number[];
  readonly progressions: readonly (readonly Chord[])[];
  readonly drums: Partial<Record<Drum, readonly Pattern[]>>;
  readonly bass: {
    readonly instrument: Instrument;
    readonly line: 'walking' | 'pulse' | 'groove' | 'tumbao';
  };
  readonly comping: { readonly instrument: Instrument; readonly patterns: readonly Pattern[] };
  readonly bed: Instrument | null;
  readonly melody: Instrument;
  /** How much the kick pushes the rest down, 0 to 1. */
  readonly sidechain: number;
  readonly reverb: number;
}

const II_V_I: readonly Chord[] = [
  [2, 'm9'],
  [7, 'dom7'],
  [0, 'maj9'],
  [9, 'm7'],
];
const TURNAROUND: readonly Chord[] = [
  [0, 'maj9'],
  [9, 'm7'],
  [2, 'm9'],
  [7, 'dom7'],
];
const MINOR_FALL: readonly Chord[] = [
  [0, 'm9'],
  [10, 'dom7'],
  [8, 'maj7'],
  [7, 'dom7'],
];
const ANTHEM: readonly Chord[] = [
  [9, 'm7'],
  [5, 'maj7'],
  [0, 'maj7'],
  [7, 'sus'],
];

export const STYLE_SHEETS: Record<MusicStyle, StyleSheet> = {
  lounge: {
    swing: 0.09,
    keys: [0, 3, 5, 10],
    progressions: [
      TURNAROUND,
      II_V_I,
      [
        [0, 'maj9'],
        [5, 'maj9'],
        [4, 'm7'],
        [9, 'm9'],
      ],
    ],
    drums: {
      softKick: ['x.......x.o.....', 'x.....o.x.......'],
      brush: ['....x.......x..o', '....x..o....x...'],
      hat: ['o.o.o.o.o.o.o.o.'],
      shaker: ['x.ox.ox.x.ox.ox.'],
    },
    bass: { instrument: 'uprightBass', line: 'groove' },
    comping: { instrument: 'electricPiano', patterns: ['x.....x...x.....', '..x...x.....x...'] },
    bed: 'pad',
    melody: 'bell',
    sidechain: 0.12,
    reverb: 0.28,
  },
  jazz: {
    swing: 0.165,
    keys: [5, 10, 3, 0],
    progressions: [
      II_V_I,
      TURNAROUND,
      [
        [2, 'm9'],
        [7, 'dom7'],
        [4, 'm7'],
        [9, 'dom7'],
      ],
    ],
    drums: {
      ride: ['x...x.x.x...x.x.'],
      brush: ['....x.......x...', '....x..o....x..o'],
      softKick: ['o...o...o...o...'],
    },
    bass: { instrument: 'uprightBass', line: 'walking' },
    comping: {
      instrument: 'electricPiano',
      patterns: ['x.....x.........', '..x.......x.....', 'x.........x.....'],
    },
    bed: null,
    melody: 'brass',
    sidechain: 0,
    reverb: 0.2,
  },
  electronic: {
    swing: 0,
    keys: [9, 4, 0, 7],
    progressions: [
      ANTHEM,
      [
        [0, 'minor'],
        [8, 'maj7'],
        [3, 'maj7'],
        [10, 'sus'],
      ],
      MINOR_FALL,
    ],
    drums: {
      kick: ['x...x...x...x...'],
      clap: ['....x.......x...'],
      hat: ['..x...x...x...x.', '..x.o.x...x.o.xo'],
      openHat: ['..............x.', '................'],
    },
    bass: { instrument: 'synthBass', line: 'pulse' },
    comping: { instrument: 'lead', patterns: ['x..x..x...x..x..', '..x..x..x..x..x.'] },
    bed: 'pad',
    melody: 'bell',
    sidechain: 0.62,
    reverb: 0.26,
  },
  orchestral: {
    swing: 0,
    keys: [2, 7, 9, 0],
    progressions: [
      [
        [0, 'minor'],
        [8, 'major'],
        [3, 'major'],
        [10, 'major'],
      ],
      [
        [0, 'minor'],
        [5, 'minor'],
        [8, 'major'],
        [7, 'major'],
      ],
    ],
    drums: { timpani: ['x.......x.....oo', 'x...............'], shaker: ['o.o.o.o.o.o.o.o.'] },
    bass: { instrument: 'strings', line: 'pulse' },
    comping: { instrument: 'strings', patterns: ['x.oxx.oxx.oxx.ox', 'x.xxo.xxx.xxo.xx'] },
    bed: 'strings',
    melody: 'brass',
    sidechain: 0,
    reverb: 0.42,
  },
  latin: {
    swing: 0,
    keys: [9, 2, 4, 7],
    progressions: [
      [
        [0, 'm7'],
        [5, 'm7'],
        [7, 'dom7'],
        [0, 'm7'],
      ],
      MINOR_FALL,
    ],
    drums: {
      conga: ['..x...xx..x...xx', '..x...xo..x..oxx'],
      lowConga: ['x.....o.x.......'],
      shaker: ['xoxoxoxoxoxoxoxo'],
      softKick: ['x.......x.......'],
      hat: ['x..x..x...x.x...'],
    },
    bass: { instrument: 'uprightBass', line: 'tumbao' },
    comping: { instrument: 'nylonGuitar', patterns: ['x.xx.x.xx.xx.x.x', '..x.xx.x..x.xx.x'] },
    bed: null,
    melody: 'brass',
    sidechain: 0.08,
    reverb: 0.22,
  },
  rock: {
    swing: 0,
    keys: [4, 9, 2, 7],
    progressions: [
      [
        [0, 'power'],
        [8, 'power'],
        [3, 'power'],
        [10, 'power'],
      ],
      [
        [0, 'power'],
        [10, 'power'],
        [5, 'power'],
        [0, 'power'],
      ],
    ],
    drums: {
      kick: ['x.....x.x.......', 'x..x....x.x.....'],
      snare: ['....x.......x...', '....x.......x..o'],
      hat: ['x.x.x.x.x.x.x.x.'],
    },
    bass: { instrument: 'synthBass', line: 'pulse' },
    comping: { instrument: 'guitar', patterns: ['x.xxx.x.x.xxx.x.', 'x...x.xx..x.x...'] },
    bed: null,
    melody: 'lead',
    sidechain: 0.1,
    reverb: 0.16,
  },
  funk: {
    swing: 0.04,
    keys: [4, 9, 2, 7],
    progressions: [
      [
        [0, 'm9'],
        [5, 'dom7'],
        [0, 'm9'],
        [10, 'dom7'],
      ],
      [
        [0, 'dom7'],
        [0, 'dom7'],
        [5, 'dom7'],
        [7, 'sus'],
      ],
    ],
    drums: {
      kick: ['x..x....x.x.....', 'x.x....x..x.....'],
      snare: ['....x..o.o..x..o'],
      hat: ['x.xxx.xxx.xxx.xx'],
      openHat: ['..............x.', '......x.........'],
    },
    bass: { instrument: 'synthBass', line: 'groove' },
    comping: { instrument: 'nylonGuitar', patterns: ['..x..xx...x..x..', 'x..x..x.x..x....'] },
    bed: null,
    melody: 'brass',
    sidechain: 0.15,
    reverb: 0.15,
  },
};
