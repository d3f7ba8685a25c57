import { expect, it } from 'vitest';

import { NO_WORDS } from '#domain/order/words.ts';
import { describeActivity, ordersOf } from './activity.ts';

const ORDERED = new Date('2026-05-01T12:00:00Z');
const VIEWING = {
  userId: 'olive',
  now: ORDERED,
  posterOf: (key: string) => `/media/${key}`,
};
const job = (
  id: string,
  changes: Partial<Parameters<typeof describeActivity>[0][number]> = {},
) => ({
  id,
  groupId: null,
  preset: 'roulette',
  label: null,
  words: { ...NO_WORDS, headline: 'Autumn Lights' },
  prompt: 'Hi team, we want a video.',
  status: 'ready' as const,
  moderationStatus: 'pending' as const,
  costCredits: 50,
  posterKey: null,
  createdAt: ORDERED,
  finishedAt: null,
  cancelledAt: null,
  authorId: 'olive',
  findings: [],
  moderationReason: null,
  decidedAt: null,
  rejectedByOperator: false,
  resubmits: null,
  correctedAt: null,
  correctionsUsed: 0,
  ...changes,
});

it('combines the shapes of one order', () => {
  const jobs = [job('a'), job('b', { groupId: 'g' }), job('c', { groupId: 'g' }), job('d')];
  const ids = ordersOf(jobs).map((order) => order.map(({ id }) => id));
  expect(ids).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('separates the title of a video from what happened to it', () => {
  const [line] = describeActivity([job('a', { posterKey: 'p' })], VIEWING);
  expect(line).toEqual({
    id: 'a',
    title: 'Autumn Lights',
    message: 'Roulette video is ready',
    preset: 'roulette',
    timestamp: ORDERED.toISOString(),
    type: 'ready',
    state: 'awaitingReview',
    reason: null,
    isCorrectable: false,
    refunded: false,
    posterUrl: '/media/p',
    videoCount: 1,
    readyCount: 1,
  });
});

it('reports the pending shapes and how many are ready', () => {
  const [line] = describeActivity(
    [
      job('a', { posterKey: 'p' }),
      job('b', { status: 'queued' }),
      job('c', { status: 'generating' }),
    ],
    VIEWING,
  );
  expect(line).toMatchObject({ id: 'c', type: 'generating', posterUrl: '/media/p' });
  expect(line).toMatchObject({ videoCount: 3, readyCount: 1 });
});

it('tells review, link and refund beside the type', () => {
  const stateOf = (changes: Parameters<typeof job>[1]) => {
    const [line] = describeActivity([job('a', changes)], VIEWING);
    return [line?.type, line?.state, line?.refunded];
  };
  expect(stateOf({ moderationStatus: 'approved' })).toEqual(['ready', 'approved', false]);
  expect(stateOf({ moderationStatus: 'approved', shareSlug: 's' })).toEqual([
    'ready',
    'live',
    false,
  ]);
  expect(stateOf({ status: 'failed', cancelledAt: ORDERED })).toEqual([
    'cancelled',
    'cancelled',
    true,
  ]);
});

it('says why a video is held or was rejected, and who can correct it free of charge', () => {
  const found = {
    category: 'misleading_bonus',
    severity: 'flag',
    excerpt: '',
    message: '',
    suggestion: '',
  } as const;
  const of = (changes: Parameters<typeof job>[1], userId = 'olive') =>
    describeActivity([job('a', changes)], { ...VIEWING, userId })[0];
  const held = { status: 'queued', moderationStatus: 'flagged', findings: [found] } as const;
  expect(of(held)).toMatchObject({
    reason: 'Bonus without its conditions',
    isCorrectable: false,
  });
  const brand = { ...found, category: 'brand' } as const;
  expect(of({ ...held, findings: [brand] })?.reason).toBe('Brand rules');
  expect(of({ ...held, findings: [{ ...brand, firstUseOf: 'b' }] })?.reason).toBe('New brand');
  const rejected = {
    moderationStatus: 'rejected',
    moderationReason: 'Poor quality',
    decidedAt: ORDERED,
    rejectedByOperator: true,
    findings: [found],
  } as const;
  expect(of(rejected)).toMatchObject({
    reason: 'Poor quality',
    isCorrectable: true,
  });
  expect(of(rejected, 'rob')?.isCorrectable).toBe(false);
  expect(of({ ...rejected, rejectedByOperator: false })?.isCorrectable).toBe(false);
});
