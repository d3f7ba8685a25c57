import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { exampleJob, USERNAME } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoTimeline } from './video-timeline.tsx';

const DECIDED = '2026-05-02T12:00:00.000Z';
const historyOf = (
  kinds: readonly VideoHistoryBody['events'][number]['kind'][],
  found: Pick<VideoHistoryBody, 'findings' | 'wasHeld'> = { findings: [], wasHeld: false },
): VideoHistoryBody => ({
  ...found,
  events: kinds.map((kind) => ({ at: DECIDED, kind, by: 'reviewer', note: null })),
});
const MADE = historyOf(['created', 'approved']);

function eventsOf(changes: Partial<JobBody>, history?: VideoHistoryBody) {
  const { unmount } = renderScreen(
    <VideoTimeline job={exampleJob(1, changes)} history={history} />,
  );
  const events = screen.getAllByRole('listitem').map((item) => {
    const [what, reason] = item.querySelectorAll('p');
    const at = item.querySelector('time')?.getAttribute('datetime');
    return [what?.textContent, reason?.textContent, at];
  });
  unmount();
  return events;
}

const ORDERED = [`Ordered by ${USERNAME}`, undefined, '2026-05-01T12:00:00.000Z'];

it.each<[string, Partial<JobBody>, string]>([
  ['waits', { status: 'queued' }, 'Waiting to be created'],
  ['is being made', { status: 'processing', stage: 'Drawing' }, 'Drawing'],
  [
    'is held',
    { status: 'queued', moderationStatus: 'flagged' },
    'On hold until a reviewer approves it.',
  ],
  ['has failed', { status: 'failed', error: 'Out of memory' }, 'Out of memory'],
  ['has failed without a reason', { status: 'failed' }, 'Failed'],
])('ends with where a video stands that %s', (_, changes, what) => {
  expect(eventsOf(changes)).toEqual([ORDERED, [what, undefined, undefined]]);
});

it('tells all decisions about a finished video, and what is known before they are', () => {
  expect(eventsOf({ moderationStatus: 'approved' }, MADE)).toEqual([
    ORDERED,
    ['Created and labels checked', undefined, DECIDED],
    ['Approved by reviewer', undefined, DECIDED],
  ]);
  expect(eventsOf({ moderationStatus: 'approved' })).toEqual([ORDERED]);
});

it('says that who ordered a video decided about it', () => {
  const own: VideoHistoryBody = {
    ...MADE,
    events: MADE.events.map((event) => ({ ...event, by: USERNAME })),
  };
  expect(eventsOf({ moderationStatus: 'approved', author: USERNAME }, own).at(-1)).toEqual([
    `Approved by ${USERNAME}, who also ordered it`,
    undefined,
    DECIDED,
  ]);
});

it('ends with what a finished video waits for', () => {
  expect(eventsOf({ moderationStatus: 'pending' }).at(-1)?.[0]).toBe(
    'Awaiting review by an owner or admin',
  );
});

it('names nobody where the account is closed', () => {
  expect(eventsOf({ author: null })[0]).toEqual(['Ordered', undefined, ORDERED[2]]);
});

it('says with a decision what the reviewer said about it', () => {
  const history = historyOf(['approved', 'rejected']);
  const note = 'Quality: The title is hard to read.';
  const events = history.events.map((event, at) => (at === 1 ? { ...event, note } : event));
  const notes = eventsOf({ moderationStatus: 'rejected' }, { ...history, events });
  expect(notes.map(([, said]) => said)).toEqual([undefined, undefined, note]);
});

const finding = (category: 'brand' | 'misleading_bonus', firstUseOf?: string) => ({
  category,
  severity: 'flag' as const,
  excerpt: '',
  message: `About ${category}`,
  suggestion: '',
  ...(firstUseOf && { firstUseOf }),
});

it('says why a video is held, and who let it be created', () => {
  const found = {
    findings: [finding('brand', 'a-brand'), finding('misleading_bonus')],
    wasHeld: true,
  };
  const held = ['On hold: new brand, bonus without its conditions', undefined, undefined];
  const flagged = { status: 'queued', moderationStatus: 'flagged' } as const;
  expect(eventsOf(flagged, historyOf([], found))).toEqual([
    ORDERED,
    held,
    ['Awaiting approval by the platform operator', undefined, undefined],
  ]);
  expect(eventsOf({ status: 'queued' }, historyOf(['released'], found))).toEqual([
    ORDERED,
    held,
    ['Approved for creation by reviewer', undefined, DECIDED],
    ['Waiting to be created', undefined, undefined],
  ]);
});
