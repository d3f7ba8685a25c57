import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { formatDay } from '#web/ui/text/moment.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import type { Selection } from '#web/ui/tables/use-selection.ts';

import { JobCard } from './job-card.tsx';

const selection: Selection<JobBody> = {
  selectAll: () => undefined,
  jobs: [],
  has: () => false,
  toggle: () => undefined,
  clear: () => undefined,
};

it.each<[string, Partial<JobBody>, string]>([
  ['failed', { status: 'failed', videoUrl: null, error: 'Drawing stopped' }, 'Drawing stopped'],
  ['rejected', { moderationStatus: 'rejected', moderationReason: 'Too dark' }, 'Too dark'],
])('shows what was asked for and why a video is %s', (_state, changes, reason) => {
  renderScreen(
    <JobCard job={exampleJob(1, { title: 'Friday opener', ...changes })} selection={selection} />,
  );
  screen.getByText('Prompt 1');
  expect(screen.getByText(reason)).toBeDefined();
});

it('shows the error of a failed video whole, beside its prompt and what a reviewer said', () => {
  const job = exampleJob(1, {
    title: 'Friday opener',
    status: 'failed',
    videoUrl: null,
    error: 'Drawing stopped: the third picture could not be read',
    moderationStatus: 'rejected',
    moderationReason: 'Too dark',
  });
  renderScreen(<JobCard job={job} selection={selection} />);
  screen.getByText('Prompt 1');
  screen.getByText('Too dark');
  expect(screen.getByText(/^Drawing stopped/).className).not.toContain('line-clamp');
});

it('says why a video is held beside its prompt', () => {
  const held = { title: 'Friday opener', moderationStatus: 'flagged', status: 'queued' } as const;
  renderScreen(<JobCard job={exampleJob(1, held)} selection={selection} />);
  screen.getByText('Prompt 1');
  expect(screen.getByText(/^On hold until/)).toBeDefined();
});

it('says in the words of a download what that of a rejected video is for', () => {
  const rejected = { moderationStatus: 'rejected', canBeCorrectedFree: true } as const;
  renderScreen(<JobCard job={exampleJob(1, rejected)} selection={selection} />);
  screen.getByRole('link', { name: 'Correct for free' });
  expect(screen.getByRole('link', { name: 'Download for review' })).toBeDefined();
});

it('says in one line what a video is, who ordered it, when and at what cost', () => {
  const order = { controlsJson: { duration: 15, aspectRatio: '9:16' }, author: 'dealer' };
  renderScreen(<JobCard job={exampleJob(1, order)} selection={selection} />);
  const facts = screen.getByText('15 s').parentElement;
  const told = [...(facts?.children ?? [])].map(({ textContent }) => textContent);
  expect(told).toEqual([
    'Roulette',
    '15 s',
    '9:16',
    'dealer',
    'US',
    formatDay('2026-05-01T12:00:00.000Z'),
    '5 credits',
  ]);
});
