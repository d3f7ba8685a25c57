import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { verdictOf } from '#domain/verdict.ts';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import { classNames } from '#web/ui/class-names.ts';

const DECISIONS = {
  allow: {
    icon: CircleCheck,
    tone: 'text-jade',
    sentence: VERDICT_TEXTS.policyAllows,
  },
  flag: {
    icon: TriangleAlert,
    tone: 'text-amber',
    sentence: VERDICT_TEXTS.policyFlags,
  },
  block: {
    icon: OctagonX,
    tone: 'text-danger',
    sentence: VERDICT_TEXTS.policyBlocks,
  },
} as const;

type Finding = VerdictBody['findings'][number];

function FindingItem({ finding }: { readonly finding: Finding }) {
  const { severity, excerpt, message, suggestion } = finding;
  return (
    <li
      className={classNames(
        'grid gap-0.5 border-l-2 pl-3',
        severity === 'block' ? 'border-danger' : 'border-amber',
      )}
    >
      <p>
        {excerpt && <q className="font-semibold">{excerpt}</q>} {message}
      </p>
      <p className="text-muted">{suggestion}</p>
    </li>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
}

/** What the policy found, and what to write instead. */
export function Findings({ findings }: FindingsProps) {
  return (
    <ul aria-label={VERDICT_TEXTS.findings} className="grid gap-3">
      {findings.map((finding) => (
        <FindingItem
          key={`${finding.category} ${finding.excerpt} ${finding.message}`}
          finding={finding}
        />
      ))}
    </ul>
  );
}

/**
 * A verdict in words: the decision, then each finding. Those of a refusal stand in place of the
 * preview; what is new of brand and files is said beside the price.
 */
export function VerdictWords({ verdict }: { readonly verdict: VerdictBody }) {
  const ofWords = verdict.findings.filter(({ firstUseOf }) => firstUseOf === undefined);
  const { decision, findings } = verdictOf(ofWords);
  const { tone, sentence, icon: Icon } = DECISIONS[decision];
  return (
    <>
      <p className={classNames('flex items-center gap-2 text-sm font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {sentence}
      </p>
      {decision !== 'block' && findings.length > 0 && <Findings findings={findings} />}
    </>
  );
}
