import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { proofProblems } from '#domain/proof/film-proof.ts';
import { readFilm } from '#film/certify/check-film.ts';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { digitalSourceTypeAddress } from '#film/provenance/digital-source-type.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { renderFilm } from '#film/render/render-film.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const CLIP = join(import.meta.dirname, '../../../tests/fixtures/clips/brighter-each-frame.mp4');

test('a film of a model’s clips is labelled, proven, and signed as assembled from them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'film-of-clips-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
  const clip = (frameCount: number) => ({ path: CLIP, sha256: '', frameCount });
  const film = await renderFilm(exampleOrder({ fps: 24 }), {
    workFolder: join(folder, 'work'),
    outputFolder: join(folder, 'out'),
    credentials,
    modelPicture: {
      engine: 'fake',
      model: 'wan2.2',
      clips: [clip(60), clip(60)],
      sound: 'studio',
    },
  });

  expect(await readFilm(film.videoPath)).toMatchObject({ frameCount: 120, soundCodec: 'aac' });
  expect(proofProblems(film.proof)).toEqual([]);
  const composite = digitalSourceTypeAddress('compositeWithTrainedAlgorithmicMedia');
  const reading = await readProvenance(film.videoPath, [credentials.anchorPem]);
  expect(reading.validation).toBe('trusted');
  expect(reading.xmp?.digitalSourceType).toBe(composite);
  expect(reading.manifest?.actions[0]).toMatchObject({ digitalSourceType: composite });
  expect(reading.manifest?.ingredients).toHaveLength(2);
});
