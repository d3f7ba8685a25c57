import { TEXTS } from '#web/features/rules/texts.ts';
import { FoldingCard } from '#web/ui/layout/folding-card.tsx';

const STEPS = [
  [TEXTS.stepPolicy, TEXTS.stepPolicyText],
  [TEXTS.stepRules, TEXTS.stepRulesText],
  [TEXTS.stepDecision, TEXTS.stepDecisionText],
] as const;

/** How a video is judged, and where the rules of this page come in. */
export function RulesGuide() {
  return (
    <FoldingCard id="rules-guide" title={TEXTS.howAVideoIsJudged}>
      <ol className="grid gap-x-8 gap-y-4 md:grid-cols-3">
        {STEPS.map(([name, text], index) => (
          <li key={name} className="grid content-start gap-1 border-t border-gilt-line pt-3">
            <p className="font-semibold">
              <span className="figures text-gilt">{index + 1}.</span> {name}
            </p>
            <p className="text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </FoldingCard>
  );
}
