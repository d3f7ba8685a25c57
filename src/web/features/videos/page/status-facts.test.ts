import { expect, it } from 'vitest';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { exampleJob, USERNAME } from '#web/testing/example-bodies.ts';

import { statusFacts } from './status-facts.ts';

type Kind = VideoHistoryBody['events'][number]['kind'];

const dayOf = (day: number) => `2026-05-0${day}T12:00:00.000Z`;

/** What happened on one day after the other, all by one person. */
const historyOf = (kinds: readonly Kind[], by = 'reviewer'): VideoHistoryBody => ({
  findings: [],
  wasHeld: false,
  events: kinds.map((kind, index) => ({ at: dayOf(index + 1), kind, by, note: null })),
});

const SHARE: ShareBody = {
  url: 'https://example.test/v/abc',
  embedUrl: 'https://example.test/e/abc',
  markets: ['US'],
  expiresAt: null,
  hasPassword: false,
  createdAt: dayOf(3),
  views: [],
};

const LIVE: Partial<JobBody> = {
  moderationStatus: 'approved',
  shareUrl: SHARE.url,
  markets: ['US', 'GB'],
};
const APPROVED = historyOf(['created', 'approved', 'shared']);

const textsOf = (
  changes: Partial<JobBody>,
  history?: VideoHistoryBody,
  share?: ShareBody,
): string[] =>
  statusFacts(exampleJob(1, changes), { history, share }).map(({ text }) => withoutTime(text));

/** Times depend on where the test runs. */
const withoutTime = (text: string) => text.replace(/, \d+:\d+.[AP]M/u, '');

it('tells since when a video is live, where, by whose approval and until when', () => {
  const facts = ['Live since May 3, 2026', 'United States', 'no expiry', 'Approved by reviewer'];
  expect(textsOf(LIVE, APPROVED, SHARE)).toEqual(facts);
  const ending = { ...SHARE, expiresAt: dayOf(9) };
  expect(textsOf(LIVE, APPROVED, ending).at(-2)).toBe('until May 9, 2026');
});

it('tells what is known before the rest is loaded', () => {
  expect(textsOf(LIVE)).toEqual(['United Kingdom, United States']);
});

it('marks an approval by the person who ordered the video', () => {
  const own = historyOf(['created', 'approved', 'shared'], USERNAME);
  const facts = statusFacts(exampleJob(1, LIVE), { history: own, share: SHARE });
  const marked = facts.filter(({ isWarning }) => isWarning).map(({ text }) => text);
  expect(marked).toEqual([`Approved by ${USERNAME}, who also ordered it`]);
});

it.each<[string, Partial<JobBody>, readonly Kind[], readonly string[]]>([
  [
    'is approved',
    { moderationStatus: 'approved' },
    ['created', 'approved'],
    ['Approved by reviewer, May 2, 2026', 'United States', 'not public yet'],
  ],
  [
    'awaits a review',
    {},
    ['created'],
    ['Awaiting review by an owner or admin', 'since May 1, 2026', 'United States'],
  ],
  [
    'awaits the operator',
    { isOperators: true, markets: ['US', 'GB', 'CA-ON', 'MT'] },
    ['created'],
    ['Awaiting approval by the platform operator', 'since May 1, 2026', '4 markets'],
  ],
  [
    'is held',
    { status: 'queued', moderationStatus: 'flagged' },
    [],
    ['Awaiting approval by the platform operator', 'since May 1, 2026'],
  ],
  [
    'is rejected',
    { moderationStatus: 'rejected' },
    ['created', 'approved', 'rejected'],
    ['Rejected by reviewer, May 3, 2026'],
  ],
  ['is made', { status: 'generating' }, [], [`Ordered by ${USERNAME}, May 1, 2026`]],
  [
    'failed',
    { status: 'failed', refunded: true },
    [],
    [`Ordered by ${USERNAME}, May 1, 2026`, '5 credits, refunded'],
  ],
])('tells of a video that %s', (_, changes, kinds, texts) => {
  expect(textsOf(changes, historyOf(kinds))).toEqual(texts);
});
