import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

import { auditRoutes } from '#contracts/routes/audit.ts';
import type { AuditFilter } from '#contracts/schemas/audit.ts';
import { callPage } from '#web/api/client.ts';
import type { ShownFilter } from '#web/features/audit/use-audit-filter.ts';
import { momentsOf } from '#web/ui/text/moment.ts';

const PAGE_SIZE = 50;

/** The filter as the calls take it. */
export function wiredFilter({ topic, search, from, to }: ShownFilter): AuditFilter {
  return {
    ...(topic && { topic }),
    ...(search.trim() && { search: search.trim() }),
    ...momentsOf(from, to),
  };
}

/** Entries, newest first, page after page. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: [auditRoutes.list.path, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(auditRoutes.list, {
        query: { ...filter, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
