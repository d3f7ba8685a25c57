import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { FolderBody } from '#contracts/schemas/folder.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { Role } from '#domain/people/roles.ts';
import { VideosScreen } from '#web/features/videos/videos-screen.tsx';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const FRIDAY: FolderBody = {
  id: idOf(91),
  name: 'Friday nights',
  videoCount: 1,
  createdAt: '2026-05-01T12:00:00.000Z',
};

/** An API with a folder, three videos in no folder, and one in it. */
function openLibrary({
  role = 'owner',
  address = '/videos',
}: { role?: Role; address?: string } = {}) {
  const api = startFakeApi();
  let folders = [FRIDAY];
  const videos = new Map<string, JobBody>(
    [1, 2, 3].map((number) => [idOf(number), exampleJob(number)]),
  );
  videos.set(idOf(4), exampleJob(4, { folderId: FRIDAY.id }));
  api.on(folderRoutes.list, () => folders);
  api.on(jobRoutes.list, ({ query }) =>
    [...videos.values()].filter(
      ({ folderId }) => !query['folder'] || query['folder'] === (folderId ?? 'none'),
    ),
  );
  api.on(folderRoutes.move, ({ body }) => {
    const { jobIds, folderId } = body as { jobIds: string[]; folderId: string | null };
    for (const id of jobIds) {
      const job = videos.get(id);
      if (job) videos.set(id, { ...job, folderId });
    }
    return undefined;
  });
  api.on(folderRoutes.create, ({ body }) => {
    const folder = { ...FRIDAY, ...(body as { name: string }), id: idOf(92), videoCount: 0 };
    folders = [...folders, folder];
    return folder;
  });
  api.on(folderRoutes.remove, () => {
    folders = [];
    return undefined;
  });
  return { api, ...renderScreen(<VideosScreen />, { role, address }) };
}

const folderLink = (name: RegExp) => screen.findByRole('link', { name });

it('shows the videos of the folder that the address names', async () => {
  const { user, router } = openLibrary();
  await user.click(await folderLink(/Friday nights/));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(1));
  expect(router.state.location.search).toBe(`?folder=${FRIDAY.id}`);
  await user.click(await folderLink(/All videos/));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(4));
});

it('moves a selection, and moves it back on request', async () => {
  const { api, user } = openLibrary();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Prompt 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Prompt 4' }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move 2 videos' });
  await user.click(await within(dialog).findByRole('button', { name: 'Friday nights' }));
  await screen.findByText('2 videos moved to “Friday nights”');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.bodiesOf(folderRoutes.move)).toEqual([
      { jobIds: [idOf(1), idOf(4)], folderId: FRIDAY.id },
      { jobIds: [idOf(1)], folderId: null },
      { jobIds: [idOf(4)], folderId: FRIDAY.id },
    ]),
  );
});

it('opens a menu at its first entry, a link, from which arrow keys lead on', async () => {
  const { user } = openLibrary();
  const card = await screen.findByRole('article', { name: 'Prompt 2' });
  await user.click(within(card).getByRole('button', { name: 'More actions for Prompt 2' }));
  const [first, second] = await screen.findAllByRole('menuitem');
  expect(first?.tagName).toBe('A');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
});

it('makes a folder for what is moved', async () => {
  const { api, user } = openLibrary();
  const card = await screen.findByRole('article', { name: 'Prompt 2' });
  await user.click(within(card).getByRole('button', { name: 'More actions for Prompt 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move' }));
  await user.click(await screen.findByRole('button', { name: 'Create and move' }));
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name for the folder');
  await user.type(screen.getByRole('textbox', { name: 'New folder' }), ' Summer ');
  await user.click(screen.getByRole('button', { name: 'Create and move' }));
  await screen.findByText('1 video moved to “Summer”');
  expect(api.bodiesOf(folderRoutes.create)).toEqual([{ name: 'Summer' }]);
  expect(api.bodiesOf(folderRoutes.move)).toEqual([{ jobIds: [idOf(2)], folderId: idOf(92) }]);
});

it('takes the selection along that is dragged onto a folder', async () => {
  const { api, user } = openLibrary();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Prompt 1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Prompt 3' }));
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const folder = await folderLink(/Friday nights/);
  expect(fireEvent.dragOver(folder, { dataTransfer })).toBe(true);
  fireEvent.dragStart(screen.getByRole('article', { name: 'Prompt 1' }), { dataTransfer });
  expect(fireEvent.dragOver(folder, { dataTransfer })).toBe(false);
  fireEvent.drop(folder, { dataTransfer });
  await screen.findByText('2 videos moved to “Friday nights”');
  const jobIds = [idOf(1), idOf(3)];
  expect(api.bodiesOf(folderRoutes.move)).toEqual([{ jobIds, folderId: FRIDAY.id }]);
});

it('deletes the open folder and goes back to all videos', async () => {
  const { user, router } = openLibrary({ address: `/videos?folder=${FRIDAY.id}` });
  await user.click(await screen.findByRole('button', { name: 'Delete folder' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete folder' }));
  await screen.findByText('Folder deleted');
  expect(router.state.location.search).toBe('');
});

it('says beside the name why a folder was not renamed', async () => {
  const { api, user } = openLibrary({ address: `/videos?folder=${FRIDAY.id}` });
  const message = 'A folder with this name already exists';
  api.on(folderRoutes.rename, () => failure(409, { code: 'folder_exists', message }));
  await user.click(await screen.findByRole('button', { name: 'Rename folder' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Slots');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await screen.findByText(message);
  expect(screen.getByRole('dialog', { name: 'Rename folder' })).toBeDefined();
});

it('tells an empty folder from one that is gone', async () => {
  const { user } = openLibrary({ address: `/videos?folder=${idOf(99)}` });
  await screen.findByText('This folder does not exist');
  await user.click(screen.getByRole('button', { name: 'Show all videos' }));
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(4));
});

it('lets a viewer look into folders and change nothing', async () => {
  const { user } = openLibrary({ role: 'viewer', address: `/videos?folder=${FRIDAY.id}` });
  await folderLink(/Friday nights/);
  await screen.findByRole('article', { name: 'Prompt 4' });
  await user.click(screen.getByRole('button', { name: 'More actions for Prompt 4' }));
  await screen.findByRole('menuitem', { name: 'Proof sheet' });
  for (const name of ['New folder', 'Rename folder', 'Delete folder', 'Move', 'Delete']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  }
});
