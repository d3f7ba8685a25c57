import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';

import { expect, onTestFinished, test } from 'vitest';
import { readClipsThrough, serveClips } from '#film/clips/clip-port.ts';
import { openClipReader, type OpenClipReader } from '#film/clips/clip-reader.ts';

const CLIP = fileURLToPath(
  new URL('../../../tests/fixtures/clips/brighter-each-frame.mp4', import.meta.url),
);

function openThroughChannel(): OpenClipReader {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port2.close());
  serveClips(port1);
  return readClipsThrough(port2);
}

test('a thread sees what the thread sees that reads for it, of several clips by turns', async () => {
  const here = await openClipReader(CLIP);
  onTestFinished(() => here.close());
  const open = openThroughChannel();
  const [one, other] = [await open(CLIP), await open(CLIP)];
  expect(one.seconds).toBe(here.seconds);
  for (const [clip, at] of [
    [one, 0.25],
    [other, 1.5],
    [one, 0.5],
  ] as const) {
    expect(await clip.pictureAt(at)).toEqual(await here.pictureAt(at));
  }
});

test('a thread hears what is wrong with a clip, and goes on with others', async () => {
  const open = openThroughChannel();
  const text = fileURLToPath(import.meta.url);
  await expect(open(text)).rejects.toMatchObject({ name: 'FilmError', reason: 'pictureFailed' });
  const clip = await open(CLIP);
  clip.close();
  await expect(clip.pictureAt(0)).rejects.toMatchObject({ reason: 'pictureFailed' });
  expect((await open(CLIP)).seconds).toBe(2);
});
