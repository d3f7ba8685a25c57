import type { PlayedStyle } from '#domain/order/look.ts';
import type { BassLine } from '#film/sound/bass-lines.ts';
import type { Drum } from '#film/sound/drum-kit.ts';
import type { Chord } from '#film/sound/harmony.ts';
import type { Instrument } from '#film/sound/instruments.ts';
import {
  ANTHEM,
  DREAM,
  EPIC,
  GROOVE_MINOR,
  II_V_I,
  MINOR_FALL,
  MONTUNO,
  ONE_CHORD,
  ROCK_CLIMB,
  ROCK_FALL,
  SOLEMN,
  SOUL,
  THIRDS,
  TURNAROUND,
} from '#film/sound/progressions.ts';

/** Sixteen steps to the bar: `x` loud, `o` soft, `.` rest. */
export type Pattern = string;
export type DrumPatterns = Partial<Record<Drum, readonly Pattern[]>>;

export interface StyleSheet {
  /** How late the off-beat eighths come, as a part of a beat: 0 straight, 1/6 a triplet. */
  readonly swing: number;
  /** Semitones from C of keys that suit the style. */
  readonly keys: readonly number[];
  readonly progressions: readonly (readonly Chord[])[];
  readonly drums: DrumPatterns;
  /** Join in when the music drops. */
  readonly lift: DrumPatterns;
  /** Drums of fills: high, middle, low. */
  readonly fill: readonly [Drum, Drum, Drum];
  readonly bass: readonly Instrument[];
  readonly bassLines: readonly BassLine[];
  readonly comping: {
    readonly instruments: readonly Instrument[];
    readonly patterns: readonly Pattern[];
    /** The note around which chords are played. */
    readonly middle: number;
  };
  readonly beds: readonly (Instrument | null)[];
  readonly melodies: readonly Instrument[];
  /** Hits with the whole band: where the film opens, drops and ends. */
  readonly stab: Instrument;
  /** Runs up the last chord. */
  readonly sparkle: Instrument;
  /** How much the kick pushes the rest down, 0 to 1. */
  readonly sidechain: number;
  readonly reverb: number;
}

export const STYLE_SHEETS: Record<PlayedStyle, StyleSheet> = {
  lounge: {
    swing: 0.09,
    keys: [0, 3, 5, 10],
    progressions: [TURNAROUND, II_V_I, DREAM],
    drums: {
      softKick: ['x.......x.o.....', 'x.....o.x.......', 'x..o....x.....o.'],
      sideStick: ['....x.......x..o', '....x..o....x...'],
      hat: ['o.x.o.x.o.x.o.x.', 'oox.oox.oox.oox.'],
      shaker: ['x.ox.ox.x.ox.ox.', 'xoxoxoxoxoxoxoxo'],
    },
    lift: { conga: ['..o...xx..o..xo.'], tambourine: ['....x.......x...'] },
    fill: ['sideStick', 'conga', 'lowConga'],
    bass: ['uprightBass', 'fingerBass'],
    bassLines: ['groove', 'syncopated', 'halves'],
    comping: {
      instruments: ['electricPiano', 'jazzGuitar', 'piano'],
      patterns: ['x.....x...x.....', '..x...x.....x...', 'x..x......x..x..'],
      middle: 61,
    },
    beds: ['strings', 'pad'],
    melodies: ['vibraphone', 'tenorSax', 'mutedTrumpet'],
    stab: 'electricPiano',
    sparkle: 'vibraphone',
    sidechain: 0.12,
    reverb: 0.3,
  },
  jazz: {
    swing: 0.165,
    keys: [5, 10, 3, 0],
    progressions: [II_V_I, TURNAROUND, THIRDS],
    drums: {
      ride: ['x...x.x.x...x.x.', 'x...x...x.x.x.x.'],
      hat: ['....x.......x...'],
      brush: ['o..o..o.o..o..o.', '..o.o..o..o.o..o'],
      softKick: ['o...o...o...o...', 'o.....o.o.....o.'],
    },
    lift: { snare: ['......o....o..x.', '...o..x......o..'], openHat: ['..............o.'] },
    fill: ['snare', 'highTom', 'lowTom'],
    bass: ['uprightBass'],
    bassLines: ['walking', 'walkingDown'],
    comping: {
      instruments: ['piano', 'jazzGuitar', 'electricPiano'],
      patterns: ['x.....x.........', '..x.......x.....', 'x.........x.....', '......x.......x.'],
      middle: 60,
    },
    beds: [null],
    melodies: ['tenorSax', 'mutedTrumpet', 'trumpet', 'vibraphone'],
    stab: 'brassSection',
    sparkle: 'piano',
    sidechain: 0,
    reverb: 0.22,
  },
  electronic: {
    swing: 0,
    keys: [9, 4, 0, 7],
    progressions: [ANTHEM, EPIC, MINOR_FALL],
    drums: {
      machineKick: ['x...x...x...x...'],
      clap: ['....x.......x...', '....x.......x..o'],
      hat: ['..x...x...x...x.', 'o.xoo.xoo.xoo.xo', '..x.o.x...x.o.xo'],
      shaker: ['oooxoooxoooxooox', 'o.xoo.xoo.xoo.xo'],
    },
    lift: { openHat: ['..x...x...x...x.'], tambourine: ['x.x.x.x.x.x.x.x.'] },
    fill: ['clap', 'snare', 'snare'],
    bass: ['synthBass'],
    bassLines: ['offBeat', 'pulse', 'octaves'],
    comping: {
      instruments: ['lead', 'pluck', 'piano'],
      patterns: ['x..x..x...x..x..', '..x..x..x..x..x.', 'x..x..x.x..x..x.', '..x...x...x...x.'],
      middle: 64,
    },
    beds: ['pad', 'strings'],
    melodies: ['pluck', 'lead', 'glockenspiel'],
    stab: 'lead',
    sparkle: 'pluck',
    sidechain: 0.55,
    reverb: 0.28,
  },
  orchestral: {
    swing: 0,
    keys: [2, 7, 9, 0],
    progressions: [EPIC, SOLEMN, ANTHEM],
    drums: {
      timpani: ['x.......x.....oo', 'x.......x.....x.', 'x.....o.x.......'],
      tambourine: ['........o.......', '............o.o.'],
    },
    lift: { snare: ['x..ooox.x..ooox.', 'x.ooxooox.ooxoox'], crash: ['o...............'] },
    fill: ['snare', 'timpani', 'timpani'],
    bass: ['spiccato'],
    bassLines: ['march', 'pulse', 'halves'],
    comping: {
      instruments: ['spiccato', 'pizzicato', 'harp'],
      patterns: ['x.oxx.oxx.oxx.ox', 'x.xxo.xxx.xxo.xx', 'x.x.x.x.x.x.x.x.', 'xoxoxoxoxoxoxoxo'],
      middle: 62,
    },
    beds: ['strings', 'horns'],
    melodies: ['horns', 'trumpet', 'strings'],
    stab: 'brassSection',
    sparkle: 'harp',
    sidechain: 0,
    reverb: 0.42,
  },
  latin: {
    swing: 0,
    keys: [9, 2, 4, 7],
    progressions: [MONTUNO, MINOR_FALL, II_V_I],
    drums: {
      conga: ['..x...xx..x...xx', '..x..oxx..x..oxx'],
      slapConga: ['....x.......x...', '....x..o....x...'],
      lowConga: ['x.....o.x.......', '......xx......xx'],
      shaker: ['xoxoxoxoxoxoxoxo', 'xooxxooxxooxxoox'],
      claves: ['x..x..x...x.x...', '..x.x...x..x..x.'],
      softKick: ['x.......x.......', '...x..x....x..x.'],
    },
    lift: { cowbell: ['x.x.xoxox.x.xoxo', 'x...x.x.x...x.x.'], openHat: ['....x.......x...'] },
    fill: ['slapConga', 'conga', 'lowConga'],
    bass: ['uprightBass', 'fingerBass'],
    bassLines: ['tumbao', 'syncopated'],
    comping: {
      instruments: ['nylonGuitar', 'piano'],
      patterns: ['x.xx.x.xx.xx.x.x', '..x.xx.x..x.xx.x', 'x.x.xx.x.xx.xx.x'],
      middle: 64,
    },
    beds: [null, 'strings'],
    melodies: ['trumpet', 'brassSection', 'nylonGuitar'],
    stab: 'brassSection',
    sparkle: 'nylonGuitar',
    sidechain: 0.08,
    reverb: 0.22,
  },
  rock: {
    swing: 0,
    keys: [4, 9, 2, 7],
    progressions: [ROCK_FALL, ROCK_CLIMB, EPIC],
    drums: {
      kick: ['x.....x.x.......', 'x..x....x.x.....', 'x.....xx..x.....'],
      powerSnare: ['....x.......x...', '....x.......x..o'],
      hat: ['x.x.x.x.x.x.x.x.', 'xoxoxoxoxoxoxoxo'],
    },
    lift: { crash: ['o.......o.......', 'o...............'], tambourine: ['x.x.x.x.x.x.x.x.'] },
    fill: ['powerSnare', 'highTom', 'lowTom'],
    bass: ['fingerBass'],
    bassLines: ['pulse', 'gallop', 'syncopated'],
    comping: {
      instruments: ['driveGuitar'],
      patterns: ['x.xxx.x.x.xxx.x.', 'x...x.xx..x.x...', 'x..x..x.x..x..x.', 'x.......x.x.....'],
      middle: 50,
    },
    beds: [null],
    melodies: ['lead', 'driveGuitar'],
    stab: 'driveGuitar',
    sparkle: 'cleanGuitar',
    sidechain: 0.1,
    reverb: 0.17,
  },
  funk: {
    swing: 0.04,
    keys: [4, 9, 2, 7],
    progressions: [GROOVE_MINOR, ONE_CHORD, SOUL],
    drums: {
      kick: ['x..x....x.x.....', 'x.x....x..x.....', 'x......x..x..x..'],
      snare: ['....x..o.o..x..o', '....x.......x.o.'],
      hat: ['x.xxx.xxx.xxx.xx', 'xoxoxoxoxoxoxoxo', 'x.x.xox.x.x.xox.'],
    },
    lift: { openHat: ['..............x.', '......x.......x.'], tambourine: ['..x...x...x...x.'] },
    fill: ['snare', 'highTom', 'lowTom'],
    bass: ['slapBass', 'fingerBass'],
    bassLines: ['groove', 'slap', 'syncopated'],
    comping: {
      instruments: ['cleanGuitar', 'electricPiano'],
      patterns: ['..x..xx...x..x..', 'x..x..x.x..x....', '.xx.x..x.xx.x..x', '..xx..x...xx..x.'],
      middle: 62,
    },
    beds: [null, 'strings'],
    melodies: ['brassSection', 'trumpet', 'tenorSax'],
    stab: 'brassSection',
    sparkle: 'glockenspiel',
    sidechain: 0.12,
    reverb: 0.16,
  },
};
