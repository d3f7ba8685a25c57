import type { VideoState } from '#domain/videos/video-state.ts';

/** Labels of the states, the same on every screen. */
export const STATE_LABELS: Readonly<Record<VideoState, string>> = {
  queued: 'Queued',
  onHold: 'On hold',
  rendering: 'Rendering',
  awaitingReview: 'Ready – awaiting review',
  approved: 'Approved',
  live: 'Live',
  rejected: 'Rejected',
  failed: 'Failed',
  cancelled: 'Canceled',
};

export const TEXTS = {
  newBrand: 'new brand',
  newFile: 'new file',
  otherFindings: {
    review: 'not checked automatically',
    market: 'market rules',
    brand: 'brand rules',
    media: 'rights to a file',
  },
  refunded: (label: string) => `${label} – refunded`,
  rendering: (label: string, progress: number) => `${label} ${Math.round(progress * 100)}%`,
};
