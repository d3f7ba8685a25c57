import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { Findings } from '#web/features/moderation/findings.tsx';
import { FirstUses } from '#web/features/moderation/first-uses.tsx';
import { LabelCheck } from '#web/features/moderation/label-check.tsx';
import { marketNames } from '#web/features/moderation/market-names.ts';
import { ReviewWords } from '#web/features/moderation/review-words.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';

/** What the decision is about: the findings first, then words, new files, labels and markets. */
export function ReviewDetails({ job }: { readonly job: ReviewJobBody }) {
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Findings findings={job.findings} />
      <ReviewWords job={job} />
      <FirstUses uses={job.firstUses} />
      {job.status === 'ready' && <LabelCheck jobId={job.id} />}
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{TEXTS.markets}</dt>
        <dd>{marketNames(job.markets)}</dd>
        {job.policyVersion !== null && (
          <>
            <dt className="text-muted">{TEXTS.policy}</dt>
            <dd>{job.policyVersion}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
