import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { RejectBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { findPreset } from '#domain/presets.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { PresetPicture } from '#web/art/preset-picture.tsx';
import { pendingQuery } from '#web/features/moderation/pending-query.ts';
import { RejectDialog } from '#web/features/moderation/reject-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Film } from '#web/ui/film.tsx';
import { ModerationBadge } from '#web/ui/moderation-badge.tsx';
import { formatDateTime } from '#web/ui/moment.ts';
import { toast } from '#web/ui/toast-store.ts';

const SHORT_ID_LENGTH = 8;

function ReviewPicture({ job }: { readonly job: ReviewJobBody }) {
  if (job.videoUrl) {
    return (
      <div className="relative aspect-video overflow-hidden rounded-plaque">
        <Film
          prompt={job.prompt}
          videoUrl={job.videoUrl}
          posterUrl={job.posterUrl}
          captionsUrl={job.controlsJson['captions'] === 'burned' ? null : job.captionsUrl}
        />
      </div>
    );
  }
  return (
    <div className="evening relative overflow-hidden rounded-plaque bg-page text-ink">
      <PresetPicture preset={job.preset} className="aspect-video w-full opacity-35" />
      <p className="absolute inset-0 grid place-items-center px-4 text-center">Not rendered yet</p>
    </div>
  );
}

function useDecisions(job: ReviewJobBody, onDecided: () => void) {
  const queryClient = useQueryClient();
  const settle = async (title: string) => {
    toast({ title });
    onDecided();
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey });
  };
  const onError = (error: Error) =>
    toastFailure({ title: 'Moderation action failed', error, fallback: 'Something went wrong' });
  const approve = useMutation({
    mutationFn: () => call(moderationRoutes.approve, { params: { jobId: job.id } }),
    onSuccess: () => settle('Job approved'),
    onError,
  });
  const reject = useMutation({
    mutationFn: (body: RejectBody) =>
      call(moderationRoutes.reject, { params: { jobId: job.id }, body }),
    onSuccess: () => settle('Job rejected'),
    onError,
  });
  return { approve, reject };
}

/** One job to decide on: the film, what was asked for, and the two buttons. */
export function ReviewCard({ job }: { readonly job: ReviewJobBody }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const { approve, reject } = useDecisions(job, () => setIsRejecting(false));
  return (
    <article
      aria-label={job.prompt}
      className="grid gap-6 rounded-card border border-line bg-surface p-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      <ReviewPicture job={job} />
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <ModerationBadge status={job.moderationStatus} />
          <code className="figures">{job.id.slice(0, SHORT_ID_LENGTH)}</code>
          <span>{findPreset(job.preset)?.name ?? job.preset}</span>
          <span>{job.organizationName}</span>
          <time dateTime={job.createdAt}>{formatDateTime(job.createdAt)}</time>
        </div>
        <p className="text-lg leading-snug font-medium">{job.prompt}</p>
        {job.moderationReason && <p className="text-danger">{job.moderationReason}</p>}
        <dl className="figures flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {Object.entries(job.controlsJson).map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3 pt-1">
          <Button pending={approve.isPending} onClick={() => approve.mutate()}>
            <Check aria-hidden="true" className="size-4.5" />
            Approve
          </Button>
          <Button variant="danger" onClick={() => setIsRejecting(true)}>
            <X aria-hidden="true" className="size-4.5" />
            Reject
          </Button>
        </div>
      </div>
      <RejectDialog
        open={isRejecting}
        onOpenChange={setIsRejecting}
        pending={reject.isPending}
        onReject={(body) => reject.mutate(body)}
      />
    </article>
  );
}
