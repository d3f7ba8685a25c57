import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { CustomRulesBody } from '#contracts/schemas/rules.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { DecisionsTab } from '#web/features/rules/decisions-tab.tsx';
import { isChanged, type Draft } from '#web/features/rules/draft.ts';
import { Lists } from '#web/features/rules/editor.tsx';
import { RulesGuide } from '#web/features/rules/guide.tsx';
import { HistoryTab } from '#web/features/rules/history-tab.tsx';
import { PublishCard } from '#web/features/rules/publish-card.tsx';
import { RequestsTab } from '#web/features/rules/requests-tab.tsx';
import { allowancesQuery, deskQuery } from '#web/features/rules/rules-queries.ts';
import { Severities } from '#web/features/rules/severities.tsx';
import { TextTestCard } from '#web/features/rules/text-test-card.tsx';
import { TEXTS } from '#web/features/rules/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { AddressTabs } from '#web/site/address-tabs.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeniedState } from '#web/ui/feedback/denied-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

/** Comes with its tab. */
const MarketResearch = lateComponent(
  async () => (await import('#web/features/rules/market-research.tsx')).MarketResearch,
);

interface EditorTabProps {
  readonly desk: CustomRulesBody;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft | null) => void;
}

function EditorTab({ desk, draft, onDraft }: EditorTabProps) {
  const hasChanges = isChanged(draft.rules, desk);
  const part = {
    desk,
    rules: draft.rules,
    onChange: (rules: Draft['rules']) => onDraft({ ...draft, rules }),
  };
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-1 gap-6 min-[112rem]:grid-cols-2 min-[112rem]:items-start">
        <div className="grid min-w-0 gap-6">
          <TextTestCard desk={desk} rules={draft.rules} />
          <Lists {...part} />
        </div>
        <Severities {...part} />
      </div>
      {hasChanges && (
        <>
          <PublishCard
            desk={desk}
            draft={draft}
            onTried={(tried) => onDraft({ ...draft, tried })}
            onDone={() => onDraft(null)}
          />
          <DraftBar onDiscard={() => onDraft(null)} />
        </>
      )}
      <RulesGuide />
    </div>
  );
}

/** Which rules apply now: the organization's own, and those of the policy below them. */
function InForce({ desk }: Pick<EditorTabProps, 'desk'>) {
  return (
    <p className="grid gap-0.5 text-sm text-muted sm:text-right">
      <span className={desk.number === 0 ? 'figures' : 'figures font-semibold text-ink'}>
        {TEXTS.inForce(desk.number)}
      </span>
      <span className="figures wrap-anywhere">{TEXTS.policyVersion(desk.policyVersion)}</span>
    </p>
  );
}

/** Says in every part of a long page that there is a draft, and leads to where it is published. */
function DraftBar({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className="sticky bottom-(--banner-height) z-(--z-header) -mx-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-page px-4 py-4">
      <p className="min-w-0 grow text-sm text-amber">{TEXTS.unpublishedChanges}</p>
      <div className="flex gap-3 max-sm:grow max-sm:*:grow">
        <Button variant="quiet" onClick={onDiscard}>
          {TEXTS.discard}
        </Button>
        <Button asChild variant="secondary">
          <a href="#try-and-publish">{TEXTS.tryAndPublish}</a>
        </Button>
      </div>
    </div>
  );
}

/** The draft lives as long as the screen, whichever of its tabs is open. */
function RulesDesk({ desk }: { readonly desk: CustomRulesBody }) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = draft ?? { rules: desk.rules, tried: null };
  const isOperator = desk.scope === 'platform';
  const requests =
    useInfiniteQuery(allowancesQuery).data?.pages.flatMap(({ items }) => items) ?? [];
  const waiting = requests.filter(({ status }) => status === 'waiting').length;
  const editor = <EditorTab desk={desk} draft={shown} onDraft={setDraft} />;
  return (
    <div className="max-w-5xl 2xl:max-w-400">
      <PageHeading
        title={TEXTS.rules}
        lead={isOperator ? TEXTS.leadForPlatform : TEXTS.leadForOrganization}
        actions={<InForce desk={desk} />}
      />
      <AddressTabs
        label={TEXTS.rules}
        tabs={[
          { value: 'rules', label: TEXTS.rules, content: editor },
          {
            value: 'requests',
            label: TEXTS.requestsTab(waiting),
            content: <RequestsTab isOperator={isOperator} />,
          },
          { value: 'history', label: TEXTS.history, content: <HistoryTab /> },
          { value: 'decisions', label: TEXTS.decisions, content: <DecisionsTab desk={desk} /> },
          ...(isOperator
            ? [{ value: 'markets', label: TEXTS.marketResearch, content: <MarketResearch /> }]
            : []),
        ]}
      />
    </div>
  );
}

function Desk() {
  const query = useQuery(deskQuery);
  return (
    <QueryState
      query={query}
      loading={
        <>
          <PageHeading title={TEXTS.rules} />
          <SkeletonRows label={TEXTS.loadingRules} count={3} />
        </>
      }
      errorTitle={TEXTS.rulesCouldNotBeLoaded}
    >
      {(desk) => <RulesDesk desk={desk} />}
    </QueryState>
  );
}

export function RulesScreen() {
  const { user } = useSignedIn();
  return roleHas(user.role, 'rules.edit') ? <Desk /> : <DeniedState />;
}
