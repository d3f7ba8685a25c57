import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { samplesOf } from '#film/sound/sound-bus.ts';
import {
  sampleRecordings,
  zoneFor,
  type SampleName,
  type SampleZone,
} from '#film/sound/samples/sample-bank.ts';

/** How a recording is played. */
export interface Touch {
  /** Seconds. */
  readonly attack: number;
  readonly release: number;
  /** How quickly it fades while held, for each second: e to its power. */
  readonly decay: number;
  /** Part of the highs that the softest touch leaves, 0 to 1. */
  readonly softness: number;
}

export interface SampledNote {
  readonly midi: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly velocity: number;
}

/** Returns one note from the nearest recording, held for its seconds and then released. */
export function playSample(name: SampleName, note: SampledNote, touch: Touch): Float32Array {
  const zone = zoneFor(name, note.midi);
  const sound = transposed(zone, note.midi, samplesOf(note.seconds + touch.release));
  const open = touch.softness + (1 - touch.softness) * note.velocity;
  const held = samplesOf(note.seconds);
  const released = Math.max(1, sound.length - held);
  const fade = Math.exp(-touch.decay / SAMPLE_RATE_HZ);
  let level = note.velocity;
  let soft = 0;
  for (let index = 0; index < sound.length; index += 1) {
    soft += ((sound[index] ?? 0) - soft) * open;
    const rise = Math.min(1, index / (touch.attack * SAMPLE_RATE_HZ));
    const fall = index < held ? 1 : (1 - (index - held) / released) ** 2;
    sound[index] = soft * level * rise * fall;
    level *= fade;
  }
  return sound;
}

/** A recording read faster or slower, over and over where it repeats. */
function transposed(zone: SampleZone, midi: number, length: number): Float32Array {
  const all = sampleRecordings();
  const sound = new Float32Array(length);
  const step = (2 ** ((midi - zone.midi) / 12) * zone.rate) / SAMPLE_RATE_HZ;
  const [from = 0, to = Number.POSITIVE_INFINITY] = zone.loop ?? [];
  const end = zone.length - 2;
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    if (at >= to) at -= to - from;
    if (at >= end) break;
    sound[index] = readBetween(all, zone.start + at);
    at += step;
  }
  return sound;
}

/** Between samples, along the curve of E. Catmull and R. Rom (1974). */
function readBetween(samples: Float32Array, at: number): number {
  const index = Math.floor(at);
  const part = at - index;
  const a = samples[index - 1] ?? 0;
  const b = samples[index] ?? 0;
  const c = samples[index + 1] ?? 0;
  const d = samples[index + 2] ?? 0;
  const cubic = (3 * (b - c) + d - a) * part + (2 * a - 5 * b + 4 * c - d);
  return b + 0.5 * part * (c - a + part * cubic);
}
