import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { addSound, openBus, type SoundBus } from '#film/sound/sound-bus.ts';

/** A voice is easily followed from about 10 LU above what plays under it. */
const HELD_BACK_DB = 9;
const VOICE_ABOVE_MIX_LU = 2;
const ATTACK_SECONDS = 0.12;
const RELEASE_SECONDS = 0.5;
/** The gate stays open over the pauses between words. */
const HOLD_SECONDS = 0.25;
const SPEAKING = 0.01;

/**
 * The mix with the voice over it: held back while somebody speaks, itself again afterwards. The voice is as loud as over
 * a mix of `lufsMin` at least.
 */
export function underVoice(mix: SoundBus, voice: Float32Array, lufsMin = -Infinity): SoundBus {
  const gain = gainFor(voice, Math.max(lufsMin, integratedLoudness(mix)));
  if (gain === 0) return mix;
  const hold = holdBack(voice);
  const result = {
    left: mix.left.map((value, index) => value * (hold[index] ?? 1)),
    right: mix.right.map((value, index) => value * (hold[index] ?? 1)),
  };
  addSound(result, voice, { seconds: 0, gain, pan: 0 });
  return result;
}

/** As loud as what plays under it, and a little more; 0 for a voice that says nothing. */
function gainFor(voice: Float32Array, lufs: number): number {
  const alone = openBus(voice.length);
  addSound(alone, voice, { seconds: 0, gain: 1, pan: 0 });
  const missing = lufs + VOICE_ABOVE_MIX_LU - integratedLoudness(alone);
  return Number.isFinite(missing) ? 10 ** (missing / 20) : 0;
}

/** Gain of the mix for each sample: 1 in silence, lower while the voice is heard. */
function holdBack(voice: Float32Array): Float32Array {
  const floor = 10 ** (-HELD_BACK_DB / 20);
  const fall = 1 - Math.exp(-1 / (ATTACK_SECONDS * SAMPLE_RATE_HZ * 0.4));
  const rise = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE_HZ * 0.4));
  const lead = Math.round(ATTACK_SECONDS * SAMPLE_RATE_HZ);
  const gains = new Float32Array(voice.length);
  let held = 0;
  let gain = 1;
  for (let index = 0; index < voice.length; index += 1) {
    // Looks ahead, so that the first syllable is not lost in the music.
    if (Math.abs(voice[index + lead] ?? 0) > SPEAKING) held = HOLD_SECONDS * SAMPLE_RATE_HZ + lead;
    else held -= 1;
    const target = held > 0 ? floor : 1;
    gain += (target - gain) * (target < gain ? fall : rise);
    gains[index] = gain;
  }
  return gains;
}
