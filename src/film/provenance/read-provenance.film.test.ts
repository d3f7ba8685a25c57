import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSigningCredentials } from '#film/provenance/credentials/make-signing-credentials.ts';
import { DiskBlob } from '#film/provenance/engine/disk-blob.ts';
import { readProvenance } from '#film/provenance/read-provenance.ts';
import type { ProvenanceReading } from '#film/provenance/reading/provenance-reading.ts';
import { listTopLevelBoxes, type TopLevelBox } from '#film/provenance/reading/top-level-boxes.ts';
import { signFilm } from '#film/provenance/sign-film.ts';
import { STUDIO_FACTS } from '#tests/support/film/film-facts.ts';
import { makeFilmFolder, makeSmallFilm } from '#tests/support/film/small-film.ts';

const credentials = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
const folder = await makeFilmFolder();
let signed: Buffer;
let boxes: readonly TopLevelBox[];

beforeAll(async () => {
  const path = await folder.write('film.mp4', await makeSmallFilm());
  await signFilm({ path, outputPath: path, facts: STUDIO_FACTS, credentials });
  signed = await readFile(path);
  boxes = await listTopLevelBoxes(new DiskBlob([signed]));
});
afterAll(() => folder.remove());

async function read(
  film: Uint8Array | string,
  anchorsPem = [credentials.anchorPem],
): Promise<ProvenanceReading> {
  return readProvenance(await folder.write('changed.mp4', film), anchorsPem);
}

function box(type: string): TopLevelBox {
  const found = boxes.findLast((candidate) => candidate.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

function without({ start, end }: TopLevelBox): Buffer {
  return Buffer.concat([signed.subarray(0, start), signed.subarray(end)]);
}

function withByteChanged(at: number): Buffer {
  const changed = Buffer.from(signed);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

test.each<[string, () => number]>([
  ['the first byte of the sound', () => box('mdat').bodyStart],
  ['the last byte of the sound', () => box('mdat').end - 1],
  ['the index', () => (box('moov').start + box('moov').end) >> 1],
  ['the name of the index', () => box('moov').start + 5],
  ['the XMP mark', () => (box('uuid').bodyStart + box('uuid').end) >> 1],
])('one bit changed in %s makes a film invalid', async (_, place) => {
  const { validation, reasons } = await read(withByteChanged(place()));
  expect(validation).toBe('invalid');
  expect(reasons).toEqual([
    {
      code: 'assertion.bmffHash.mismatch',
      sentence: 'Picture, sound or marks were changed after the file was signed.',
    },
  ]);
});

test('one bit changed in a statement of the manifest makes a film invalid', async () => {
  const at = signed.indexOf('algorithmicMedia');
  const { validation, reasons } = await read(withByteChanged(at));
  expect(validation).toBe('invalid');
  expect(reasons.map(({ code }) => code)).toContain('assertion.hashedURI.mismatch');
});

test('one bit changed in the signature makes a film invalid', async () => {
  const manifest = boxes.find(({ type }) => type === 'uuid');
  const { validation, reasons } = await read(withByteChanged((manifest?.end ?? 0) - 1));
  expect(validation).toBe('invalid');
  expect(reasons.map(({ code }) => code)).toContain('claimSignature.mismatch');
});

const FREE_BOX = Buffer.from('\0\0\0\x0cfree\x01\x02\x03\x04', 'latin1');

test.each<[string, () => Buffer]>([
  ['cut short', () => signed.subarray(0, -1)],
  ['cut in half', () => signed.subarray(0, signed.length >> 1)],
  ['lengthened by a free box', () => Buffer.concat([signed, FREE_BOX])],
  ['lengthened by zeros', () => Buffer.concat([signed, Buffer.alloc(20)])],
  ['without its XMP mark', () => without(box('uuid'))],
])('a film %s is invalid', async (_, change) => {
  const { validation, reasons } = await read(change());
  expect(validation).toBe('invalid');
  expect(reasons).toHaveLength(1);
});

test('a film stripped of its manifest says so and keeps its mark', async () => {
  const manifest = boxes.find(({ type }) => type === 'uuid');
  if (!manifest) throw new Error('no manifest');
  const reading = await read(without(manifest));
  expect(reading).toMatchObject({ validation: 'none', manifest: null });
  expect(reading.reasons.map(({ code }) => code)).toEqual(['film.noManifest']);
  expect(reading.xmp?.creatorTool).toBe('CasinoReel 1.2.3');
});

test('a film that was never signed, and a file that is no film, have no provenance', async () => {
  const never = await read(await makeSmallFilm());
  expect(never).toMatchObject({ validation: 'none', manifest: null, xmp: null });
  for (const words of ['', 'short', 'a file full of words and nothing else']) {
    const { validation, reasons } = await read(words);
    expect(validation).toBe('none');
    expect(reasons.map(({ code }) => code)).toEqual(['film.notMp4']);
  }
});

test('without an anchor, or with a stranger’s, an intact film is valid and not trusted', async () => {
  const stranger = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
  for (const anchors of [[], [stranger.anchorPem]]) {
    const { validation, reasons } = await read(signed, anchors);
    expect(validation).toBe('valid');
    expect(reasons.map(({ code }) => code)).toEqual(['signingCredential.untrusted']);
  }
});

test('one of several anchors is enough, so that films outlast a renewal', async () => {
  const renewed = await makeSigningCredentials({ signerName: 'CasinoReel', now: new Date() });
  const { validation } = await read(signed, [renewed.anchorPem, credentials.anchorPem]);
  expect(validation).toBe('trusted');
});

test('a file that is not there is a system error, not a verdict', async () => {
  await expect(readProvenance(folder.pathOf('none.mp4'))).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
