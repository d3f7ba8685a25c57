import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { mediaRoutes } from '#contracts/routes/media.ts';
import { UPLOADS_PATH } from '#contracts/uploads-path.ts';
import { UPLOAD_PIECE_BYTES } from '#domain/media/media.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { FakeRequest, requestAt, startFakeRequests } from '#web/testing/fake-request.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

function Uploader() {
  const { uploads, add, remove } = useUploads();
  return (
    <>
      <DropZone onFiles={(files) => add(files, null)} />
      <UploadList uploads={uploads} remove={remove} />
    </>
  );
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pngNamed = (name: string) => new File([new Uint8Array([...PNG, 0, 0])], name);

function open() {
  startFakeRequests();
  const api = startFakeApi();
  api.on(mediaRoutes.list, () => []);
  const shown = renderScreen(<Uploader />);
  const choose = (...files: File[]) =>
    shown.user.upload(screen.getByLabelText('Files to upload'), files);
  return { ...shown, choose };
}

const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('sends files one after another and shows how far each is', async () => {
  const { choose } = open();
  await choose(pngNamed('first.png'), pngNamed('second.png'));
  const first = await requestAt(0);
  expect(FakeRequest.sent).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);

  first.tellProgress(5);
  const bar = await screen.findByRole('progressbar', { name: 'Uploading first.png' });
  await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('50 %, uploading'));
  first.end(201);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));

  (await requestAt(1)).end(201);
  await waitFor(() => expect(listed()).toEqual([]));
});

it('keeps a file that the server refused with its sentence, and goes on with the next', async () => {
  const { choose, user } = open();
  await choose(pngNamed('first.png'), pngNamed('second.png'));
  (await requestAt(0)).end(422, {
    responseText: JSON.stringify({ code: 'file_refused', message: 'This picture breaks off' }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('This picture breaks off');

  (await requestAt(1)).end(201);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Dismiss first.png' }));
  expect(listed()).toEqual([]);
});

it('sends nothing of a file whose first bytes show that it cannot be used', async () => {
  const { choose } = open();
  await choose(new File(['no picture at all'], 'notes.png'));
  await screen.findByRole('alert');
  expect(FakeRequest.sent).toEqual([]);
});

it('stops an upload that is cancelled without a word, and begins with the next', async () => {
  const { choose, user } = open();
  await choose(pngNamed('first.png'), pngNamed('second.png'));
  await requestAt(0);
  await user.click(screen.getByRole('button', { name: 'Cancel first.png' }));

  (await requestAt(1)).end(201);
  await waitFor(() => expect(listed()).toEqual([]));
});

it('goes on with a large file where it broke off, after what has arrived', async () => {
  const { choose } = open();
  const size = UPLOAD_PIECE_BYTES + 10;
  const bytes = new Uint8Array(size);
  bytes.set(PNG);
  await choose(new File([bytes], 'large.png'));
  const begun = await requestAt(0);
  expect([begun.method, begun.path]).toEqual(['POST', UPLOADS_PATH]);
  begun.end(201, { responseHeaders: { location: '/uploads/1' } });

  const broken = await requestAt(1);
  expect(broken.headers.get('upload-offset')).toBe('0');
  broken.dispatchEvent(new Event('error'));
  const asked = await requestAt(2);
  expect([asked.method, asked.path]).toEqual(['HEAD', '/uploads/1']);
  asked.end(200, { responseHeaders: { 'upload-offset': '4' } });

  const resumed = await requestAt(3);
  expect([resumed.method, resumed.headers.get('upload-offset')]).toEqual(['PATCH', '4']);
  resumed.end(204, { responseHeaders: { 'upload-offset': String(size) } });
  await waitFor(() => expect(listed()).toEqual([]));
});
