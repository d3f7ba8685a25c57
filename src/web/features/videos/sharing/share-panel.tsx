import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { ShareBody } from '#contracts/schemas/sharing.ts';
import { isDecidedByAuthor } from '#domain/proof/proof-sheet.ts';
import { MINIMUM_AGE } from '#domain/people/age.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { VideoStill } from '#web/art/preset-picture.tsx';
import { FailedRead } from '#web/api/failed-read.tsx';
import { historyOfVideoQuery } from '#web/features/videos/jobs-query.ts';
import { ShareForm } from '#web/features/videos/sharing/share-form.tsx';
import { ShareLink } from '#web/features/videos/sharing/share-link.tsx';
import { shareQuery } from '#web/features/videos/sharing/share-query.ts';
import { ShareViews } from '#web/features/videos/sharing/share-views.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { shortMarketNames } from '#web/markets/market-names.ts';
import { PATHS } from '#web/paths.ts';
import { formatDate, formatDateTime } from '#web/ui/text/moment.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface PanelProps {
  readonly job: JobBody;
  readonly onClose: () => void;
}

function SharedPanel({ job, onClose }: PanelProps) {
  const query = useQuery(shareQuery(job.id));
  // A link that has just run out.
  if (hasStatus(query.error, 404)) return <NewShare job={job} />;
  if (query.isError) {
    return <FailedRead title={TEXTS.theLinkCouldNotBeLoaded} query={query} />;
  }
  if (!query.data) {
    return (
      <output aria-label={TEXTS.loadingTheLink}>
        <Skeleton className="h-64" />
      </output>
    );
  }
  const share = query.data;
  return (
    <>
      <Audience job={job} markets={share.markets} />
      <Approval job={job} />
      <ShareLink jobId={job.id} share={share} onWithdrawn={onClose} />
      <ShareViews views={share.views} />
      <details className="group rounded-plaque border border-line">
        <summary className="flex touch-target cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 grow">
            <span className="font-semibold">{TEXTS.access}</span>
            <span className="text-sm wrap-anywhere text-muted">{accessText(share)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pt-2 pb-4">
          <ShareForm key={query.dataUpdatedAt} job={job} share={share} />
        </div>
      </details>
    </>
  );
}

function accessText({ expiresAt, hasPassword }: ShareBody): string {
  const end = expiresAt === null ? TEXTS.noExpiry : TEXTS.linkUntil(formatDate(expiresAt));
  return TEXTS.accessOf(end, hasPassword);
}

/** Who approved what goes public, and when; the proof sheet has the rest. */
function Approval({ job }: Pick<PanelProps, 'job'>) {
  const { data: history } = useQuery(historyOfVideoQuery(job));
  const approval = history?.events.findLast(({ kind }) => kind === 'approved');
  if (!approval) return null;
  const isOwn = isDecidedByAuthor(approval, job.author);
  return (
    <p className="text-sm text-muted">
      <span className={isOwn ? 'text-amber' : ''}>
        {isOwn && <TriangleAlert aria-hidden="true" className="mr-1.5 inline size-4" />}
        {TEXTS.approvalOf(approval.by, isOwn)}
      </span>
      {' · '}
      <time dateTime={approval.at}>{formatDateTime(approval.at)}</time>
      {' · '}
      <Link
        to={PATHS.proofOf(job.id)}
        className="text-gilt underline decoration-gilt-line underline-offset-4"
      >
        {TEXTS.proofSheet}
      </Link>
    </p>
  );
}

interface AudienceProps {
  readonly job: JobBody;
  readonly markets: readonly string[];
}

/** The video and, in three short lines, who gets to see it. */
function Audience({ job, markets }: AudienceProps) {
  return (
    <div className="flex items-center gap-4">
      <VideoStill posterUrl={job.posterUrl} preset={job.preset} className="aspect-video w-28" />
      <ul className="grid gap-1 text-sm">
        {TEXTS.visitors(MINIMUM_AGE, shortMarketNames(markets)).map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-jade" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewShare({ job }: Pick<PanelProps, 'job'>) {
  return (
    <>
      <Audience job={job} markets={job.markets} />
      <Approval job={job} />
      <ShareForm job={job} share={null} />
    </>
  );
}

/** What the share dialog holds: how to go live, or the link and what became of it. */
export function SharePanel({ job, onClose }: PanelProps) {
  return job.shareUrl === null ? (
    <NewShare job={job} />
  ) : (
    <SharedPanel job={job} onClose={onClose} />
  );
}
