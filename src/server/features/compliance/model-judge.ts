import type { JudgedWords } from '#policy/judged-words.ts';
import type { Decision, PolicyCategory, Severity } from '#domain/verdict.ts';

/** What a language model holds against some words. Nothing of it is trusted: it can only add. */
export interface ModelOpinion {
  readonly decision: Decision;
  readonly findings: readonly {
    readonly category: PolicyCategory;
    readonly severity: Severity;
    /** What it quotes; may be made up. */
    readonly excerpt: string;
  }[];
}

/** Of what a model is asked: of all that is not refused already, or where the local judge is unsure. */
export type ModelJudges = 'always' | 'unsure';

/** Something outside that judges: a language model, or its fake in a test. */
export interface ModelJudge {
  /** Goes into the policy version of what it judged. */
  readonly name: string;
  /** Rejects where the model fails, is silent for too long or answers in another shape. */
  judge(words: JudgedWords): Promise<ModelOpinion>;
}
