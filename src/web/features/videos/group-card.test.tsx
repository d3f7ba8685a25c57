import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { GroupCard } from './group-card.tsx';
import type { JobBody } from '#contracts/schemas/job.ts';
import type { Selection } from '#web/ui/use-selection.ts';

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
  const downloads = ['Download 16:9', 'Download 9:16', 'Download 1:1'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(downloads).toEqual(jobs.map(({ videoUrl }) => videoUrl));
  const upright = screen.getByRole('button', { name: '9:16' });
  await user.click(upright);
  expect(upright.getAttribute('aria-pressed')).toBe('true');
  const title = screen.getByRole('link', { name: 'A night out' });
  expect(title.getAttribute('href')).toBe(`/videos/${jobs[1].id}`);
});
