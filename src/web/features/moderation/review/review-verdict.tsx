import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { partProblems } from '#domain/proof/film-proof.ts';
import { proofQuery } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { PATHS } from '#web/paths.ts';

/** What was found in the words, by which policy, and how many labels can be read on the finished frames. */
export function ReviewVerdict({ job }: { readonly job: ReviewJobBody }) {
  const { findings, policyVersion } = job;
  const isFound = findings.length > 0;
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-sm">
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{TEXTS.words}</dt>
        <dd>
          <span className={isFound ? 'text-amber' : 'text-jade'}>
            {TEXTS.findingCount(findings.length)}
          </span>
          {policyVersion !== null && (
            <>
              {' · '}
              <span className="wrap-anywhere">{TEXTS.policy(policyVersion)}</span>
            </>
          )}
        </dd>
        {job.status === 'ready' && <Labels jobId={job.id} />}
      </dl>
    </div>
  );
}

function Labels({ jobId }: { readonly jobId: string }) {
  const { data: sheet } = useQuery(proofQuery(jobId));
  if (!sheet) return null;
  const { proof } = sheet;
  const read = proof.parts.filter((part) => partProblems(part, proof).length === 0);
  const isRead = read.length === proof.parts.length;
  return (
    <>
      <dt className="text-muted">{TEXTS.labels}</dt>
      <dd className="grid gap-1">
        <p className={isRead ? 'text-jade' : 'text-danger'}>
          {TEXTS.labelsRead(read.length, proof.parts.length)}
        </p>
        <ul className="grid gap-1">
          {proof.parts.map(({ part, text, secondsShown }) => (
            <li key={part} className="flex items-baseline justify-between gap-4">
              <q className="min-w-0 wrap-anywhere text-muted">{text}</q>
              <span className="shrink-0">{TEXTS.seconds(secondsShown)}</span>
            </li>
          ))}
        </ul>
        <Link
          to={PATHS.proofOf(jobId)}
          className="justify-self-start text-gilt underline decoration-gilt-line underline-offset-4"
        >
          {TEXTS.proofSheet}
        </Link>
      </dd>
    </>
  );
}
