import { SAMPLE_RATE_HZ, type StereoSound } from '#film/stereo-sound.ts';
import { between, randomStream, type Random } from '#film/random.ts';
import { DRUMS, strike, type Drum } from '#film/sound/drum-kit.ts';
import { turnSecondsOf } from '#film/rhythm/beat-grid.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { recordGame } from '#film/sound/game-sounds.ts';
import { play, type Instrument } from '#film/sound/instruments.ts';
import { master } from '#film/sound/master.ts';
import { reverberate } from '#film/sound/reverb.ts';
import { recordRoom } from '#film/sound/room-tone.ts';
import { writeScore, type Score } from '#film/sound/score.ts';
import { addBus, addSound, openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';
import { underVoice } from '#film/sound/under-voice.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const LEVELS = { drums: 1.05, instruments: 0.62, game: 0.42, room: 0.5, riser: 0.22 } as const;
/** Measured by ear's stand-in, the loudness meter: melody over chords, chords over bed. */
const INSTRUMENT_LEVELS: Record<Instrument, number> = {
  uprightBass: 0.85,
  synthBass: 0.68,
  electricPiano: 0.8,
  pad: 0.4,
  strings: 0.6,
  brass: 1.8,
  guitar: 1.2,
  nylonGuitar: 0.75,
  bell: 1.7,
  lead: 1.3,
};
/** Hits of one drum differ a little, as a drummer's do. */
const TAKES = 3;

/**
 * The sound of a film: music, the game on the table and the room, mixed at -14 LUFS. As long as the
 * film to the sample; the same storyboard and voice give the same samples. Under a voice all of it
 * is held back.
 */
export function composeSoundtrack(planned: Storyboard, voice?: Float32Array): StereoSound {
  const storyboard = cutOnBeats(planned);
  const sampleCount = samplesOf(storyboard.frameCount / storyboard.controls.fps);
  const score = writeScore(storyboard);
  const random = randomStream(storyboard.seed, 'performance');
  const drums = playDrums(score, sampleCount, random);
  const instruments = playInstruments(score, sampleCount, random);
  duck(instruments, score);
  const game = recordGame(storyboard);
  const mix = openBus(sampleCount);
  addBus(mix, drums, LEVELS.drums);
  addBus(mix, instruments, LEVELS.instruments);
  addBus(mix, game, LEVELS.game);
  addBus(mix, recordRoom(storyboard), LEVELS.room);
  addSound(mix, riser(random), {
    seconds: turnSecondsOf(storyboard) - RISER_SECONDS,
    gain: LEVELS.riser,
    pan: 0,
  });
  addBus(mix, reverberate(sendOf(instruments, game, drums)), score.style.reverb);
  return master(voice ? underVoice(mix, voice) : mix);
}

function playDrums({ hits }: Score, sampleCount: number, random: Random): SoundBus {
  const bus = openBus(sampleCount);
  const takes = new Map<Drum, readonly Float32Array[]>();
  for (const drum of DRUMS) {
    if (!hits.some((hit) => hit.drum === drum)) continue;
    takes.set(
      drum,
      Array.from({ length: TAKES }, () => strike(drum, random)),
    );
  }
  hits.forEach(({ drum, startSeconds, velocity, pan }, index) => {
    const take = takes.get(drum)?.[index % TAKES];
    const seconds = startSeconds + between(random, 0, 0.004);
    if (take) addSound(bus, take, { seconds, gain: velocity, pan });
  });
  return bus;
}

function playInstruments({ notes }: Score, sampleCount: number, random: Random): SoundBus {
  const bus = openBus(sampleCount);
  for (const { instrument, startSeconds, seconds, midi, velocity, pan } of notes) {
    const sound = play(instrument, { midi, seconds, velocity }, random);
    addSound(bus, sound, {
      seconds: startSeconds + between(random, 0, 0.005),
      gain: INSTRUMENT_LEVELS[instrument],
      pan,
    });
  }
  return bus;
}

/** Every kick pushes the instruments down for a moment: the pump of dance music. */
function duck(bus: SoundBus, { hits, style }: Score): void {
  if (style.sidechain === 0) return;
  const recovery = samplesOf(0.26);
  for (const { drum, startSeconds } of hits) {
    if (drum !== 'kick' && drum !== 'softKick') continue;
    const start = samplesOf(startSeconds);
    for (let index = 0; index < recovery && start + index < bus.left.length; index += 1) {
      const gain = 1 - style.sidechain * (1 - index / recovery) ** 1.5;
      bus.left[start + index] = (bus.left[start + index] ?? 0) * gain;
      bus.right[start + index] = (bus.right[start + index] ?? 0) * gain;
    }
  }
}

function sendOf(instruments: SoundBus, game: SoundBus, drums: SoundBus): SoundBus {
  const send = openBus(instruments.left.length);
  addBus(send, instruments, 0.8);
  addBus(send, game, 0.5);
  addBus(send, drums, 0.18);
  return send;
}

const RISER_SECONDS = 1.2;

/** Noise that opens towards the hero shot. */
function riser(random: Random): Float32Array {
  const sound = new Float32Array(samplesOf(RISER_SECONDS));
  let soft = 0;
  let dull = 0;
  for (let index = 0; index < sound.length; index += 1) {
    const part = index / SAMPLE_RATE_HZ / RISER_SECONDS;
    soft += (random() * 2 - 1 - soft) * (0.03 + 0.5 * part * part);
    dull += (soft - dull) * 0.05;
    sound[index] = (soft - dull) * part * part;
  }
  return sound;
}
