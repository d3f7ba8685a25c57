import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { canSpeak, narrateFilm, voiceIdOf } from '#film/narration/narrate-film.ts';
import { readVoice } from '#film/narration/narration-files.ts';
import { integratedLoudness } from '#film/sound/loudness.ts';
import { TARGET_LUFS } from '#film/sound/master.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import { exampleStoryboard } from '#tests/support/film/example-storyboard.ts';
import {
  startFakeSpeechModel,
  type FakeSpeechModel,
} from '#tests/support/film/fake-speech-model.ts';

const STORYBOARD = exampleStoryboard({ voiceOver: true });
/** A busy machine takes its time to speak. */
const SPOKEN_WITHIN_MS = 60_000;

let folder = '';
let model: FakeSpeechModel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'narration-test-'));
  model = await startFakeSpeechModel();
});
afterEach(() => model.answers(200));
afterAll(async () => {
  await model.close();
  await rm(folder, { recursive: true, force: true });
});

function paths(name: string) {
  const of = (file: string) => join(folder, `${name}-${file}`);
  return { voicePath: of('voice.f32'), cuesPath: of('cues.json') };
}

it(
  'the draft voice speaks a film without a key, music steps back, loudness stays',
  { timeout: SPOKEN_WITHIN_MS },
  async () => {
    const files = paths('draft');
    const cues = await narrateFilm(STORYBOARD, files, null);
    expect(cues.map(({ text }) => text)).toContain('Book your table.');
    expect(cues.at(-1)?.endSeconds).toBeLessThan(5);
    const voice = await readVoice(files.voicePath);
    expect(voice).toHaveLength(5 * 48_000);
    const sound = composeSoundtrack(STORYBOARD, voice);
    expect(sound.left).toHaveLength(5 * 48_000);
    expect(Math.abs(integratedLoudness(sound) - TARGET_LUFS)).toBeLessThan(0.6);
    expect(correlation(sound.left, voice)).toBeGreaterThan(0.5);
  },
);

it('a spoken film is not spoken again', async () => {
  const files = paths('again');
  const settings = model.settings;
  const first = await narrateFilm(STORYBOARD, files, settings);
  const asked = model.requests.length;
  expect(await narrateFilm(STORYBOARD, files, settings)).toEqual(first);
  expect(model.requests).toHaveLength(asked);
});

it('a speech model is asked for every sentence in the language of the film', async () => {
  const french = exampleStoryboard({ voiceOver: true, language: 'fr', controls: { duration: 15 } });
  await narrateFilm(french, paths('model'), model.settings);
  expect(model.requests.at(-1)).toMatchObject({
    path: '/v1/audio/speech',
    authorization: 'Bearer key-for-the-tests',
    body: {
      model: 'speech-for-the-tests',
      voice: 'dealer',
      input: 'Book your table.',
      response_format: 'wav',
    },
  });
});

it(
  'a model that fails is replaced by the draft voice, in English only',
  { timeout: SPOKEN_WITHIN_MS },
  async () => {
    model.answers(401);
    const cues = await narrateFilm(STORYBOARD, paths('fallback'), model.settings);
    expect(cues.length).toBeGreaterThan(0);
    const french = exampleStoryboard({ voiceOver: true, language: 'fr' });
    await expect(narrateFilm(french, paths('lost'), model.settings)).rejects.toMatchObject({
      reason: 'voiceFailed',
    });
  },
);

it('says who could speak', () => {
  expect(canSpeak('en', null)).toBe(true);
  expect(canSpeak('de', null)).toBe(false);
  expect(canSpeak('de', model.settings)).toBe(true);
  expect(voiceIdOf(exampleStoryboard(), null)).toBeNull();
  expect(voiceIdOf(STORYBOARD, null)).not.toBe(voiceIdOf(STORYBOARD, model.settings));
});

/** How much of `voice` is in `sound`, 0 to 1, over the time in which it speaks. */
function correlation(sound: Float32Array, voice: Float32Array): number {
  let [product, ofSound, ofVoice] = [0, 0, 0];
  voice.forEach((value, index) => {
    if (value === 0) return;
    const heard = sound[index] ?? 0;
    product += value * heard;
    ofSound += heard * heard;
    ofVoice += value * value;
  });
  return product / Math.sqrt(ofSound * ofVoice);
}
