import { readFileSync } from 'node:fs';

import type { WordLine, Words } from '#domain/order/words.ts';

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
  'rule-variants',
  'everyday',
  'tidy',
  'tricky',
  'chats-and-sheets',
  'mails-in-prose',
  'hasty-prose',
  'shots-in-prose',
  'lists-and-mails',
  'tables',
  'captions-and-flyers',
  'prose-and-voices',
  'terms-and-corrections',
  'prose-with-corrections',
  'mails-and-memos',
  'plain-prompts',
  'agency-prompts',
  'social-prompts',
] as const;
/** Plain prompts of strangers: messages are not learnt from them. */
export const PROMPT_SETS: readonly BriefSet[] = ['agency-prompts', 'social-prompts'];
/** Sets that were written beside the reader: they teach, and say nothing of strangers. */
export const OWN_SETS: readonly BriefSet[] = ['rule-variants', 'plain-prompts'];
export type BriefSet = (typeof BRIEF_SETS)[number];

const BRIEFS = new URL('../../corpus/briefs/training/', import.meta.url);

export function readBriefSet(set: BriefSet): MarkedBrief[] {
  return readBriefs(new URL(`${set}.jsonl`, BRIEFS));
}

/** Reads a set that stands elsewhere, such as one that nobody has been asked yet. */
export function readBriefs(file: URL): MarkedBrief[] {
  return (rowsOf(file) as MarkedBrief[]).map(withConditions);
}

function rowsOf(file: URL): unknown[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as unknown);
}

/** Lines without a condition may leave it out. */
function withConditions(brief: MarkedBrief): MarkedBrief {
  const lines = brief.words.lines.map((line) => ({ ...line, condition: line.condition ?? null }));
  return { ...brief, words: { ...brief.words, lines } };
}

/** A second reading of a brief, by the same guide and without sight of its author's. */
interface SecondReading {
  readonly set: BriefSet;
  readonly id: string;
  readonly words: Words;
}

/** Briefs of the training sets that were read twice, each with its second reading. */
export function readSecondReadings(): (readonly [MarkedBrief, Words])[] {
  const file = new URL('../../corpus/briefs/second-reading.jsonl', import.meta.url);
  const readings = rowsOf(file) as SecondReading[];
  return [...Map.groupBy(readings, ({ set }) => set)].flatMap(([set, own]) => {
    const briefs = new Map(readBriefSet(set).map((brief) => [brief.id, brief]));
    return own.flatMap(({ id, words }) => {
      const brief = briefs.get(id);
      return brief ? [[brief, words] as const] : [];
    });
  });
}
