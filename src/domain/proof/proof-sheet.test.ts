import { expect, it } from 'vitest';

import { NO_WORDS } from '../order/words.ts';
import { PROVEN_PARTS, type FilmProof } from './film-proof.ts';
import { isProven, proofSections, type ProofSheet } from './proof-sheet.ts';

const MEASURED = {
  text: 'words',
  secondsShown: 5,
  secondsWanted: 5,
  textHeightPixels: 30,
  contrast: 12,
  isInSafeArea: true,
};

function sheetWith(flashes: FilmProof['flashes']): ProofSheet {
  return {
    jobId: '11111111-1111-4111-8111-111111111111',
    prompt: 'An evening',
    words: NO_WORDS,
    leftOut: [],
    onScreen: [],
    preset: 'roulette',
    orderedAt: '2026-03-01T12:00:00Z',
    orderedBy: 'olive',
    finishedAt: '2026-03-01T12:01:00Z',
    markets: ['US'],
    findings: [],
    policyVersion: '1',
    marketsVersion: '1',
    decisions: [],
    film: { sha256: 'ab', bytes: 6, instanceId: 'xmp:iid:1', digitalSourceType: '' },
    proof: {
      rulesVersion: 2,
      width: 1280,
      height: 720,
      framesPerSecond: 24,
      frameCount: 120,
      parts: PROVEN_PARTS.map((part) => ({ ...MEASURED, part })),
      flashes,
    },
  };
}

const flashRows = (sheet: ProofSheet) =>
  proofSections(sheet).find(({ heading }) => heading === 'Flashes')?.rows;

it('reports how often the film flashes', () => {
  const sheet = sheetWith({ generalPerSecond: 2, redPerSecond: 0 });
  expect(flashRows(sheet)).toEqual([
    ['Flashes in one second', '2 over a quarter of the frame (at most 3)'],
    ['Red flashes in one second', '0 over a quarter of the frame (at most 0)'],
  ]);
  expect(isProven(sheet)).toBe(true);
  expect(isProven(sheetWith({ generalPerSecond: 5, redPerSecond: 0 }))).toBe(false);
});

it('reports no flashes if none were measured', () => {
  expect(flashRows(sheetWith(undefined))).toBeUndefined();
});

it('describes in words how large the file is and how it was made', () => {
  const sheet = sheetWith(undefined);
  const film = { ...sheet.film, bytes: 6_601_479, digitalSourceType: 'algorithmicMedia' };
  const file = proofSections({ ...sheet, film }).find(({ heading }) => heading === 'File');
  expect(file?.rows).toContainEqual(['Size', '6,601,479 bytes']);
  expect(file?.rows).toContainEqual([
    'How it was made',
    'Rendered by software, without a trained model (algorithmicMedia)',
  ]);
});

it('says where somebody decided about a video that they ordered themselves', () => {
  const approved = {
    at: '2026-03-02T12:00:00Z',
    kind: 'approved',
    what: 'Approved a video',
    note: null,
  } as const;
  const sheet = {
    ...sheetWith(undefined),
    decisions: [
      { ...approved, by: 'olive', hash: 'olive' },
      { ...approved, by: 'rob', note: 'Terms checked.', hash: 'rob' },
    ],
  };
  const rows = proofSections(sheet).find(({ topic }) => topic === 'review')?.rows;
  expect(rows?.map(([, row]) => row)).toEqual([
    'Approved a video, by olive, who also ordered it. Audit entry olive',
    'Approved a video, by rob (“Terms checked.”). Audit entry rob',
  ]);
});

it('names the words that were ordered and do not fit', () => {
  const line = { kind: 'note', text: 'Late registration', condition: 'until 4 PM' } as const;
  const words = { ...NO_WORDS, headline: 'Freeroll', lines: [line] };
  const sheet = { ...sheetWith(undefined), words, leftOut: ['lines.0', 'endCard'] };
  const rows = proofSections(sheet).find(({ heading }) => heading === 'On-screen text')?.rows;
  expect(rows).toEqual([
    ['Headline', 'Freeroll'],
    ['Ordered but not shown: does not fit', 'Late registration, until 4 PM'],
    ['Ordered but not shown: does not fit', 'Brand end card'],
  ]);
});
