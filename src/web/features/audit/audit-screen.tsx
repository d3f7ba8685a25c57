import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { auditRoutes } from '#contracts/routes/audit.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { callFile } from '#web/api/client.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { AuditFilterBar } from '#web/features/audit/audit-filter-bar.tsx';
import { auditQuery, wiredFilter } from '#web/features/audit/audit-query.ts';
import { AuditTable } from '#web/features/audit/audit-table.tsx';
import { TEXTS } from '#web/features/audit/texts.ts';
import { useAuditFilter, type ShownFilter } from '#web/features/audit/use-audit-filter.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { ExportButton } from '#web/site/export-button.tsx';
import { DeniedState } from '#web/ui/feedback/denied-state.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';
import { useDebounced } from '#web/ui/hooks/use-debounced.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';

const SKELETON_ROW_COUNT = 5;
const SEARCH_DELAY_MILLISECONDS = 250;

function Entries({ filter }: { readonly filter: ShownFilter }) {
  const search = useDebounced(filter.search, SEARCH_DELAY_MILLISECONDS);
  const query = useInfiniteQuery(auditQuery(wiredFilter({ ...filter, search })));
  const { fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (query.isPending) return <SkeletonRows label={TEXTS.loading} count={SKELETON_ROW_COUNT} />;
  if (!query.data) return <FailedRead title={TEXTS.couldNotBeLoaded} query={query} />;
  const events = query.data.pages.flatMap((page) => page.items);
  if (events.length === 0) {
    return <EmptyState title={TEXTS.nothingFound} text={TEXTS.tryAnotherSearch} />;
  }
  return (
    <>
      <AuditTable events={events} />
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={loadMore}
        />
      )}
    </>
  );
}

export function AuditScreen() {
  const { user, organization } = useSignedIn();
  const [filter, setFilter] = useAuditFilter();
  if (!roleHas(user.role, 'audit.read')) return <DeniedState />;
  return (
    <div className="max-w-400">
      <PageHeading
        title={TEXTS.auditLog}
        lead={organization.isOperator ? TEXTS.leadOfOperator : TEXTS.lead}
        actions={
          <ExportButton
            fileName={TEXTS.fileName}
            load={() => callFile(auditRoutes.export, { query: wiredFilter(filter) })}
          />
        }
      />
      <AuditFilterBar filter={filter} onChange={setFilter} />
      <Entries filter={filter} />
    </div>
  );
}
