import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import type { CheckResponseBody } from '#contracts/schemas/compliance.ts';
import { isOutsidePolicy, verdictOf } from '#domain/moderation/verdict.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { removeWords, selectWords } from '#web/features/create-video/verdict/select-words.ts';
import { VERDICT_TEXTS } from '#web/features/create-video/order/texts.ts';
import { marketSummary } from '#web/features/create-video/settings/market-summary.ts';
import { marketNames } from '#web/markets/market-names.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { reasonOf } from '#web/video-state/hold-reasons.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';

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
        'grid justify-items-start gap-2 border-l-2 pl-3',
        severity === 'block' ? 'border-danger' : 'border-amber',
      )}
    >
      {excerpt && <Excerpt finding={finding} />}
      <p>{message}</p>
      <p>
        <span className="font-semibold">{VERDICT_TEXTS.instead}</span> {suggestion}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {ruleOf(finding, verdict)}
        {severity === 'block' && excerpt && (
          <Button
            variant="link"
            size="inline"
            aria-label={VERDICT_TEXTS.removeWords(excerpt)}
            onClick={() => removeWords(finding)}
          >
            {VERDICT_TEXTS.remove}
          </Button>
        )}
      </p>
    </li>
  );
}

/** The rule that a finding rests on, with its markets. */
function ruleOf(finding: Finding, { markets }: CheckResponseBody): string {
  const rule = reasonOf(finding);
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
      className="touch-reach text-left font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      <q>{finding.excerpt}</q>
    </button>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly verdict: CheckResponseBody;
}

/** What the policy found, and what to write instead; below, which policy that is. */
export function Findings({ findings, verdict }: FindingsProps) {
  const { user } = useSignedIn();
  return (
    <>
      <ul aria-label={VERDICT_TEXTS.findings} className="grid gap-4">
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.category} ${finding.excerpt} ${finding.message}`}
            finding={finding}
            verdict={verdict}
          />
        ))}
      </ul>
      {findings.some(({ category }) => !isOutsidePolicy(category)) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <Policy version={verdict.policyVersion} />
          {roleHas(user.role, 'rules.edit') && (
            <Button asChild variant="link" size="inline">
              <Link to={PATHS.rules}>{VERDICT_TEXTS.seeRules}</Link>
            </Button>
          )}
        </p>
      )}
    </>
  );
}

/** Its version stays in one line. */
function Policy({ version }: { readonly version: string }) {
  return (
    <span>
      {VERDICT_TEXTS.policy} <span className="whitespace-nowrap">{version}</span>
    </span>
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
      {decision === 'allow' && <CheckedFor verdict={verdict} />}
      {findings.length > 0 && <Findings findings={findings} verdict={verdict} />}
    </>
  );
}

/** The markets in short; by which rules they were checked, with a press. */
function CheckedFor({
  verdict: { markets, policyVersion },
}: {
  readonly verdict: CheckResponseBody;
}) {
  const codes = markets.map(({ code }) => code);
  return (
    <Disclosure
      className="-mt-2.5 pl-6.5 text-sm text-muted"
      title={marketSummary(codes)}
      titleClassName="py-0.5 hover:text-ink"
    >
      <p>{VERDICT_TEXTS.rulesOf(marketNames(codes))}</p>
      <p>
        <Policy version={policyVersion} />
      </p>
    </Disclosure>
  );
}
