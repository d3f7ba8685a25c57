import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { DiskBlob } from '#film/provenance/engine/disk-blob.ts';
import { loadEngine } from '#film/provenance/engine/load-engine.ts';
import { readManifest } from '#film/provenance/reading/read-manifest.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';
import { makeFilmFolder, makeSmallFilm } from '#tests/support/film/small-film.ts';

const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
const folder = await makeFilmFolder();
let signed: DiskBlob;

beforeAll(async () => {
  const path = await folder.write('film.mp4', await makeSmallFilm());
  await signFilm({ path, outputPath: path, facts: STUDIO_FACTS, credentials });
  signed = new DiskBlob([await readFile(path)]);
  loadEngine();
});
afterAll(() => folder.remove());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [9.9, 'trusted', 'signingCredential.trusted'],
  [10.1, 'invalid', 'signingCredential.expired'],
])('after %s years a film is %s', async (years, validation, code) => {
  const laterMs = Date.now() + years * 365.25 * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ toFake: ['Date'], now: laterMs });
  const reading = await readManifest(signed, [credentials.anchorPem]);
  expect(reading.validation).toBe(validation);
  expect(reading.reasons.map((reason) => reason.code)).toContain(code);
});

test('a film whose manifest is said to lie elsewhere makes no request', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const packet = '<rdf:Description dcterms:provenance="https://example.org/manifest.c2pa"/>';
  const box = Buffer.concat([
    Buffer.from([0, 0, 0, 24 + packet.length]),
    Buffer.from('uuid'),
    Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
    Buffer.from(packet),
  ]);
  const film = new DiskBlob([await makeSmallFilm(), box]);
  const reading = await readManifest(film, [credentials.anchorPem]);
  expect(reading).toMatchObject({ validation: 'none', xmp: {} });
  await readManifest(signed.followedBy(box), [credentials.anchorPem]);
  expect(fetch).not.toHaveBeenCalled();
});
