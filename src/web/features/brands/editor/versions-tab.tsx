import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { BrandBody, BrandVersionBody } from '#contracts/schemas/brand.ts';
import { QueryState } from '#web/api/query-state.tsx';
import { BrandFrames } from '#web/features/brands/preview/brand-frames.tsx';
import { outdatedVideosQuery, versionsQuery } from '#web/features/brands/brand-queries.ts';
import { PATHS } from '#web/paths.ts';
import { TEXTS } from '#web/features/brands/texts.ts';
import { changesBetween, type VersionChange } from '#web/features/brands/editor/version-changes.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { formatDateTime } from '#web/ui/text/moment.ts';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';

const SKELETON_ROW_COUNT = 3;

/** Shared videos that show the brand as it was; nothing where there are none. */
function OutdatedVideos({ brand }: { readonly brand: BrandBody }) {
  const { data } = useQuery(outdatedVideosQuery(brand.id, brand.version));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="outdated-videos" className="mt-6 grid gap-2">
      <h3 id="outdated-videos" className="font-semibold">
        {TEXTS.sharedVideosOfOlderVersions}
      </h3>
      <p className="text-sm text-muted">{TEXTS.theyStayAsTheyAre}</p>
      <ul>
        {data.map(({ id, title, prompt, brand: made }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
          >
            <Link
              to={PATHS.videoOf(id)}
              dir="auto"
              className="min-w-0 wrap-anywhere hover:text-gilt hover:underline"
            >
              {title ?? prompt}
            </Link>
            {made && <span className="text-sm text-muted">{TEXTS.version(made.version)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was published, newest first, and the shared videos that do not show it yet. */
export function VersionsTab({ brand }: { readonly brand: BrandBody }) {
  return (
    <>
      {brand.version !== null && <BrandFrames brand={brand} />}
      <Versions brand={brand} />
      <OutdatedVideos brand={brand} />
    </>
  );
}

interface VersionProps {
  readonly version: BrandVersionBody;
  /** The one before; none where it is the first, or stands on another page. */
  readonly older: BrandVersionBody | undefined;
}

/** Who published it, when, and what it changed. */
function Version({ version, older }: VersionProps) {
  const { number, publishedAt, publishedBy } = version;
  return (
    <li className="grid gap-1.5 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{TEXTS.version(number)}</span>
        <time dateTime={publishedAt} className="figures text-sm text-muted">
          {TEXTS.publishedByOn(publishedBy, formatDateTime(publishedAt))}
        </time>
      </div>
      {number === 1 && <p className="text-sm text-muted">{TEXTS.firstVersion}</p>}
      {older && <Changes changes={changesBetween(older, version)} />}
    </li>
  );
}

function Changes({ changes }: { readonly changes: readonly VersionChange[] }) {
  if (changes.length === 0) return <p className="text-sm text-muted">{TEXTS.nothingChanged}</p>;
  return (
    <ul className="grid gap-1 text-sm wrap-anywhere">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          {after === null ? TEXTS.changedPart(label) : `${label}: `}
          {before && <del className="text-muted">{before}</del>}
          {before && after && ' → '}
          {after && <ins className="no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  );
}

function Versions({ brand }: { readonly brand: BrandBody }) {
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
            {versions.map((version, index) => (
              <Version key={version.id} version={version} older={versions[index + 1]} />
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}
