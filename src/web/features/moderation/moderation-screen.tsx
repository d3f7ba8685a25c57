import { AppealReviews } from '#web/features/moderation/appeal-reviews.tsx';
import { BrandReviews } from '#web/features/moderation/brand-reviews.tsx';
import { NameReviews } from '#web/features/moderation/name-reviews.tsx';
import { ReviewList } from '#web/features/moderation/review-list.tsx';
import { RuleChanges } from '#web/features/moderation/rule-changes.tsx';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { AddressTabs } from '#web/site/address-tabs.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

function ComplianceRules() {
  return (
    <Card aria-labelledby="compliance-rules" className="mb-6">
      <CardTitle id="compliance-rules" className="mb-2">
        {TEXTS.complianceNotice}
      </CardTitle>
      <p className="max-w-4xl text-muted">{TEXTS.contentMustComplyWithGamblingAdvertising}</p>
    </Card>
  );
}

function Waiting() {
  const empty = (
    <EmptyState title={TEXTS.noPendingModeration} text={TEXTS.allVideoJobsHaveBeenReviewed} />
  );
  return <ReviewList list="waiting" empty={empty} />;
}

function History() {
  const empty = (
    <EmptyState title={TEXTS.noDecisionsYet} text={TEXTS.yourDecisionsWillAppearHere} />
  );
  return <ReviewList list="decided" empty={empty} />;
}

export function ModerationScreen() {
  return (
    <>
      <PageHeading title={TEXTS.moderation} lead={TEXTS.reviewVideosBeforeTheyGoLive} />
      <ComplianceRules />
      <NameReviews />
      <BrandReviews />
      <AppealReviews />
      <AddressTabs
        label={TEXTS.moderation}
        tabs={[
          { value: 'waiting', label: TEXTS.waiting, content: <Waiting /> },
          { value: 'history', label: TEXTS.history, content: <History /> },
          { value: 'rules', label: TEXTS.ruleChanges, content: <RuleChanges /> },
        ]}
      />
    </>
  );
}
