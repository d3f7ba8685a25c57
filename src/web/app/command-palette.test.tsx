import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { brandRoutes } from '#contracts/routes/brands.ts';
import { folderRoutes } from '#contracts/routes/folders.ts';
import { jobRoutes } from '#contracts/routes/jobs.ts';
import { teamRoutes } from '#contracts/routes/team.ts';
import { setPaletteOpen } from '#web/app/palette-store.ts';
import { exampleJob, exampleLogin, idOf } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { CommandPalette } from './command-palette.tsx';

it('finds videos, people, folders and settings by what is typed', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.list, () => [exampleJob(7, { title: 'Autumn Lights' })]);
  api.on(teamRoutes.members, () => [{ ...exampleLogin('owner').user, username: 'autumn_ann' }]);
  api.on(brandRoutes.list, () => []);
  api.on(folderRoutes.list, () => [
    { id: idOf(9), name: 'Autumn campaign', videoCount: 1, createdAt: '2026-05-01T12:00:00.000Z' },
  ]);
  setPaletteOpen(true);
  const { user, router } = renderScreen(<CommandPalette />);
  const field = await screen.findByRole('combobox');

  await user.type(field, 'mark');
  expect(await screen.findByRole('option', { name: 'Settings: Markets' })).toBeTruthy();

  await user.clear(field);
  await user.type(field, 'autumn');
  expect(await screen.findByRole('option', { name: /^autumn_ann/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Autumn campaign' })).toBeTruthy();
  await user.click(await screen.findByRole('option', { name: /^Autumn Lights/ }));
  expect(router.state.location.pathname).toBe(`/videos/${idOf(7)}`);
});

it('keeps what somebody has selected when more is found, and closes by its button', async () => {
  const api = startFakeApi();
  const found = Promise.withResolvers<ReturnType<typeof exampleJob>[]>();
  api.on(jobRoutes.list, () => found.promise);
  api.on(teamRoutes.members, () => []);
  api.on(brandRoutes.list, () => []);
  api.on(folderRoutes.list, () => []);
  setPaletteOpen(true);
  const { user } = renderScreen(<CommandPalette />);
  const selected = () => screen.getByRole('option', { selected: true }).textContent;
  await user.type(await screen.findByRole('combobox'), 'settings');
  await user.keyboard('{ArrowDown}');
  const chosen = selected();
  await act(async () => found.resolve([exampleJob(7, { title: 'Settings of a night' })]));
  await screen.findByRole('option', { name: /^Settings of a night/ });
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
  expect(selected()).toBe(chosen);

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('offers what is done most and the latest videos first', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.list, () => [exampleJob(7, { title: 'Autumn Lights' })]);
  setPaletteOpen(true);
  renderScreen(<CommandPalette />);
  await screen.findByRole('option', { name: /^Autumn Lights/ });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.slice(0, 3)).toEqual([
    'Create a video',
    'Review the next video',
    'Top up credits',
  ]);
  expect(options[3]).toMatch(/^Autumn Lights/);
  expect(options[4]).toBe('Dashboard');
});
