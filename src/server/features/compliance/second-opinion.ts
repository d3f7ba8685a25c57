import { judgedTextOf, type JudgedWords } from '#policy/judge/judged-words.ts';
import { POLICY } from '#policy/policy.ts';
import { verdictOf, type Finding, type Verdict } from '#domain/moderation/verdict.ts';
import type { ModelJudge, ModelOpinion } from './model-judge.ts';
import type { Log } from '#server/platform/log.ts';

const NO_OPINION: Finding = {
  category: 'review',
  severity: 'flag',
  excerpt: '',
  message: 'The automatic check did not finish, so a reviewer has to read this.',
  suggestion: 'You do not need to change anything. You can also try again in a moment.',
};

/**
 * Adds a language model's opinion to the verdict: never more lenient than before, and held for a
 * person if the model fails for any reason. Never throws.
 */
export async function withSecondOpinion(
  verdict: Verdict,
  words: JudgedWords,
  { model, log }: { readonly model: ModelJudge; readonly log: Log },
): Promise<Verdict> {
  // Nothing is stricter.
  if (verdict.decision === 'block') return verdict;
  try {
    const added = findingsOf(await model.judge(words), judgedTextOf(words));
    const isNew = ({ category, severity }: Finding) =>
      !verdict.findings.some(
        (known) =>
          known.category === category && (known.severity === severity || severity === 'flag'),
      );
    return verdictOf([...verdict.findings, ...added.filter(isNew)]);
  } catch (error) {
    // Not the error itself: it contains the whole request.
    log.warn({ reason: String(error) }, 'the language model did not judge, a person will');
    return verdictOf([...verdict.findings, NO_OPINION]);
  }
}

function findingsOf({ decision, findings }: ModelOpinion, text: string): Finding[] {
  const found = findings.map(({ category, severity, excerpt }): Finding => {
    const { message, suggestion } = POLICY[category];
    // Only literal quotations are kept.
    const quoted = text.includes(excerpt) && !excerpt.includes('\n') ? excerpt : '';
    return { category, severity, excerpt: quoted, message, suggestion };
  });
  const isCovered =
    decision === 'allow' ||
    found.some(({ severity }) => severity === decision || severity === 'block');
  return isCovered ? found : [...found, unexplained(decision)];
}

/** A decision counts even if the model did not explain it. */
function unexplained(severity: Finding['severity']): Finding {
  const message = 'The language model found that this text may break the advertising policy.';
  const suggestion = 'Describe what the video shows, without claims about winning or money.';
  return { category: 'review', severity, excerpt: '', message, suggestion };
}
