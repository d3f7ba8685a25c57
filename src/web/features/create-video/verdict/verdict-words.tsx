import { CircleCheck, TriangleAlert } from 'lucide-react';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import { isOutsidePolicy, verdictOf } from '#domain/moderation/verdict.ts';
import { removeWords, selectWords } from '#web/features/create-video/verdict/select-words.ts';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import { marketSummary } from '#web/features/create-video/settings/market-summary.ts';
import { reasonOf } from '#web/video-state/hold-reasons.ts';
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

type Finding = CheckResponseBody['findings'][number];

interface FindingItemProps {
  readonly finding: Finding;
  readonly verdict: CheckResponseBody;
}

function FindingItem({ finding, verdict }: FindingItemProps) {
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
      <p className="text-sm text-muted">{ruleOf(finding, verdict)}</p>
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

/** The rule that a finding rests on, with its version or its markets. */
function ruleOf(finding: Finding, { markets, policyVersion }: CheckResponseBody): string {
  const rule = reasonOf(finding);
  if (!isOutsidePolicy(finding.category)) return VERDICT_TEXTS.policyRule(rule, policyVersion);
  const naming = markets.filter(({ findings }) => findings.length > 0);
  if (finding.category !== 'market' || naming.length === 0) return VERDICT_TEXTS.rule(rule);
  return VERDICT_TEXTS.rule(`${rule} · ${naming.map(({ name }) => name).join(', ')}`);
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
  readonly verdict: CheckResponseBody;
}

/** What the policy found, and what to write instead. */
export function Findings({ findings, verdict }: FindingsProps) {
  return (
    <ul aria-label={VERDICT_TEXTS.findings} className="grid gap-3">
      {findings.map((finding) => (
        <FindingItem
          key={`${finding.category} ${finding.excerpt} ${finding.message}`}
          finding={finding}
          verdict={verdict}
        />
      ))}
    </ul>
  );
}

/**
 * A verdict that is no refusal in words: the decision, then each finding. What is new of brand and files
 * is told beside the price.
 */
export function VerdictWords({ verdict }: { readonly verdict: CheckResponseBody }) {
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
      {decision === 'allow' && (
        <p className="-mt-2 pl-6.5 text-sm text-muted">
          {VERDICT_TEXTS.checkedFor(
            marketSummary(verdict.markets.map(({ code }) => code)),
            verdict.policyVersion,
          )}
        </p>
      )}
      {findings.length > 0 && <Findings findings={findings} verdict={verdict} />}
    </>
  );
}
