import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { appealRoutes } from '#contracts/routes/appeals.ts';
import type { AppealBody } from '#contracts/schemas/appeal.ts';
import { APPEAL_NOTE_LENGTH_MAX } from '#domain/moderation/appeals.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { appealsQuery } from '#web/features/moderation/operator-queries.ts';
import { AppealedSettings } from '#web/features/moderation/appeals/appealed-settings.tsx';
import { Findings } from '#web/features/moderation/findings/findings.tsx';
import { Marked } from '#web/features/moderation/findings/marked.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { WaitingSince } from '#web/features/moderation/queue/waiting-since.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

type Decision = 'allow' | 'uphold';

const DECIDED: Record<Decision, string> = {
  allow: TEXTS.appealAllowed,
  uphold: TEXTS.refusalUpheld,
};

function useDecision(id: string) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (body: { decision: Decision; note: string }) =>
      call(appealRoutes.decide, { params: { id }, body }),
    onSuccess: async (_appeal: AppealBody, { decision }) => {
      toast({ title: DECIDED[decision] });
      await queryClient.invalidateQueries({ queryKey: appealsQuery.queryKey });
    },
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
  });
}

/** Both decisions look alike, and both ask for a note. */
function DecisionForm({ appeal: { id, status } }: { readonly appeal: AppealBody }) {
  const isExpired = status === 'expired';
  const decide = useDecision(id);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  function handleDecision(decision: Decision) {
    const isEmpty = note.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else decide.mutate({ decision, note: note.trim() });
  }

  const button = (decision: Decision, label: string) => (
    <Button variant="secondary" pending={decide.isPending} onClick={() => handleDecision(decision)}>
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {isExpired && <p className="text-sm text-muted">{TEXTS.appealExpired}</p>}
      <Field
        label={TEXTS.whyDecided}
        hint={TEXTS.whyDecidedHint}
        error={isMissing ? TEXTS.pleaseNote : undefined}
      >
        <Textarea
          ref={field}
          rows={2}
          className="min-h-20!"
          maxLength={APPEAL_NOTE_LENGTH_MAX}
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            setIsMissing(false);
          }}
        />
      </Field>
      <div className="grid gap-2 sm:grid-cols-2">
        {button('uphold', TEXTS.upholdRefusal)}
        {!isExpired && button('allow', TEXTS.allowThisOrder)}
      </div>
    </div>
  );
}

function Appeal({ appeal }: { readonly appeal: AppealBody }) {
  const { organizationName, author, text, reason, findings, createdAt } = appeal;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line py-5 first:border-t-0 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-3">
        <p className="text-sm wrap-anywhere text-muted">
          <bdi>{organizationName}</bdi> · <bdi>{author ?? TEXTS.aClosedAccount}</bdi> ·{' '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> ·{' '}
          <WaitingSince moment={createdAt} />
        </p>
        <p dir="auto" className="font-medium wrap-anywhere whitespace-pre-line">
          <Marked text={text} excerpts={findings.map(({ excerpt }) => excerpt)} />
        </p>
        <Findings findings={findings} texts={[text]} />
        <p className="text-sm wrap-anywhere">
          <span className="text-muted">{TEXTS.reasonGiven}</span> {reason}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <AppealedSettings appeal={appeal} />
        <DecisionForm appeal={appeal} />
      </div>
    </li>
  );
}

/** Orders of other organizations that the policy refused, for the operator to decide about. */
export function AppealReviews() {
  const query = useQuery(appealsQuery);
  if (query.isPending) return <SkeletonRows label={TEXTS.loadingJobs} count={2} className="h-40" />;
  // The list of videos says that this screen is not for everybody.
  if (hasStatus(query.error, 403)) return null;
  if (!query.data) return <FailedRead title={TEXTS.appealsCouldNotBeLoaded} query={query} />;
  if (query.data.length === 0) {
    return <EmptyState title={TEXTS.noAppeals} text={TEXTS.appealsAppearHere} />;
  }
  return (
    <Card aria-label={TEXTS.appeals}>
      <p className="mb-2 max-w-4xl text-sm text-muted">{TEXTS.appealsExplained}</p>
      <ul>
        {query.data.map((appeal) => (
          <Appeal key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    </Card>
  );
}
