import { expect, test } from 'vitest';
import { listTopLevelBoxes } from '#film/provenance/reading/top-level-boxes.ts';

function box(type: string, body: readonly number[] = [], length = 8 + body.length): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, Buffer.from(body)]);
}

const list = (...parts: readonly Buffer[]) => listTopLevelBoxes(new Blob([Buffer.concat(parts)]));

test('boxes stand one after another', async () => {
  expect(await list(box('ftyp', [1, 2]), box('moov'), box('mdat', [3]))).toEqual([
    { type: 'ftyp', start: 0, end: 10, bodyStart: 8 },
    { type: 'moov', start: 10, end: 18, bodyStart: 18 },
    { type: 'mdat', start: 18, end: 27, bodyStart: 26 },
  ]);
});

test('a uuid box has a longer header, which names it', async () => {
  const id = Array.from({ length: 16 }, (_, index) => index);
  expect(await list(box('uuid', [...id, 9]))).toEqual([
    { type: 'uuid', id: '000102030405060708090a0b0c0d0e0f', start: 0, end: 25, bodyStart: 24 },
  ]);
});

test('a length of 1 announces 64 bits, a length of 0 the end of the file', async () => {
  const long = box('mdat', [0, 0, 0, 0, 0, 0, 0, 18, 1, 2], 1);
  expect(await list(long, box('free', [1, 2, 3], 0))).toEqual([
    { type: 'mdat', start: 0, end: 18, bodyStart: 16 },
    { type: 'free', start: 18, end: 29, bodyStart: 26 },
  ]);
});

test.each([
  ['too short for its header', box('free', [], 7)],
  ['longer than the file', box('mdat', [1], 10)],
  ['a uuid without room for its id', box('uuid', [1, 2], 10)],
  ['a 64-bit length that is cut off', box('mdat', [0, 0], 1)],
])('the list ends before a box that is %s', async (_, broken) => {
  expect((await list(box('ftyp'), broken)).map(({ type }) => type)).toEqual(['ftyp']);
});

test('endless or empty files end', async () => {
  expect(await list()).toEqual([]);
  expect(await list(Buffer.alloc(64, 0xff))).toEqual([]);
});
