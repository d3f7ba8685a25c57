import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideosScreen } from './videos-screen.tsx';

/** An API that lists these videos, hides deleted ones and brings them back. */
function startLibrary(videos: readonly JobBody[]) {
  const api = startFakeApi();
  const deleted = new Set<string>();
  const idIn = (path: string) => videos.find(({ id }) => path.includes(id))?.id ?? '';
  api.on(folderRoutes.list, () => []);
  api.on(jobRoutes.list, () => videos.filter(({ id }) => !deleted.has(id)));
  api.on(jobRoutes.remove, ({ path }) => {
    deleted.add(idIn(path));
    return undefined;
  });
  api.on(jobRoutes.restore, ({ path }) => {
    deleted.delete(idIn(path));
    return exampleJob(0);
  });
  return api;
}

const titles = () =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

it('deletes what is ticked at once, and brings all of it back on request', async () => {
  startLibrary([exampleJob(1), exampleJob(2), exampleJob(3)]);
  const { user } = renderScreen(<VideosScreen />);
  await screen.findByRole('article', { name: 'Prompt 1' });

  await user.click(tick('Prompt 1'));
  await user.click(tick('Prompt 3'));
  const bar = screen.getByRole('region', { name: 'Selection' });
  expect(bar.textContent).toContain('2 selected');
  await user.click(within(bar).getByRole('button', { name: 'Delete 2' }));

  await waitFor(() => expect(titles()).toEqual(['Prompt 2']));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('2 videos restored');
  await waitFor(() => expect(titles()).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3']));
});

it('says how many videos are ticked with the formats of one order, and asks before public links end', async () => {
  const formats = [1, 2].map((number) => exampleJob(number, { groupId: idOf(9) }));
  const api = startLibrary([...formats, exampleJob(3, { shareUrl: '/v/abc' })]);
  const { user } = renderScreen(<VideosScreen />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Prompt 1' }));
  await user.click(tick('Prompt 3'));
  const bar = screen.getByRole('region', { name: 'Selection' });
  expect(bar.textContent).toContain('3 videos from 2 orders selected');
  await user.click(within(bar).getByRole('button', { name: 'Delete 3' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete these 3 videos?' });
  expect(question.textContent).toContain('1 public link stops working for good');
  expect(api.bodiesOf(jobRoutes.remove)).toEqual([]);
});

it('lets a finger tick videos once it is asked to, and forgets them afterwards', async () => {
  startLibrary([exampleJob(1)]);
  const { user } = renderScreen(<VideosScreen />);
  const card = await screen.findByRole('article', { name: 'Prompt 1' });
  const isAsked = () => card.closest('[data-selecting]') !== null;
  expect(isAsked()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(isAsked()).toBe(true);
  await user.click(tick('Prompt 1'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(isAsked()).toBe(false);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('says why a video was not deleted, and shows what was', async () => {
  const api = startLibrary([exampleJob(1), exampleJob(2)]);
  api.on(jobRoutes.remove, ({ path }) =>
    path.includes(idOf(2))
      ? failure(409, { code: 'wrong_state', message: 'It is being made again' })
      : undefined,
  );
  const { user } = renderScreen(<VideosScreen />);
  await screen.findByRole('article', { name: 'Prompt 1' });
  const listed = () => api.calls.filter(({ path }) => path === jobRoutes.list.path).length;
  const before = listed();

  await user.click(tick('Prompt 1'));
  await user.click(tick('Prompt 2'));
  await user.click(screen.getByRole('button', { name: 'Delete 2' }));

  await screen.findByText('It is being made again');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await waitFor(() => expect(listed()).toBeGreaterThan(before));
});

it('offers for a selection only what can be done with it', async () => {
  startLibrary([
    exampleJob(1, { status: 'queued', videoUrl: null }),
    exampleJob(2, { author: 'somebody_else' }),
    exampleJob(3, { status: 'failed', videoUrl: null, error: 'Out of memory' }),
  ]);
  const { user } = renderScreen(<VideosScreen />, { role: 'creator' });
  await screen.findByRole('article', { name: 'Prompt 1' });

  for (const name of ['Prompt 1', 'Prompt 2', 'Prompt 3']) await user.click(tick(name));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  const offered = bar.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Download 1', 'Move 2', 'Cancel 1', 'Delete 1', 'Clear selection']);

  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('searches once nobody types any more, and keeps the search in the address', async () => {
  const api = startLibrary([exampleJob(1)]);
  const { user, router } = renderScreen(<VideosScreen />);
  await screen.findByRole('article', { name: 'Prompt 1' });

  await user.type(screen.getByRole('searchbox', { name: 'Search videos' }), 'wheel');
  const searches = () => api.calls.flatMap(({ query }) => query['search'] ?? []);
  await waitFor(() => expect(searches()).toEqual(['wheel']));
  expect(router.state.location.search).toBe('?search=wheel');
});

it('tells an empty library from a search that finds nothing', async () => {
  startLibrary([]);
  const { user } = renderScreen(<VideosScreen />, { address: '/videos?search=dice' });
  await screen.findByText('No results');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No videos yet')).toBeDefined();
  expect(screen.queryByText('No results')).toBeNull();
});

it.each([
  ['an owner', 'owner', true],
  ['a viewer', 'viewer', false],
] as const)('leads %s from no videos to Create Video', async (_, role, hasPresets) => {
  startLibrary([]);
  renderScreen(<VideosScreen />, { role });
  await screen.findByText('No videos yet');
  const link = screen.getByRole('link', { name: 'Create Video' });
  expect(link.getAttribute('href')).toBe('/create');
  expect(screen.queryByRole('link', { name: /Roulette/ }) !== null).toBe(hasPresets);
});

it('counts the orders beside the videos where an order has several formats', async () => {
  const formats = [1, 2].map((number) => exampleJob(number, { groupId: idOf(9) }));
  startLibrary([...formats, exampleJob(3)]);
  renderScreen(<VideosScreen />);
  expect(await screen.findByText('3 videos from 2 orders')).toBeDefined();
});
