import { expect, it } from 'vitest';

import { NO_WORDS } from '#domain/order/words.ts';
import { describeActivity, ordersOf } from './activity.ts';

const ORDERED = new Date('2026-05-01T12:00:00Z');
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
  ...changes,
});

it('combines the shapes of one order', () => {
  const jobs = [job('a'), job('b', { groupId: 'g' }), job('c', { groupId: 'g' }), job('d')];
  const ids = ordersOf(jobs).map((order) => order.map(({ id }) => id));
  expect(ids).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('separates the title of a video from what happened to it', () => {
  const [line] = describeActivity([job('a', { posterKey: 'p' })], (key) => `/media/${key}`);
  expect(line).toEqual({
    id: 'a',
    title: 'Autumn Lights',
    message: 'Roulette video is ready',
    preset: 'roulette',
    timestamp: ORDERED.toISOString(),
    type: 'ready',
    state: 'awaitingReview',
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
    (key) => key,
  );
  expect(line).toMatchObject({ id: 'c', type: 'generating', posterUrl: 'p' });
  expect(line).toMatchObject({ videoCount: 3, readyCount: 1 });
});

it('tells review, link and refund beside the type', () => {
  const stateOf = (changes: Parameters<typeof job>[1]) => {
    const [line] = describeActivity([job('a', changes)], (key) => key);
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
