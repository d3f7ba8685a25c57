import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import { roleHas } from '#domain/permissions.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { JobActions } from '#web/features/videos/job-actions.tsx';
import { JobPicture } from '#web/features/videos/job-picture.tsx';
import { JobStatusBadge } from '#web/features/videos/job-status-badge.tsx';
import { proofOfVideoQuery, videoQuery } from '#web/features/videos/jobs-query.ts';
import { OtherSizes } from '#web/features/videos/page/other-sizes.tsx';
import { VideoChecks } from '#web/features/videos/page/video-checks.tsx';
import { VideoFacts } from '#web/features/videos/page/video-facts.tsx';
import { VideoPlayer } from '#web/features/videos/page/video-player.tsx';
import { VideoTakes } from '#web/features/videos/page/video-takes.tsx';
import { VideoTimeline } from '#web/features/videos/page/video-timeline.tsx';
import { VideoTitle } from '#web/features/videos/page/video-title.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useJobPolling } from '#web/features/videos/use-job-polling.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

function Heading({ job }: { readonly job: JobBody }) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <JobStatusBadge job={job} />
        {job.status !== 'failed' && <ModerationBadge status={job.moderationStatus} />}
        {job.shareUrl !== null && <Badge tone="live">{TEXTS.live}</Badge>}
      </div>
      <VideoTitle job={job} />
      {job.moderationReason && <p className="text-danger">{job.moderationReason}</p>}
    </header>
  );
}

function Video({ job }: { readonly job: JobBody }) {
  const { user } = useSignedIn();
  const isReady = job.status === 'ready';
  const { data: sheet } = useQuery({ ...proofOfVideoQuery(job.id), enabled: isReady });
  return (
    <div className="grid grid-cols-1 items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        {isReady && job.videoUrl ? (
          <VideoPlayer job={job} videoUrl={job.videoUrl} />
        ) : (
          <div className="relative aspect-video overflow-hidden rounded-card">
            <JobPicture job={job} />
          </div>
        )}
        <Heading job={job} />
        <div className="grid gap-2">
          <JobActions job={job} />
        </div>
      </div>
      <div className="grid min-w-0 items-start gap-6 lg:max-2xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <VideoTimeline job={job} sheet={sheet} />
          {sheet && <VideoChecks sheet={sheet} />}
          {isReady && <VideoTakes job={job} canOrder={roleHas(user.role, 'video.create')} />}
          {roleHas(user.role, 'video.create') && <OtherSizes job={job} />}
        </div>
        <VideoFacts job={job} />
      </div>
    </div>
  );
}

/** All that is known of one video, and all that can be done with it. */
export function VideoScreen() {
  const { jobId = '' } = useParams();
  const query = useQuery(videoQuery(jobId));
  useJobPolling(query.data ? [query.data] : []);
  const { user, organization } = useSignedIn();
  const reviewsAll = organization.isOperator && roleHas(user.role, 'moderation.decide');
  if (reviewsAll && hasStatus(query.error, 404)) {
    return <Navigate replace to={PATHS.reviewOf(jobId)} />;
  }
  const isMissing = hasStatus(query.error, 404) || hasStatus(query.error, 400);
  return (
    <>
      <Button asChild variant="link" size="inline" className="mb-5">
        <Link to={PATHS.videos}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {TEXTS.myVideos}
        </Link>
      </Button>
      {query.isPending && (
        <output aria-label={TEXTS.loadingVideo}>
          <Skeleton className="aspect-video max-w-4xl" />
        </output>
      )}
      {isMissing && <EmptyState title={TEXTS.videoNotFound} text={TEXTS.itMayHaveBeenDeleted} />}
      {query.isError && !isMissing && (
        <FailedRead title={TEXTS.videosCouldNotBeLoaded} query={query} />
      )}
      {query.data && !isMissing && <Video job={query.data} />}
    </>
  );
}
