import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { GroupCard } from './group-card.tsx';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';

const groupId = '00000000-0000-4000-8000-0000000000aa';
const inShape = (number: number, aspectRatio: string) =>
  exampleJob(number, { groupId, prompt: 'A night out', controlsJson: { aspectRatio } });
const selection: Selection<JobBody> = {
  selectAll: () => undefined,
  jobs: [],
  has: () => false,
  toggle: () => undefined,
  clear: () => undefined,
};

it('is one card with a download of each shape', async () => {
  const jobs = [inShape(1, '16:9'), inShape(2, '9:16'), inShape(3, '1:1')] as const;
  const { user } = renderScreen(<GroupCard jobs={[...jobs]} selection={selection} />);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  screen.getByText('3 × 5 credits');
  screen.getByRole('button', { name: 'Download all (3)' });
  const download = () =>
    screen.getByRole('link', { name: 'Download for review' }).getAttribute('href');
  expect(download()).toBe(jobs[0].videoUrl);
  const upright = screen.getByRole('button', { name: '9:16' });
  await user.click(upright);
  expect(upright.getAttribute('aria-pressed')).toBe('true');
  expect(download()).toBe(jobs[1].videoUrl);
  const title = screen.getByRole('link', { name: 'A night out' });
  expect(title.getAttribute('href')).toBe(`/videos/${jobs[1].id}`);
});

it('says how many of its videos are ready, and ticks all of them at once', async () => {
  const ticked: string[] = [];
  const watched = { ...selection, toggle: (...ids: readonly string[]) => ticked.push(...ids) };
  const waiting = { ...inShape(2, '9:16'), status: 'queued', videoUrl: null } as const;
  const { user } = renderScreen(
    <GroupCard jobs={[inShape(1, '16:9'), waiting]} selection={watched} />,
  );
  screen.getByText('1 of 2 ready');
  await user.click(screen.getByRole('checkbox'));
  expect(ticked).toHaveLength(2);
});

it('says how many of its videos were refunded', () => {
  const failed = { ...inShape(2, '9:16'), status: 'failed', refunded: true } as const;
  const jobs = [inShape(1, '16:9'), failed, inShape(3, '1:1')] as const;
  renderScreen(<GroupCard jobs={[...jobs]} selection={selection} />);
  expect(screen.getByText('15 credits, 1 of 3 refunded')).toBeDefined();
});
