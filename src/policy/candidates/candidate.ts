import type { PolicyCategory, Severity } from '#domain/moderation/verdict.ts';
import type { WordWindow } from '../normalise/windows.ts';

/** A violation that a window of a text may be. */
export interface Candidate {
  readonly category: PolicyCategory;
  readonly severity: Severity;
  readonly strength: number;
  /** The words that support it; only called for findings that are shown. */
  readonly stretch: () => WordWindow;
}
