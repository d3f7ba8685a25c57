import { CircleCheck, TriangleAlert } from 'lucide-react';

import type { VerdictBody } from '#contracts/schemas/compliance.ts';
import { verdictOf } from '#domain/verdict.ts';
import { removeWords, selectWords } from '#web/features/create-video/order/select-words.ts';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import { Button } from '#web/ui/button.tsx';
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
      <p className="text-muted">
        {excerpt && <Excerpt finding={finding} />} {message}
      </p>
      <p>{suggestion}</p>
      {severity === 'block' && excerpt && (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start text-sm"
          aria-label={VERDICT_TEXTS.removeWords(excerpt)}
          onClick={() => removeWords(finding)}
        >
          {VERDICT_TEXTS.remove}
        </Button>
      )}
    </li>
  );
}

/** A press selects the words where they were written. */
function Excerpt({ finding }: { readonly finding: Finding }) {
  return (
    <button
      type="button"
      title={VERDICT_TEXTS.show}
      onClick={() => selectWords(finding)}
      className="text-left font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <q>{finding.excerpt}</q>
    </button>
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
 * A verdict in words: the decision, then each finding. A refusal is told in place of the preview,
 * and what is new of brand and files beside the price.
 */
export function VerdictWords({ verdict }: { readonly verdict: VerdictBody }) {
  const ofWords = verdict.findings.filter(({ firstUseOf }) => firstUseOf === undefined);
  const { decision, findings } = verdictOf(ofWords);
  if (decision === 'block') return null;
  const { tone, sentence, icon: Icon } = DECISIONS[decision];
  return (
    <>
      <p className={classNames('flex items-center gap-2 text-sm font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        {sentence}
      </p>
      {findings.length > 0 && <Findings findings={findings} />}
    </>
  );
}
