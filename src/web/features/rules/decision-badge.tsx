import { DECISION_TONES } from '#web/features/rules/rule-labels.ts';
import { TEXTS } from '#web/features/rules/texts.ts';
import { Badge } from '#web/ui/text/badge.tsx';

/** Whether a text is allowed, held or refused. */
export function DecisionBadge({ decision }: { readonly decision: keyof typeof DECISION_TONES }) {
  return <Badge tone={DECISION_TONES[decision]}>{TEXTS.decisionNames[decision]}</Badge>;
}
