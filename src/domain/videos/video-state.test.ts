import { expect, it } from 'vitest';

import { videoStateOf } from './video-state.ts';

const MADE = {
  status: 'ready',
  moderationStatus: 'pending',
  isCancelled: false,
  isShared: false,
} as const;

it.each([
  ['queued', { status: 'queued' }],
  ['onHold', { status: 'queued', moderationStatus: 'flagged' }],
  ['rendering', { status: 'processing' }],
  ['rendering', { status: 'generating', moderationStatus: 'rejected' }],
  ['awaitingReview', {}],
  ['approved', { moderationStatus: 'approved' }],
  ['live', { moderationStatus: 'approved', isShared: true }],
  ['rejected', { moderationStatus: 'rejected', isShared: true }],
  ['rejected', { status: 'failed', moderationStatus: 'rejected' }],
  ['failed', { status: 'failed' }],
  ['cancelled', { status: 'failed', isCancelled: true }],
] as const)('is %s', (state, changes) => {
  expect(videoStateOf({ ...MADE, ...changes })).toBe(state);
});
