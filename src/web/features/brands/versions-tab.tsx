import { useQuery } from '@tanstack/react-query';

import type { BrandBody } from '#contracts/schemas/brand.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { versionsQuery } from '#web/features/brands/brand-queries.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

/** What was published, newest first. */
export function VersionsTab({ brand }: { readonly brand: BrandBody }) {
  const query = useQuery(versionsQuery(brand.id, brand.version));
  return (
    <QueryState
      query={query}
      loading={<SkeletonRows label={TEXTS.loadingVersions} count={SKELETON_ROW_COUNT} />}
      errorTitle={TEXTS.theVersionsCouldNotBeLoaded}
    >
      {(versions) =>
        versions.length === 0 ? (
          <EmptyState
            title={TEXTS.notPublishedYet}
            text={TEXTS.aPublishedVersionNeverChangesVideos}
          />
        ) : (
          <ol aria-label={TEXTS.publishedVersions}>
            {versions.map(({ id, number, name, publishedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
              >
                <span className="font-medium">{TEXTS.versionNamed(number, name)}</span>
                <time dateTime={publishedAt} className="figures text-sm text-muted">
                  {formatDateTime(publishedAt)}
                </time>
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}
