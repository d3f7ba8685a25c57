import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link, Navigate, useParams } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { VideoHistoryBody } from '#contracts/schemas/proof.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { hasStatus } from '#web/api/api-error.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { JobActions } from '#web/features/videos/actions/job-actions.tsx';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { JobPicture } from '#web/features/videos/job-picture.tsx';
import {
  historyOfVideoQuery,
  proofOfVideoQuery,
  videoQuery,
} from '#web/features/videos/jobs-query.ts';
import { OtherSizes } from '#web/features/videos/page/other-sizes.tsx';
import { shapeRatioOf } from '#web/features/videos/page/shape-ratio.ts';
import { ShareCard } from '#web/features/videos/page/share-card.tsx';
import { StatusLine } from '#web/features/videos/page/status-line.tsx';
import { VideoChecks, VideoFindings } from '#web/features/videos/page/video-checks.tsx';
import { VideoFacts } from '#web/features/videos/page/video-facts.tsx';
import { VideoPlayer } from '#web/features/videos/page/video-player.tsx';
import { VideoTakes } from '#web/features/videos/page/video-takes.tsx';
import { VideoTimeline } from '#web/features/videos/page/video-timeline.tsx';
import { VideoTitle } from '#web/features/videos/page/video-title.tsx';
import { WordsCard } from '#web/features/videos/page/words-card.tsx';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useJobPolling } from '#web/features/videos/use-job-polling.ts';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface PartProps {
  readonly job: JobBody;
}

interface HeadingProps extends PartProps {
  readonly history: VideoHistoryBody | undefined;
}

/** What it is, where it stands, and what to do now. */
function Heading({ job, history }: HeadingProps) {
  return (
    <header className="flex sm:mb-5 flex-wrap items-start justify-between gap-x-10 gap-y-4">
      <div className="grid min-w-0 grow basis-96 gap-2">
        <VideoTitle job={job}>
          <StatusLine job={job} history={history} />
        </VideoTitle>
        {job.moderationStatus === 'rejected' && job.moderationReason && (
          <p className="max-w-3xl rounded-plaque bg-danger-surface px-3 py-2 wrap-anywhere text-danger">
            {job.moderationReason}
          </p>
        )}
      </div>
      <JobActions job={job} isMain />
    </header>
  );
}

function Picture({ job }: PartProps) {
  if (job.status === 'ready' && job.videoUrl) {
    return <VideoPlayer job={job} videoUrl={job.videoUrl} />;
  }
  const shape = shapeRatioOf(job.controlsJson['aspectRatio']);
  return (
    <div
      className="relative mx-auto aspect-(--shape) w-[min(100%,70dvh*var(--shape))] overflow-hidden rounded-card"
      style={{ '--shape': shape } as CSSProperties}
    >
      <JobPicture job={job} />
    </div>
  );
}

/** The film beside what is read first: a wide one is given the room, the others leave it. */
function Video({ job }: PartProps) {
  const { user } = useSignedIn();
  const isReady = job.status === 'ready';
  const canManage = useCanManage()(job);
  const canOrder = roleHas(user.role, 'video.create');
  const { data: sheet } = useQuery({ ...proofOfVideoQuery(job.id), enabled: isReady });
  const { data: history } = useQuery(historyOfVideoQuery(job));
  const timeline = <VideoTimeline job={job} history={history} />;
  const isWide = shapeRatioOf(job.controlsJson['aspectRatio']) > 1;
  return (
    <div className="max-sm:flex max-sm:flex-col max-sm:gap-6">
      <Heading job={job} history={history} />
      <div
        className={classNames(
          'grid grid-cols-1 grid-rows-[auto_1fr] items-start gap-6 max-sm:contents',
          isWide
            ? 'xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]'
            : 'md:grid-cols-2',
        )}
      >
        {/* On a phone, what people come for stands first. */}
        <div className="min-w-0 max-sm:-order-1">
          <Picture job={job} />
        </div>
        <div
          className={classNames(
            'grid min-w-0 gap-6 max-sm:contents',
            isWide ? 'xl:row-span-2' : 'md:row-span-2',
          )}
        >
          {canManage && job.shareUrl !== null && <ShareCard jobId={job.id} />}
          {history && <VideoFindings findings={history.findings} />}
          {/* Until there is a film, people come for what holds it up. */}
          {!isReady && timeline}
          <WordsCard job={job} sheet={sheet} canOrder={canOrder} />
          {/* On a phone, what was checked and decided stands before what can be ordered. */}
          <div className="grid gap-6 empty:hidden max-sm:order-1">
            <OtherSizes job={job} canOrder={canOrder} />
            {isReady && <VideoTakes job={job} canOrder={canOrder} />}
            {isWide && <VideoFacts job={job} />}
          </div>
        </div>
        <div className="grid min-w-0 gap-6">
          {sheet && <VideoChecks sheet={sheet} />}
          {!isWide && <VideoFacts job={job} />}
          {isReady && timeline}
        </div>
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
      <Button asChild variant="link" size="inline" className="mb-4">
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
      {isMissing && (
        <EmptyState
          title={TEXTS.videoNotFound}
          text={TEXTS.itMayHaveBeenDeleted}
          action={
            <Button asChild>
              <Link to={PATHS.videos}>{TEXTS.goToMyVideos}</Link>
            </Button>
          }
        />
      )}
      {query.isError && !isMissing && (
        <FailedRead title={TEXTS.videosCouldNotBeLoaded} query={query} />
      )}
      {query.data && !isMissing && <Video key={query.data.id} job={query.data} />}
    </>
  );
}
