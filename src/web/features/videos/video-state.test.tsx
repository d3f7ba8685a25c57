import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';

import { VideoState } from './video-state.tsx';

it.each<[string, Partial<JobBody>]>([
  ['queued', { status: 'queued' }],
  ['queued·flaggedfor review', { status: 'queued', moderationStatus: 'flagged' }],
  ['generating·49 %', { status: 'generating', progress: 0.49 }],
  ['ready·pendingreview', {}],
  ['ready·approved', { moderationStatus: 'approved' }],
  ['ready·rejected', { moderationStatus: 'rejected' }],
  ['live', { moderationStatus: 'approved', shareUrl: '/v/abc' }],
  ['failed', { status: 'failed' }],
  ['failed·rejected', { status: 'failed', moderationStatus: 'rejected' }],
  ['cancelled', { status: 'failed', cancelled: true }],
])('says %s in one badge', (text, changes) => {
  const { container } = render(<VideoState job={exampleJob(1, changes)} />);
  expect(container.textContent).toBe(text);
  expect(screen.getByText(text.split('·')[0] ?? '')).toBeDefined();
});
