import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { roleHas } from '#domain/people/permissions.ts';
import {
  appealsQuery,
  namesQuery,
  newBrandsQuery,
} from '#web/features/moderation/operator-queries.ts';
import { ReviewList } from '#web/features/moderation/queue/review-list.tsx';
import { NO_FILTER, reviewsQuery } from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { AddressTabs } from '#web/site/address-tabs.tsx';
import { DeniedState } from '#web/ui/feedback/denied-state.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

/** All but the list of reviews come with their tab. */
const SingleReview = lateComponent(
  async () => (await import('#web/features/moderation/queue/single-review.tsx')).SingleReview,
);
const AppealReviews = lateComponent(
  async () => (await import('#web/features/moderation/appeals/appeal-reviews.tsx')).AppealReviews,
);
const BrandReviews = lateComponent(
  async () => (await import('#web/features/moderation/brands/brand-reviews.tsx')).BrandReviews,
);
const ReviewedBrands = lateComponent(
  async () => (await import('#web/features/moderation/brands/reviewed-brands.tsx')).ReviewedBrands,
);
const NameReviews = lateComponent(
  async () => (await import('#web/features/moderation/name-reviews.tsx')).NameReviews,
);
const RuleChanges = lateComponent(
  async () => (await import('#web/features/moderation/rule-changes.tsx')).RuleChanges,
);

const VIDEO_PARAMETER = 'video';

function ComplianceRules() {
  return (
    <p className="mb-5 max-w-4xl text-sm text-muted">
      <strong className="font-semibold text-ink">{TEXTS.complianceNotice}:</strong>{' '}
      {TEXTS.contentMustComplyWithGamblingAdvertising}
    </p>
  );
}

function OnHold() {
  const empty = <EmptyState title={TEXTS.nothingOnHold} text={TEXTS.heldVideosAppearHere} />;
  return <ReviewList list="held" empty={empty} />;
}

function Ready({ hasHeld }: { readonly hasHeld: boolean }) {
  const empty = hasHeld ? (
    <OnHold />
  ) : (
    <EmptyState title={TEXTS.noPendingModeration} text={TEXTS.allVideoJobsHaveBeenReviewed} />
  );
  return <ReviewList list="waiting" empty={empty} />;
}

function History() {
  const empty = (
    <EmptyState title={TEXTS.noDecisionsYet} text={TEXTS.yourDecisionsWillAppearHere} />
  );
  const { organization } = useSignedIn();
  return (
    <>
      {organization.isOperator && <ReviewedBrands />}
      <ReviewList list="decided" empty={empty} />
    </>
  );
}

const RECORDS = [
  { value: 'history', label: TEXTS.history, content: <History /> },
  { value: 'rules', label: TEXTS.ruleChanges, content: <RuleChanges /> },
];

/** How many videos can be looked at, as far as they are read. */
function useReadyLabel() {
  const { organization } = useSignedIn();
  const waiting = useInfiniteQuery(
    reviewsQuery('waiting', NO_FILTER, { isOperator: organization.isOperator }),
  );
  const jobs = waiting.data?.pages.flatMap(({ items }) => items) ?? [];
  const ready = jobs.filter(({ status }) => status === 'ready').length;
  return TEXTS.tabWithCount(TEXTS.readyToReview, ready, waiting.hasNextPage);
}

function OwnTabs() {
  return (
    <AddressTabs
      label={TEXTS.moderation}
      tabs={[
        { value: 'waiting', label: useReadyLabel(), content: <Ready hasHeld={false} /> },
        ...RECORDS,
      ]}
    />
  );
}

/** The operator decides about what was held, appealed and published first, too. */
function OperatorTabs() {
  const ready = useReadyLabel();
  const held = useInfiniteQuery(reviewsQuery('held', NO_FILTER, { isOperator: true }));
  const heldCount = held.data?.pages.flatMap(({ items }) => items).length ?? 0;
  const appeals = useQuery(appealsQuery).data?.length ?? 0;
  const brands = useQuery(newBrandsQuery).data?.length ?? 0;
  const names = useQuery(namesQuery).data?.length ?? 0;
  const labelOf = (label: string, count: number) => TEXTS.tabWithCount(label, count, false);
  const nothingNew = <EmptyState title={TEXTS.noNewBrands} text={TEXTS.newBrandsAppearHere} />;
  return (
    <AddressTabs
      label={TEXTS.moderation}
      tabs={[
        { value: 'waiting', label: ready, content: <Ready hasHeld={heldCount > 0} /> },
        {
          value: 'hold',
          label: TEXTS.tabWithCount(TEXTS.onHold, heldCount, held.hasNextPage),
          content: <OnHold />,
        },
        { value: 'appeals', label: labelOf(TEXTS.appeals, appeals), content: <AppealReviews /> },
        {
          value: 'brands',
          label: labelOf(TEXTS.newBrandsAndNames, brands + names),
          content: (
            <>
              <NameReviews />
              <BrandReviews />
              {brands + names === 0 && nothingNew}
            </>
          ),
        },
        ...RECORDS,
      ]}
    />
  );
}

export function ModerationScreen() {
  const { user, organization } = useSignedIn();
  const [search] = useSearchParams();
  if (!roleHas(user.role, 'moderation.decide')) return <DeniedState />;
  const jobId = search.get(VIDEO_PARAMETER);
  const lists = organization.isOperator ? <OperatorTabs /> : <OwnTabs />;
  return (
    <div className="max-w-400">
      <PageHeading title={TEXTS.moderation} />
      <ComplianceRules />
      {jobId === null ? lists : <SingleReview jobId={jobId} />}
    </div>
  );
}
