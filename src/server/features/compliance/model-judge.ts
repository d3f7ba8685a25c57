import type { JudgedWords } from '#policy/judge/judged-words.ts';
import type { Decision, PolicyCategory, Severity } from '#domain/moderation/verdict.ts';

/** A language model's objections to some words. It is not trusted: it can only add findings. */
export interface ModelOpinion {
  readonly decision: Decision;
  readonly findings: readonly {
    readonly category: PolicyCategory;
    readonly severity: Severity;
    /** The model's quotation, which may be made up. */
    readonly excerpt: string;
  }[];
}

/**
 * When the model is called: for everything that is not refused already, or only if the local judge
 * is unsure.
 */
export type ModelJudges = 'always' | 'unsure';

/** An external judge: a language model, or its fake in a test. */
export interface ModelJudge {
  /** Part of the policy version of what it judged. */
  readonly name: string;
  /** Rejects if the model fails, times out or returns another shape. */
  judge(words: JudgedWords): Promise<ModelOpinion>;
}
