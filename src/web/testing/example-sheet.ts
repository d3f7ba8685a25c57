import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { NO_WORDS } from '#domain/order/words.ts';

const PART = {
  part: 'aiLabel',
  text: 'AI-generated',
  secondsShown: 5,
  secondsWanted: 5,
  textHeightPixels: 47,
  contrast: 19.2,
  isInSafeArea: true,
} as const;

/** A sheet for tests. */
export const EXAMPLE_SHEET: ProofSheetBody = {
  jobId: '1',
  prompt: 'Roulette',
  preset: 'roulette',
  words: { ...NO_WORDS, lines: [] },
  leftOut: [],
  onScreen: [],
  orderedAt: '2026-05-01T12:00:00.000Z',
  orderedBy: 'dealer',
  finishedAt: '2026-05-01T12:01:00.000Z',
  markets: ['US'],
  findings: [],
  policyVersion: '1',
  marketsVersion: '1',
  decisions: [],
  film: { sha256: '', bytes: 1, instanceId: '', digitalSourceType: '' },
  proof: {
    rulesVersion: 2,
    width: 1920,
    height: 1080,
    framesPerSecond: 24,
    frameCount: 120,
    parts: [PART, { ...PART, part: 'ageMark', text: '21+', secondsShown: 3 }],
    flashes: { generalPerSecond: 0, redPerSecond: 0 },
  },
};
