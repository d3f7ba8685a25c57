import { inflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { NO_WORDS } from '#domain/order/words.ts';
import type { ProofSheet } from '#domain/proof/proof-sheet.ts';
import { paintProofSheet } from '#film/proof/paint-proof-sheet.ts';

const MOMENT = '2026-03-01T12:00:00Z';
const SHEET: ProofSheet = {
  jobId: '11111111-1111-4111-8111-111111111111',
  prompt: 'An evening',
  words: { ...NO_WORDS, headline: 'Velvet Hour' },
  leftOut: [],
  onScreen: [],
  preset: 'roulette',
  orderedAt: MOMENT,
  orderedBy: null,
  finishedAt: MOMENT,
  markets: ['US'],
  findings: [],
  policyVersion: '1',
  marketsVersion: '1',
  decisions: [],
  film: { sha256: 'ab', bytes: 6, instanceId: 'xmp:iid:1', digitalSourceType: 'algorithmicMedia' },
  proof: {
    rulesVersion: 1,
    width: 1280,
    height: 720,
    framesPerSecond: 24,
    frameCount: 120,
    parts: [],
  },
};

const STREAM = /stream\r?\n/g;

/** How many glyphs the pages show: each stands in a `Tj` of its own. */
function glyphsShown(prompt: string): number {
  const pdf = paintProofSheet({ ...SHEET, prompt });
  const starts = [...pdf.toString('latin1').matchAll(STREAM)].map(
    (hit) => hit.index + hit[0].length,
  );
  const pages = starts.map((start) =>
    unpacked(pdf.subarray(start, pdf.indexOf('endstream', start))),
  );
  return pages.join('').match(/> Tj/g)?.length ?? 0;
}

/** The drawing of a page; nothing for a picture or a font. */
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

it('writes every letter for itself, so that each can be searched and copied', () => {
  const plain = glyphsShown('An ordinary lamp in your oval room');
  expect(plain).toBeGreaterThan(300);
  expect(glyphsShown('An official film of your fine flat')).toBe(plain);
});
