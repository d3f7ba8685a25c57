import { between, type Random } from '#film/random.ts';
import { strike, type Drum } from '#film/sound/drum-kit.ts';
import { play } from '#film/sound/instruments.ts';
import type { Score } from '#film/sound/score.ts';
import { addSound, openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';

/** Hits of one drum differ a little, as a drummer's do. */
const TAKES = 4;
/** Seconds by which people are late. */
const LATE_DRUMS = 0.004;
const LATE_NOTES = 0.006;

/** Plays the hits of a score into a stereo bus of `sampleCount` samples. */
export function playDrums({ hits }: Score, sampleCount: number, random: Random): SoundBus {
  const bus = openBus(sampleCount);
  const takes = new Map<Drum, readonly Float32Array[]>();
  hits.forEach(({ drum, startSeconds, velocity, pan }, index) => {
    const recorded = takes.get(drum) ?? Array.from({ length: TAKES }, () => strike(drum, random));
    takes.set(drum, recorded);
    const seconds = startSeconds + between(random, 0, LATE_DRUMS);
    const take = recorded[index % TAKES];
    if (take) addSound(bus, take, { seconds, gain: velocity, pan });
  });
  return bus;
}

/**
 * Plays the notes of a score, a little late as players are, into a stereo bus of `sampleCount`
 * samples.
 */
export function playNotes({ notes }: Score, sampleCount: number, random: Random): SoundBus {
  const bus = openBus(sampleCount);
  for (const { instrument, startSeconds, gain, pan, ...note } of notes) {
    addSound(bus, play(instrument, note, random), {
      seconds: startSeconds + between(random, 0, LATE_NOTES),
      gain,
      pan,
    });
  }
  return bus;
}

const PUMP_SECONDS = 0.26;

/** Every kick pushes the instruments down for a moment: the pump of dance music. */
export function pump(bus: SoundBus, { hits, style }: Score): void {
  if (style.sidechain === 0) return;
  const recovery = samplesOf(PUMP_SECONDS);
  for (const { drum, startSeconds } of hits) {
    if (drum !== 'kick' && drum !== 'softKick' && drum !== 'machineKick') continue;
    const start = samplesOf(startSeconds);
    for (let index = 0; index < recovery && start + index < bus.left.length; index += 1) {
      const gain = 1 - style.sidechain * (1 - index / recovery) ** 1.5;
      bus.left[start + index] = (bus.left[start + index] ?? 0) * gain;
      bus.right[start + index] = (bus.right[start + index] ?? 0) * gain;
    }
  }
}
