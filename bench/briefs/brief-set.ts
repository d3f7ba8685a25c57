import { readFileSync } from 'node:fs';

import type { WordLine, Words } from '#domain/words.ts';

/** A brief with its right reading; corpus/briefs/README.md describes the format. */
export interface MarkedBrief {
  readonly id: string;
  readonly language: string;
  readonly kind: string;
  readonly preset: string;
  readonly prompt: string;
  readonly words: Words;
  readonly acceptable: Acceptable;
  readonly forbidden: readonly string[];
  readonly controls: { readonly duration?: number | null; readonly aspectRatio?: string | null };
}

/** Other right readings; null where leaving blank is right, too. */
export interface Acceptable {
  readonly headline?: readonly (string | null)[];
  readonly lines?: readonly (string | Pick<WordLine, 'text' | 'condition'>)[];
  readonly callToAction?: readonly (string | null)[];
  readonly signature?: readonly (string | null)[];
  readonly terms?: readonly (string | null)[];
}

/** The sets that may be read and learnt from, each by an author of its own. */
export const BRIEF_SETS = [
  'development',
  'asked-1',
  'asked-2',
  'asked-3',
  'written-4',
  'written-6',
  'written-7',
  'written-8',
  'written-11',
  'written-12',
  'written-13',
  'written-14',
  'written-15',
] as const;
export type BriefSet = (typeof BRIEF_SETS)[number];

const BRIEFS = new URL('../../corpus/briefs/', import.meta.url);

export function readBriefSet(set: BriefSet): MarkedBrief[] {
  return readBriefs(new URL(`${set}.jsonl`, BRIEFS));
}

/** Reads a set that stands elsewhere, such as one that nobody has been asked yet. */
export function readBriefs(file: URL): MarkedBrief[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => withConditions(JSON.parse(line) as MarkedBrief));
}

/** Lines without a condition may leave it out. */
function withConditions(brief: MarkedBrief): MarkedBrief {
  const lines = brief.words.lines.map((line) => ({ ...line, condition: line.condition ?? null }));
  return { ...brief, words: { ...brief.words, lines } };
}
