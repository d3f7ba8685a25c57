import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDiskBlob } from '#film/provenance/engine/open-disk-blob.ts';

const folder = mkdtempSync(join(tmpdir(), 'disk-blob-'));
const path = join(folder, 'file');
writeFileSync(path, 'on the disk');
afterAll(() => rmSync(folder, { recursive: true }));

const TEXT = 'on the disk, and in memory';

test('a file and bytes after it read like one blob', async () => {
  using file = openDiskBlob(path);
  const blob = file.blob.followedBy(Buffer.from(', and in memory'));
  const real = new Blob([TEXT]);
  for (let start = 0; start <= TEXT.length; start += 3) {
    for (let end = start; end <= TEXT.length + 2; end += 2) {
      const [ours, theirs] = [blob.slice(start, end), real.slice(start, end)];
      expect(ours.size).toBe(theirs.size);
      expect(Buffer.from(await ours.arrayBuffer())).toEqual(
        Buffer.from(await theirs.arrayBuffer()),
      );
    }
  }
});

test('a slice of a slice counts from its own start', async () => {
  using file = openDiskBlob(path);
  const slice = file.blob.followedBy(Buffer.from('!')).slice(3, 12).slice(4);
  expect(Buffer.from(await slice.arrayBuffer()).toString()).toBe('disk!');
});

test('a file that became shorter is an error, not zeros', () => {
  const shrinking = join(folder, 'shrinking');
  writeFileSync(shrinking, 'twelve bytes');
  using file = openDiskBlob(shrinking);
  writeFileSync(shrinking, 'six');
  expect(() => file.blob.readInto(new Uint8Array(12))).toThrow('shorter');
});
