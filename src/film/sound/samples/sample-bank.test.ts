import { expect, test } from 'vitest';
import { SAMPLE_RATE_HZ } from '#film/stereo-sound.ts';
import { randomStream } from '#film/random.ts';
import { play, type Instrument } from '#film/sound/instruments.ts';
import { packSamples, unpackSamples } from '#film/sound/samples/pack-samples.ts';

const random = randomStream(3, 'test');

test('what is packed comes back with noise far below it', () => {
  const recording = Float32Array.from(
    { length: 6_000 },
    (_, index) => Math.exp(-index / 2_000) * Math.sin(index * 0.03) + 0.02 * (random() - 0.5),
  );
  const unpacked = unpackSamples(packSamples([recording]));
  const power = (values: Float32Array) => values.reduce((sum, value) => sum + value ** 2, 0);
  const noise = recording.map((value, index) => value - (unpacked[index] ?? 0));
  expect(10 * Math.log10(power(recording) / power(noise))).toBeGreaterThan(40);
});

/** Part of a sound's power that comes back a period later: 1 for a tone in tune. */
function likenessAfter(sound: Float32Array, hertz: number): number {
  const period = Math.round(SAMPLE_RATE_HZ / hertz);
  let [same, all] = [0, 0];
  for (let index = 4_800; index < 19_200; index += 1) {
    same += (sound[index] ?? 0) * (sound[index + period] ?? 0);
    all += ((sound[index] ?? 0) ** 2 + (sound[index + period] ?? 0) ** 2) / 2;
  }
  return same / all;
}

const MELODIC = [
  'piano',
  'electricPiano',
  'vibraphone',
  'nylonGuitar',
  'jazzGuitar',
  'cleanGuitar',
  'trumpet',
  'mutedTrumpet',
  'tenorSax',
  'horns',
] as const satisfies readonly Instrument[];

test.each(MELODIC)('%s is in tune, between its recordings as on them', (instrument) => {
  for (const midi of [57, 60, 63, 66, 69]) {
    const hertz = 440 * 2 ** ((midi - 69) / 12);
    const sound = play(instrument, { midi, seconds: 0.5, velocity: 0.8 }, random);
    const inTune = likenessAfter(sound, hertz);
    expect(inTune).toBeGreaterThan(0.75);
    expect(inTune).toBeGreaterThan(likenessAfter(sound, hertz * 2 ** (0.7 / 12)));
    expect(inTune).toBeGreaterThan(likenessAfter(sound, hertz * 2 ** (-0.7 / 12)));
  }
});
