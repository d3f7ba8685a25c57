import type { JobBody } from '#contracts/schemas/job.ts';
import { NO_WORDS } from '#domain/order/words.ts';

/** A finished video job as returned by the API, with one of the landing page's films. */
export function jobBody(changes: Partial<JobBody>): JobBody {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    groupId: null,
    title: null,
    folderId: null,
    prompt: 'Friday night at the Grand Aurora. Free entry before ten.',
    preset: 'roulette',
    words: { ...NO_WORDS, lines: [], headline: 'Friday night' },
    leftOut: [],
    status: 'ready',
    videoUrl: '/examples/roulette.mp4',
    posterUrl: '/examples/roulette.webp',
    captionsUrl: null,
    error: null,
    costCredits: 50,
    refunded: false,
    cancelled: false,
    createdAt: '2026-11-21T20:00:00.000Z',
    moderationStatus: 'pending',
    moderationReason: null,
    isOperators: false,
    canBeCorrectedFree: false,
    freeCorrectionsLeft: 0,
    controlsJson: {},
    seed: 7,
    brand: null,
    shots: null,
    hasModelShots: false,
    fellBackFrom: null,
    markets: ['US'],
    advertises: 'online',
    shareUrl: null,
    author: null,
    progress: 1,
    videosBefore: null,
    stage: null,
    ...changes,
  };
}
