import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';

import { DownloadLink } from './download-link.tsx';

it.each<[string, string | null, Partial<JobBody>]>([
  ['not yet approved', 'Not yet approved: for review only.', {}],
  ['rejected', 'Rejected: for review only.', { moderationStatus: 'rejected' }],
  ['approved', null, { moderationStatus: 'approved' }],
  ['live', null, { moderationStatus: 'approved', shareUrl: '/v/abc' }],
])('says beside the download what a video that is %s is good for', (_name, note, changes) => {
  const job = exampleJob(1, changes);
  render(<DownloadLink job={job} />);
  const name = note === null ? 'Download' : 'Download for review';
  const link = screen.getByRole('link', { name });
  const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent ?? null).toBe(note);
});

it('is not there before there is a file', () => {
  render(<DownloadLink job={exampleJob(1, { status: 'generating', videoUrl: null })} />);
  expect(screen.queryByRole('link')).toBeNull();
});
