import type { Random } from '#film/random.ts';
import { between } from '#film/random.ts';
import { playSample, type SampledNote, type Touch } from '#film/sound/samples/play-sample.ts';
import { playSynth, SYNTHS, type Synth } from '#film/sound/synths.ts';

/** Fractions of a second, parts of the highs: how each recorded instrument is touched. */
const SAMPLED = {
  piano: { attack: 0.001, release: 0.16, decay: 0.9, softness: 0.45 },
  electricPiano: { attack: 0.001, release: 0.2, decay: 0.9, softness: 0.5 },
  vibraphone: { attack: 0.001, release: 0.5, decay: 2.2, softness: 0.6 },
  glockenspiel: { attack: 0.001, release: 0.7, decay: 3.2, softness: 0.6 },
  nylonGuitar: { attack: 0.001, release: 0.12, decay: 1.4, softness: 0.5 },
  jazzGuitar: { attack: 0.001, release: 0.12, decay: 1.4, softness: 0.5 },
  cleanGuitar: { attack: 0.001, release: 0.05, decay: 2, softness: 0.6 },
  driveGuitar: { attack: 0.002, release: 0.06, decay: 0.4, softness: 0.7 },
  uprightBass: { attack: 0.001, release: 0.08, decay: 0.8, softness: 0.6 },
  fingerBass: { attack: 0.001, release: 0.06, decay: 0.8, softness: 0.6 },
  slapBass: { attack: 0.001, release: 0.05, decay: 1.2, softness: 0.6 },
  strings: { attack: 0.07, release: 0.3, decay: 0, softness: 0.5 },
  spiccato: { attack: 0.012, release: 0.1, decay: 3.5, softness: 0.6 },
  pizzicato: { attack: 0.001, release: 0.2, decay: 1, softness: 0.5 },
  harp: { attack: 0.001, release: 0.6, decay: 2, softness: 0.5 },
  horns: { attack: 0.03, release: 0.2, decay: 0.1, softness: 0.35 },
  brassSection: { attack: 0.01, release: 0.1, decay: 0.3, softness: 0.4 },
  trumpet: { attack: 0.012, release: 0.09, decay: 0.4, softness: 0.35 },
  mutedTrumpet: { attack: 0.012, release: 0.09, decay: 0.4, softness: 0.5 },
  tenorSax: { attack: 0.02, release: 0.1, decay: 0.4, softness: 0.4 },
} as const satisfies Record<string, Touch>;

type Sampled = keyof typeof SAMPLED;
export type Instrument = Sampled | Synth;
export type Note = SampledNote;

/** Parts of a semitone by which takes of a note differ. */
const OUT_OF_TUNE = 0.03;

/** Returns one note of an instrument, with its release after its seconds. */
export function play(instrument: Instrument, note: Note, random: Random): Float32Array {
  if (isSynth(instrument)) return playSynth(instrument, note);
  const midi = note.midi + between(random, -OUT_OF_TUNE, OUT_OF_TUNE);
  const recording = instrument === 'spiccato' ? 'strings' : instrument;
  return playSample(recording, { ...note, midi }, SAMPLED[instrument]);
}

function isSynth(instrument: Instrument): instrument is Synth {
  return instrument in SYNTHS;
}
