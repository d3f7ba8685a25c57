import { writeFile } from 'node:fs/promises';

import { expect, it, onTestFinished } from 'vitest';

import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { systemClock } from '#server/platform/clock.ts';
import { makeFilmFolder, makeSmallFilm } from '#tests/support/film/small-film.ts';
import { createSampleVideo } from './sample-video.ts';

it('carries the signature of the installation, is signed once, and tried again after a minute', async () => {
  const folder = await makeFilmFolder();
  onTestFinished(() => folder.remove());
  const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
  const signing = {
    current: () => Promise.resolve(credentials),
    anchors: () => Promise.resolve([credentials.anchorPem]),
  };
  const examplePath = folder.pathOf('example.mp4');
  let now = systemClock.now();
  const signedSample = createSampleVideo({ signing, clock: { now: () => now }, examplePath });
  await expect(signedSample()).rejects.toThrow('ENOENT');

  await writeFile(examplePath, await makeSmallFilm());
  await expect(signedSample()).rejects.toThrow('ENOENT');
  now = new Date(now.getTime() + 60_000);
  const [first, second] = await Promise.all([signedSample(), signedSample()]);
  expect(second).toBe(first);
  const path = folder.pathOf('downloaded.mp4');
  await writeFile(path, first);
  const { validation, manifest } = await readProvenance(path, [credentials.anchorPem]);
  expect(validation).toBe('trusted');
  expect(manifest?.visibleLabel).toBe('AI-generated');
});
