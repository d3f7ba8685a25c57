import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';
import { FILM_BYTES_MAX } from '#film/provenance/film-size-limit.ts';
import type { ManifestFacts } from '#film/provenance/manifest-definition.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import { listTopLevelBoxes } from '#film/provenance/reading/top-level-boxes.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';
import {
  makeFilmFolder,
  makeSmallFilm,
  readSound,
  type FilmFolder,
} from '#tests/support/film/small-film.ts';
import { makeTestChain } from '#tests/support/film/test-chain.ts';
import { xmpBox, xmpPacket } from '#film/provenance/xmp.ts';

const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
const smallFilm = await makeSmallFilm();

async function openFolder(): Promise<FilmFolder> {
  const folder = await makeFilmFolder();
  onTestFinished(() => folder.remove());
  return folder;
}

async function boxTypes(path: string): Promise<string[]> {
  using film = openDiskBlob(path);
  return (await listTopLevelBoxes(film.blob)).map(({ type }) => type);
}

test('a signed film says how it was made, is trusted, and plays as before', async () => {
  const folder = await openFolder();
  const path = await folder.write('film.mp4', smallFilm);
  const outputPath = folder.pathOf('signed.mp4');
  const { instanceId, manifestBytes } = await signFilm({
    path,
    outputPath,
    facts: STUDIO_FACTS,
    credentials,
  });

  const reading = await readProvenance(outputPath, [credentials.anchorPem]);
  const madeBy = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
  expect(reading.validation).toBe('trusted');
  expect(reading.reasons.map(({ code }) => code)).toEqual(['signingCredential.trusted']);
  expect(reading.xmp).toEqual({
    digitalSourceType: madeBy,
    title: STUDIO_FACTS.title,
    creatorTool: 'CasinoReel 1.2.3',
    createdAt: '2026-11-20T18:00:00.000Z',
    instanceId,
  });
  expect(reading.manifest).toMatchObject({
    title: STUDIO_FACTS.title,
    instanceId,
    generator: 'CasinoReel 1.2.3',
    signerName: 'CasinoReel Film Signer',
    visibleLabel: 'AI-generated',
    ingredients: [],
  });
  expect(reading.manifest?.actions[0]).toMatchObject({
    action: 'c2pa.created',
    digitalSourceType: madeBy,
    softwareAgent: 'CasinoReel 1.2.3',
  });
  expect(instanceId).toMatch(/^xmp:iid:[0-9a-f-]{36}$/);
  expect((await readFile(outputPath)).includes(Buffer.from(manifestBytes))).toBe(true);
  expect(await readSound(outputPath)).toEqual(await readSound(path));
  expect(await boxTypes(outputPath)).toEqual(['ftyp', 'uuid', 'moov', 'mdat', 'uuid']);
  expect(await readFile(path)).toEqual(Buffer.from(smallFilm));
  expect((await readdir(folder.pathOf('.'))).toSorted()).toEqual(['film.mp4', 'signed.mp4']);
});

test('a film may be signed in its place, under a given name, over an older mark', async () => {
  const folder = await openFolder();
  const oldMark = xmpPacket({
    digitalSourceType: 'trainedAlgorithmicMedia',
    creatorTool: 'Encoder',
    createdAt: new Date(0),
    instanceId: 'old',
  });
  const path = await folder.write('film.mp4', Buffer.concat([smallFilm, xmpBox(oldMark)]));
  const instanceId = 'xmp:iid:11111111-2222-4333-8444-555555555555';
  await signFilm({ path, outputPath: path, facts: STUDIO_FACTS, credentials, instanceId });
  const reading = await readProvenance(path, [credentials.anchorPem]);
  expect(reading.validation).toBe('trusted');
  expect(reading.xmp?.instanceId).toBe(instanceId);
  expect(await boxTypes(path)).toEqual(['ftyp', 'uuid', 'moov', 'mdat', 'uuid']);
});

test('clips of models are named, their own credentials kept and judged', async () => {
  const folder = await openFolder();
  const path = await folder.write('film.mp4', smallFilm);
  const signedClip = folder.pathOf('signed-clip.mp4');
  await signFilm({ path, outputPath: signedClip, facts: STUDIO_FACTS, credentials });
  const changed = await readFile(signedClip);
  changed.writeUInt8(changed.readUInt8(changed.length - 3000) ^ 1, changed.length - 3000);
  const brokenClip = await folder.write('broken-clip.mp4', changed);
  const model = { name: 'some-model', version: '2' };
  const facts: ManifestFacts = {
    ...STUDIO_FACTS,
    digitalSourceType: 'compositeWithTrainedAlgorithmicMedia',
    isScriptModelWritten: true,
    clips: [
      { path, title: 'Shot 1', model },
      { path: signedClip, title: 'Shot 2', model },
      { path: brokenClip, title: 'Shot 3', model },
    ],
  };
  const outputPath = folder.pathOf('signed.mp4');
  await signFilm({ path, outputPath, facts, credentials });
  const { manifest, validation } = await readProvenance(outputPath, [credentials.anchorPem]);
  expect(validation).toBe('trusted');
  expect(manifest?.ingredients.map((part) => [part.title, part.credentials])).toEqual([
    ['Shot 1', 'none'],
    ['Shot 2', 'intact'],
    ['Shot 3', 'broken'],
  ]);
  expect(manifest?.actions.map(({ action }) => action)).toEqual([
    'c2pa.created',
    'c2pa.placed',
    'c2pa.placed',
    'c2pa.placed',
    'c2pa.edited',
  ]);
  expect(manifest?.actions[0]?.description).toContain('language model');
  expect(manifest?.actions[1]?.softwareAgent).toBe('some-model 2');
});

test.each([
  ['P-384', { name: 'ECDSA', namedCurve: 'P-384' }],
  ['Ed25519', { name: 'Ed25519' }],
  [
    'RSA',
    {
      name: 'RSA-PSS',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
  ],
])(
  "an operator's own chain with a %s key signs films that its root vouches for",
  async (_, keys) => {
    const folder = await openFolder();
    const path = await folder.write('film.mp4', smallFilm);
    const chain = await makeTestChain({ keys });
    await signFilm({ path, outputPath: path, facts: STUDIO_FACTS, credentials: chain });
    const { validation, manifest } = await readProvenance(path, [chain.anchorPem]);
    expect(validation).toBe('trusted');
    expect(manifest?.signerName).toBe('Test Signer');
  },
);

test('where the anchor does not vouch for the signer, no film comes out', async () => {
  const folder = await openFolder();
  const path = await folder.write('film.mp4', smallFilm);
  const { anchorPem } = await makeTestChain();
  const signing = signFilm({
    path,
    outputPath: folder.pathOf('signed.mp4'),
    facts: STUDIO_FACTS,
    credentials: { ...credentials, anchorPem },
  });
  await expect(signing).rejects.toMatchObject({ fault: 'verificationFailed' });
  expect(await readdir(folder.pathOf('.'))).toEqual(['film.mp4']);
});

test('an expired certificate is refused before the film is touched', async () => {
  const folder = await openFolder();
  const path = await folder.write('film.mp4', smallFilm);
  const expired = await makeSigningCredentials({ signerName: 'A', now: new Date('2010-01-01') });
  const outputPath = folder.pathOf('signed.mp4');
  const signing = signFilm({ path, outputPath, facts: STUDIO_FACTS, credentials: expired });
  await expect(signing).rejects.toMatchObject({ fault: 'credentialsUnusable' });
  expect(await readdir(folder.pathOf('.'))).toEqual(['film.mp4']);
});

test('what is no whole MP4 is refused and leaves an older film in place', async () => {
  const folder = await openFolder();
  const outputPath = await folder.write('signed.mp4', 'older');
  const half = await folder.write('half.mp4', smallFilm.subarray(0, smallFilm.length - 9));
  const text = await folder.write('text.mp4', 'These are words and not a film at all.');
  for (const path of [half, text]) {
    const signing = signFilm({ path, outputPath, facts: STUDIO_FACTS, credentials });
    await expect(signing).rejects.toMatchObject({ fault: 'notAFilm' });
  }
  expect(await readFile(outputPath, 'utf8')).toBe('older');
});

test('a failed film does not hold up the next one', async () => {
  const folder = await openFolder();
  const path = await folder.write('film.mp4', smallFilm);
  const outputPath = folder.pathOf('signed.mp4');
  const film = { outputPath, facts: STUDIO_FACTS, credentials };
  const [bad, good] = await Promise.allSettled([
    signFilm({ ...film, path, outputPath: folder.pathOf('no/such/folder.mp4') }),
    signFilm({ ...film, path }),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { fault: 'signingFailed' } });
  expect(good.status).toBe('fulfilled');
});

test('films over the limit are refused by size alone, to sign or to read', async () => {
  const folder = await openFolder();
  const path = folder.pathOf('film.mp4');
  await writeFile(path, smallFilm);
  await truncate(path, FILM_BYTES_MAX + 1);
  const outputPath = folder.pathOf('signed.mp4');
  const signing = signFilm({ path, outputPath, facts: STUDIO_FACTS, credentials });
  await expect(signing).rejects.toMatchObject({ name: 'ProvenanceError', fault: 'tooLarge' });
  await expect(readProvenance(path)).rejects.toMatchObject({ fault: 'tooLarge' });
  await expect(stat(outputPath)).rejects.toMatchObject({ code: 'ENOENT' });
});
