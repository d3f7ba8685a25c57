import { Download, FolderInput, Trash2, X } from 'lucide-react';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { JobBody } from '#contracts/schemas/job.ts';
import { refreshAccount } from '#web/api/account.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { downloadAll } from '#web/features/videos/actions/download-all.ts';
import { reviewOnlyNote } from '#web/features/videos/actions/download-link.tsx';
import { MoveButton } from '#web/features/videos/folders/move-button.tsx';
import { TEXTS as FOLDER_TEXTS } from '#web/features/videos/folders/texts.ts';
import { useCanManage } from '#web/features/videos/actions/use-can-manage.ts';
import { groupJobs } from '#web/features/videos/list/group-jobs.ts';
import { JOB_LISTS_KEY } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { useDeletion } from '#web/features/videos/actions/use-delete-video.tsx';
import type { Selection } from '#web/ui/tables/use-selection.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

function useCancelVideos(onCancelled: () => void) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (jobs: readonly JobBody[]) =>
      Promise.all(jobs.map(({ id }) => call(jobRoutes.cancel, { params: { id } }))),
    onSuccess: (cancelled) => {
      toast({ title: TEXTS.videosCancelled(cancelled.length) });
      onCancelled();
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotCancel, error }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: JOB_LISTS_KEY });
      refreshAccount().catch(() => undefined);
    },
  });
}

/** The name of an action, with how many of the ticked videos it is for where not for all of them. */
function labelFor(name: string, count: number, selected: number): string {
  return count === selected ? name : TEXTS.forSome(name, count);
}

/** What can be done with all ticked videos. */
export function SelectionBar({ selection }: { readonly selection: Selection<JobBody> }) {
  const canManage = useCanManage();
  const cancel = useCancelVideos(selection.clear);
  const { jobs } = selection;
  const ended = jobs.filter(
    (job) => (job.status === 'ready' || job.status === 'failed') && canManage(job),
  );
  const deletion = useDeletion(ended, selection.clear);
  if (jobs.length === 0) return null;
  const playable = jobs.filter(({ status, videoUrl }) => status === 'ready' && videoUrl !== null);
  const reviewOnly = playable.filter((job) => reviewOnlyNote(job) !== null).length;
  const movable = jobs.filter(canManage);
  const queued = jobs.filter((job) => job.status === 'queued' && canManage(job));
  return (
    <section
      aria-label={TEXTS.selection}
      className="sticky bottom-(--banner-height) z-(--z-header) mt-6 flex flex-wrap items-center gap-3 rounded-card border border-gilt-line bg-raised px-4 py-3 shadow-2xl"
    >
      <p className="figures mr-auto font-semibold">
        {TEXTS.selected(jobs.length, groupJobs(jobs).length)}
      </p>
      {reviewOnly > 0 && (
        <p className="text-sm text-amber">{TEXTS.someForReviewOnly(reviewOnly)}</p>
      )}
      {playable.length > 0 && (
        <Button size="small" variant="secondary" onClick={() => void downloadAll(playable)}>
          <Download aria-hidden="true" className="size-4" />
          {labelFor(TEXTS.download, playable.length, jobs.length)}
        </Button>
      )}
      {movable.length > 0 && (
        <MoveButton size="small" variant="secondary" jobs={movable} onMoved={selection.clear}>
          <FolderInput aria-hidden="true" className="size-4" />
          {labelFor(FOLDER_TEXTS.move, movable.length, jobs.length)}
        </MoveButton>
      )}
      {queued.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          pending={cancel.isPending}
          onClick={() => cancel.mutate(queued)}
        >
          {labelFor(TEXTS.cancel, queued.length, jobs.length)}
        </Button>
      )}
      {ended.length > 0 && (
        <Button size="small" variant="refuse" pending={deletion.isPending} onClick={deletion.ask}>
          <Trash2 aria-hidden="true" className="size-4" />
          {jobs.length === 1 ? TEXTS.delete : TEXTS.forSome(TEXTS.delete, ended.length)}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={selection.clear}>
        <X aria-hidden="true" className="size-4" />
        {TEXTS.clearSelection}
      </Button>
      {deletion.question}
    </section>
  );
}
