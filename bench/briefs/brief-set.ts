import { readFileSync } from 'node:fs';

import type { WordLine, Words } from '#domain/words.ts';

/** A brief with its right reading; corpus/evaluation/README.md describes the format. */
export interface MarkedBrief {
  readonly id: string;
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

export const BRIEF_SETS = ['development', 'unseen', 'unseen-2', 'unseen-3'] as const;
export type BriefSet = (typeof BRIEF_SETS)[number];

export function readBriefSet(set: BriefSet): MarkedBrief[] {
  const file = new URL(`../../corpus/evaluation/briefs-${set}.jsonl`, import.meta.url);
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
