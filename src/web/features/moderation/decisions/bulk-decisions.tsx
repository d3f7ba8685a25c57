import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';

import { moderationRoutes } from '#contracts/routes/moderation.ts';
import type { DecisionBody, ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { isOwnVideo } from '#web/features/moderation/decisions/own-video.ts';
import { RejectDialog } from '#web/features/moderation/decisions/reject-dialog.tsx';
import {
  JOBS_QUERY_KEY,
  NOTIFICATIONS_QUERY_KEY,
  REVIEWS_QUERY_KEY,
} from '#web/features/moderation/review-queries.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import type { Selection } from '#web/ui/tables/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

type Decide = (job: ReviewJobBody) => Promise<unknown>;

interface Decisions {
  readonly jobs: readonly ReviewJobBody[];
  readonly decide: Decide;
  readonly title: (count: number) => string;
}

/** Decides one after the other; throws the first error once all were tried. */
async function decideAll({ jobs, decide, title }: Decisions): Promise<void> {
  const errors: unknown[] = [];
  for (const job of jobs) {
    await decide(job).catch((error: unknown) => errors.push(error));
  }
  const decided = jobs.length - errors.length;
  if (errors.length > 0) throw errors[0];
  toast({ title: title(decided) });
}

function useBulkDecisions(onEnd: () => void) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: decideAll,
    onError: (error) => toastFailure({ title: TEXTS.moderationActionFailed, error }),
    onSettled: async () => {
      onEnd();
      refreshAccount().catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: [JOBS_QUERY_KEY] });
      await queryClient.invalidateQueries({ queryKey: [REVIEWS_QUERY_KEY] });
      await queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS_QUERY_KEY] });
    },
  });
}

/** Held videos are approved before they are made, all others once they can be looked at. */
function isApprovable({ needsSecondReviewer, moderationStatus, status }: ReviewJobBody): boolean {
  const isDue =
    moderationStatus === 'flagged' || (moderationStatus === 'pending' && status === 'ready');
  return isDue && !needsSecondReviewer;
}

/** What a person should know before approving: what is left out, and what nobody has watched. */
function warningsOf(
  jobs: readonly ReviewJobBody[],
  { unwatched, own }: { unwatched: readonly ReviewJobBody[]; own: readonly ReviewJobBody[] },
): string[] {
  const needSecond = jobs.filter(({ needsSecondReviewer }) => needsSecondReviewer).length;
  const unmade = jobs.filter((job) => !isApprovable(job)).length - needSecond;
  const incomplete = jobs.filter((job) => isApprovable(job) && job.leftOut.length > 0).length;
  return [
    ...(incomplete > 0 ? [TEXTS.wordsLeftOut(incomplete)] : []),
    ...(unwatched.length > 0 ? [TEXTS.notWatched(unwatched.length)] : []),
    ...(unmade > 0 ? [TEXTS.notRendered(unmade)] : []),
    ...(needSecond > 0 ? [TEXTS.ownLeftOut(needSecond)] : []),
    ...(own.length > 0 ? [TEXTS.ownIncluded(own.length)] : []),
  ];
}

interface ApproveDialogProps {
  readonly jobs: readonly ReviewJobBody[];
  readonly watched: ReadonlySet<string>;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pending: boolean;
  readonly onApprove: (jobs: readonly ReviewJobBody[]) => void;
}

function ApproveDialog({ jobs, watched, open, onClose, pending, onApprove }: ApproveDialogProps) {
  const { user } = useSignedIn();
  const approvable = jobs.filter(isApprovable);
  const own = approvable.filter((job) => isOwnVideo(job, user));
  const unwatched = approvable.filter(({ id, status }) => status === 'ready' && !watched.has(id));
  const seen = approvable.filter((job) => !unwatched.includes(job));
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={TEXTS.approveTheseVideos(approvable.length)}
      description={TEXTS.approvedVideosCanBeShared}
    >
      <ul className="grid gap-1 text-amber">
        {warningsOf(jobs, { unwatched, own }).map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        {unwatched.length > 0 && seen.length > 0 && (
          <Button variant="secondary" pending={pending} onClick={() => onApprove(seen)}>
            {TEXTS.approveWatched(seen.length)}
          </Button>
        )}
        <Button pending={pending} onClick={() => onApprove(approvable)}>
          {TEXTS.approveCount(approvable.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ApproveAllSizesProps {
  readonly group: readonly ReviewJobBody[];
  readonly watched: ReadonlySet<string>;
  /** Of the review that is open. */
  readonly isMain: boolean;
}

/** Approves the shapes of one order in one go; nothing where fewer than two can be. */
export function ApproveAllSizes({ group, watched, isMain }: ApproveAllSizesProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useBulkDecisions(() => setIsAsking(false));
  const count = group.filter(isApprovable).length;
  if (count < 2) return null;
  return (
    <div>
      <Button
        size="small"
        variant={isMain ? 'primary' : 'secondary'}
        onClick={() => setIsAsking(true)}
      >
        <Check aria-hidden="true" className="size-4" />
        {TEXTS.approveAllSizes(count)}
      </Button>
      <ApproveDialog
        jobs={group}
        watched={watched}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        pending={bulk.isPending}
        onApprove={(jobs) => bulk.mutate({ jobs, decide: approve, title: TEXTS.videosApproved })}
      />
    </div>
  );
}

const approve: Decide = ({ id, moderationStatus }) =>
  call(moderationRoutes.approve, { params: { jobId: id }, body: { moderationStatus } });

interface BulkDecisionsProps {
  readonly selected: Selection<ReviewJobBody>;
  /** Ids of the videos that were played here. */
  readonly watched: ReadonlySet<string>;
}

/** Approves or rejects all ticked videos; each button says how many it decides. */
export function BulkDecisions({ selected, watched }: BulkDecisionsProps) {
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const close = () => setAsking(null);
  const bulk = useBulkDecisions(() => {
    close();
    selected.clear();
  });
  const { jobs } = selected;
  const approvable = jobs.filter(isApprovable);
  const [first, ...others] = jobs;
  if (!first) return null;

  const rejectWith =
    (body: DecisionBody): Decide =>
    ({ id, moderationStatus }) =>
      call(moderationRoutes.reject, {
        params: { jobId: id },
        body: { ...body, moderationStatus },
      });

  return (
    <section
      aria-label={TEXTS.selection}
      className="sticky bottom-(--banner-height) z-(--z-header) mt-6 flex flex-wrap items-center gap-3 rounded-card border border-gilt-line bg-raised px-4 py-3 shadow-2xl"
    >
      <p className="figures mr-auto font-semibold">{TEXTS.selected(jobs.length)}</p>
      {approvable.length > 0 && (
        <Button size="small" onClick={() => setAsking('approve')}>
          <Check aria-hidden="true" className="size-4" />
          {TEXTS.approveCount(approvable.length)}
        </Button>
      )}
      <Button size="small" variant="refuse" onClick={() => setAsking('reject')}>
        <X aria-hidden="true" className="size-4" />
        {TEXTS.rejectCount(jobs.length)}
      </Button>
      <Button size="small" variant="quiet" onClick={selected.clear}>
        {TEXTS.clearSelection}
      </Button>
      <ApproveDialog
        jobs={jobs}
        watched={watched}
        open={asking === 'approve'}
        onClose={close}
        pending={bulk.isPending}
        onApprove={(chosen) =>
          bulk.mutate({ jobs: chosen, decide: approve, title: TEXTS.videosApproved })
        }
      />
      <RejectDialog
        videos={[first, ...others]}
        open={asking === 'reject'}
        onOpenChange={close}
        pending={bulk.isPending}
        onReject={(body) =>
          bulk.mutate({ jobs, decide: rejectWith(body), title: TEXTS.videosRejected })
        }
      />
    </section>
  );
}
