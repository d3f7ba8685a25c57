import { NameReviews } from '#web/features/moderation/name-reviews.tsx';
import { ReviewList } from '#web/features/moderation/review-list.tsx';
import { RuleChanges } from '#web/features/moderation/rule-changes.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

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

function Waiting() {
  const empty = (
    <EmptyState title="No pending moderation" text="All video jobs have been reviewed" />
  );
  return <ReviewList list="waiting" empty={empty} />;
}

function History() {
  const empty = <EmptyState title="No decisions yet" text="What is decided is kept here" />;
  return <ReviewList list="decided" empty={empty} />;
}

export function ModerationScreen() {
  return (
    <>
      <PageHeading title="Moderation" lead="Nothing goes live before somebody here has seen it." />
      <ComplianceRules />
      <NameReviews />
      <Tabs
        label="Moderation"
        tabs={[
          { value: 'waiting', label: 'Waiting', content: <Waiting /> },
          { value: 'history', label: 'History', content: <History /> },
          { value: 'rules', label: 'Rule changes', content: <RuleChanges /> },
        ]}
      />
    </>
  );
}
