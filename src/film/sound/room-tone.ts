import type { CrowdDensity } from '#domain/order/controls.ts';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { between, randomStream } from '#film/random.ts';
import { openBus, samplesOf, type SoundBus } from '#film/sound/sound-bus.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

const MURMUR_LEVELS: Record<CrowdDensity, number> = { none: 0, light: 0.35, medium: 0.65, busy: 1 };
const VOICES = 10;

/** The air of the room, and the murmur of as many people as stand in it. */
export function recordRoom({ seed, controls, frameCount }: Storyboard): SoundBus {
  const sampleCount = samplesOf(frameCount / controls.fps);
  const bus = openBus(sampleCount);
  const random = randomStream(seed, 'room tone');
  addAir(bus.left, random);
  addAir(bus.right, random);
  const level = MURMUR_LEVELS[controls.crowdDensity];
  const voices = level > 0 ? VOICES : 0;
  for (let voice = 0; voice < voices; voice += 1) {
    const pan = (voice / (VOICES - 1)) * 2 - 1;
    // A voice too far away to be understood: noise in one formant, in syllables.
    const formant = between(random, 320, 900);
    const resonance = 2 * Math.cos((2 * Math.PI * formant) / SAMPLE_RATE_HZ);
    const syllables = between(random, 2.2, 4.2);
    const phrase = between(random, 0.15, 0.4);
    const phase = random() * 40;
    let last = 0;
    let beforeLast = 0;
    for (let index = 0; index < sampleCount; index += 1) {
      const t = index / SAMPLE_RATE_HZ + phase;
      const value = (random() * 2 - 1) * 0.02 + 0.985 * resonance * last - 0.971 * beforeLast;
      beforeLast = last;
      last = value;
      const syllable = Math.sin(t * syllables * 6.28);
      if (syllable <= 0) continue;
      const talk = syllable * Math.max(0, Math.sin(t * phrase * 6.28) + 0.3);
      const loud = value * talk * level * 0.035;
      bus.left[index] = (bus.left[index] ?? 0) + loud * (1 - pan * 0.6);
      bus.right[index] = (bus.right[index] ?? 0) + loud * (1 + pan * 0.6);
    }
  }
  return bus;
}

function addAir(channel: Float32Array, random: () => number): void {
  let low = 0;
  for (let index = 0; index < channel.length; index += 1) {
    low += (random() * 2 - 1 - low) * 0.02;
    channel[index] = low * 0.05;
  }
}
