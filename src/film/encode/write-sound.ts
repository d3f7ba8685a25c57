import { AAC_PRIMING_SAMPLES, type EncoderBackend } from '#film/encode/encoder-backend.ts';
import { truePeaks } from '#film/sound/true-peak.ts';
import type { StereoSound } from '#film/stereo-sound.ts';

/** What films promise; their sound is mastered below it. */
const CEILING = 10 ** (-1.5 / 20);
/** A little lower, because quieter samples are encoded differently. */
const AIM = 10 ** (-1.8 / 20);
const ROUNDS_MAX = 8;
/** What an encoded packet is heard in, on either side of its middle. */
const REACH = AAC_PRIMING_SAMPLES;

/**
 * Writes a sound as AAC whose true peak, once decoded, stays below -1.5 dBTP. In about one of
 * twenty films the encoder overshoots by up to 4 dB somewhere, most often at an attack right at the
 * beginning; there, and only there, the sound is turned down and encoded again.
 */
export async function writeSound(
  backend: EncoderBackend,
  path: string,
  { sound, bitsPerSecond }: { readonly sound: StereoSound; readonly bitsPerSecond: number },
): Promise<void> {
  let written = sound;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    await backend.writeSoundFile(path, written, bitsPerSecond);
    const gains = gainsFor(await backend.readSoundFile(path), sound.left.length);
    if (!gains) return;
    written = turnedDown(written, gains);
  }
}

/** The gain of each sample that takes the peaks down; null if there are none above the ceiling. */
function gainsFor(heard: StereoSound, length: number): Float32Array | null {
  const peaks = [truePeaks(heard.left, CEILING), truePeaks(heard.right, CEILING)];
  const gains = new Float32Array(length).fill(1);
  let isBelow = true;
  for (const channel of peaks) {
    for (const [place, peak] of channel.entries()) {
      if (peak <= CEILING) continue;
      isBelow = false;
      if ((gains[place] ?? 1) > AIM / peak) dip(gains, place, AIM / peak);
    }
  }
  return isBelow ? null : gains;
}

/** Lowers the gain to `depth` where a packet reaches, with a fade of the same length beside it. */
function dip(gains: Float32Array, place: number, depth: number): void {
  const first = Math.max(0, place - 2 * REACH);
  const end = Math.min(gains.length, place + 2 * REACH + 1);
  for (let index = first; index < end; index += 1) {
    const beyond = Math.max(0, Math.abs(index - place) - REACH) / REACH;
    const share = (1 + Math.cos(Math.PI * beyond)) / 2;
    gains[index] = Math.min(gains[index] ?? 1, 1 - (1 - depth) * share);
  }
}

function turnedDown({ left, right }: StereoSound, gains: Float32Array): StereoSound {
  const applied = (channel: Float32Array) =>
    channel.map((value, index) => value * (gains[index] ?? 1));
  return { left: applied(left), right: applied(right) };
}
