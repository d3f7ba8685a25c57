import { useQuery } from '@tanstack/react-query';

import { QueryState } from '#web/api/query-state.tsx';
import { pendingQuery } from '#web/features/moderation/pending-query.ts';
import { ReviewCard } from '#web/features/moderation/review-card.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

function ComplianceRules() {
  return (
    <Card aria-labelledby="compliance-rules" className="mb-6">
      <CardTitle id="compliance-rules" className="mb-2">
        Compliance notice
      </CardTitle>
      <p className="max-w-4xl text-muted">
        Content must comply with gambling advertising regulations, include responsible gambling
        messaging, and contain no unauthorized brand usage or deepfakes.
      </p>
    </Card>
  );
}

export function ModerationScreen() {
  const pending = useQuery(pendingQuery);
  return (
    <>
      <PageHeading title="Moderation" lead="Nothing goes live before somebody here has seen it." />
      <ComplianceRules />
      <QueryState
        query={pending}
        loading={<SkeletonRows label="Loading jobs" count={SKELETON_ROW_COUNT} className="h-56" />}
        errorTitle="Jobs could not be loaded"
      >
        {(jobs) =>
          jobs.length === 0 ? (
            <EmptyState title="No pending moderation" text="All video jobs have been reviewed" />
          ) : (
            <div className="grid gap-5">
              {jobs.map((job) => (
                <ReviewCard key={job.id} job={job} />
              ))}
            </div>
          )
        }
      </QueryState>
    </>
  );
}
