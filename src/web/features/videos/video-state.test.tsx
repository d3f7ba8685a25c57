import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';

import { VideoState } from './video-state.tsx';

it.each<[string, Partial<JobBody>]>([
  ['Queued', { status: 'queued' }],
  ['On hold', { status: 'queued', moderationStatus: 'flagged' }],
  ['Rendering 49%', { status: 'generating', progress: 0.49 }],
  ['Ready – awaiting review', {}],
  ['Approved', { moderationStatus: 'approved' }],
  ['Rejected', { moderationStatus: 'rejected' }],
  ['Live', { moderationStatus: 'approved', shareUrl: '/v/abc' }],
  ['Failed – refunded', { status: 'failed', refunded: true }],
  ['Failed', { status: 'failed' }],
  ['Rejected – refunded', { status: 'failed', moderationStatus: 'rejected', refunded: true }],
  ['Canceled – refunded', { status: 'failed', cancelled: true, refunded: true }],
])('says %s in one badge', (text, changes) => {
  const { container } = render(<VideoState job={exampleJob(1, changes)} />);
  expect(container.textContent).toBe(text);
});
