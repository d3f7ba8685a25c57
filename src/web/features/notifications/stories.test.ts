import { expect, it } from 'vitest';

import { exampleNotification, idOf } from '#web/testing/example-bodies.ts';

import { storiesOf } from './stories.ts';

it('tells of each video what happened to it last, and keeps the rest', () => {
  const rejected = exampleNotification(3, { kind: 'rejected', jobId: idOf(1) });
  const other = exampleNotification(2);
  const ready = exampleNotification(1, { kind: 'ready', jobId: idOf(1) });
  expect(storiesOf([rejected, other, ready])).toEqual([
    { latest: rejected, earlier: [ready], count: 1, isRead: false },
    { latest: other, earlier: [], count: 1, isRead: false },
  ]);
});

it('counts as read what was read last, whatever came before', () => {
  const approved = exampleNotification(2, { jobId: idOf(1), isRead: true });
  const ready = exampleNotification(1, { kind: 'ready', jobId: idOf(1) });
  expect(storiesOf([approved, ready]).map(({ isRead }) => isRead)).toEqual([true]);
});

it('tells of the shapes of an order together, and of nothing else', () => {
  const shapes = [1, 2, 3].map((number) => exampleNotification(number, { title: 'Autumn' }));
  const sameDay = { jobId: null, title: 'croupier', kind: 'invitation_taken' } as const;
  const people = [4, 5].map((number) => exampleNotification(number, sameDay));
  expect(storiesOf([...shapes, ...people]).map(({ count }) => count)).toEqual([3, 1, 1]);
});
