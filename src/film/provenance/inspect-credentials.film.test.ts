import { createHash } from 'node:crypto';

import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { inspectCredentials } from '#film/provenance/inspect-credentials.ts';
import type { ManifestFacts } from '#film/provenance/manifest-definition.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { describeProvenance } from '#film/provenance/reading/describe-provenance.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';
import { makeFilmFolder, makeSmallFilm, type FilmFolder } from '#tests/support/film/small-film.ts';
import { THIRD_PARTY_NAMES, withCredentials } from '#tests/support/film/third-party-credentials.ts';

const smallFilm = await makeSmallFilm();
const picture = sharp(Buffer.alloc(300 * 200 * 3, 90), {
  raw: { width: 300, height: 200, channels: 3 },
});

async function openFolder(): Promise<FilmFolder> {
  const folder = await makeFilmFolder();
  onTestFinished(() => folder.remove());
  return folder;
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.each([
  ['jpeg', 'image/jpeg', () => picture.clone().jpeg().toBuffer()],
  ['png', 'image/png', () => picture.clone().png().toBuffer()],
  ['webp', 'image/webp', () => picture.clone().webp().toBuffer()],
  ['mp4', 'video/mp4', async () => smallFilm],
  ['mov', 'video/quicktime', async () => smallFilm],
])('of the credentials of a %s hash and verdict remain', async (type, format, make) => {
  const folder = await openFolder();
  const plain = await folder.write('plain', await make());
  expect(await inspectCredentials(plain, type)).toBeNull();
  const { bytes, store } = await withCredentials(await make(), format);
  const sha256 = sha256Of(store);
  const path = await folder.write('signed', bytes);
  expect(await inspectCredentials(path, type)).toEqual({ sha256, isIntact: true });

  const changed = Buffer.from(bytes);
  const storeAt = bytes.indexOf(store);
  const isLast = storeAt + store.length >= bytes.length - 1;
  const pixel = isLast ? storeAt - 20 : bytes.length - 20;
  changed.writeUInt8(changed.readUInt8(pixel) ^ 1, pixel);
  const broken = await folder.write('changed', changed);
  expect(await inspectCredentials(broken, type)).toEqual({ sha256, isIntact: false });
});

test('credentials that break off, and those of other files, are none', async () => {
  const folder = await openFolder();
  const { bytes, store } = await withCredentials(
    await picture.clone().png().toBuffer(),
    'image/png',
  );
  const half = await folder.write('half', bytes.subarray(0, store.length / 2));
  expect(await inspectCredentials(half, 'png')).toBeNull();
  expect(await inspectCredentials(half, 'ttf')).toBeNull();
});

test('a film tells of the credentials of its files and repeats nothing of them', async () => {
  const folder = await openFolder();
  const { bytes } = await withCredentials(await picture.clone().jpeg().toBuffer(), 'image/jpeg');
  const credentials = await inspectCredentials(await folder.write('signed.jpg', bytes), 'jpeg');
  expect(credentials).not.toBeNull();
  // Written anew, as films use it.
  const path = await folder.write('new.jpg', await sharp(bytes).jpeg().toBuffer());
  const photo = { kind: 'image', sha256: 'ff', path } as const;
  const facts: ManifestFacts = {
    ...STUDIO_FACTS,
    digitalSourceType: 'compositeSynthetic',
    media: [
      { ...photo, mediaId: 'a', sourceType: 'digitalCapture', ...(credentials && { credentials }) },
      { ...photo, mediaId: 'b', sourceType: null },
    ],
  };
  const signing = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
  const film = await folder.write('film.mp4', smallFilm);
  const outputPath = folder.pathOf('signed.mp4');
  const { manifestBytes } = await signFilm({
    path: film,
    outputPath,
    facts,
    credentials: signing,
  });

  const reading = await readProvenance(outputPath, [signing.anchorPem]);
  expect(reading.validation).toBe('trusted');
  expect(reading.manifest?.ingredients).toEqual([
    { title: 'a', credentials: 'heldBefore' },
    { title: 'b', credentials: 'none' },
  ]);
  expect(describeProvenance(reading)).toContain(
    'It contains “a”, whose original had credentials that held; they can name people and places, so the film keeps their hash only.',
  );
  const marks = Buffer.from(manifestBytes).toString('latin1');
  expect(marks).toContain(credentials?.sha256);
  for (const name of THIRD_PARTY_NAMES) {
    expect(bytes.toString('latin1')).toContain(name);
    expect(marks).not.toContain(name);
  }
});
