import { useQueryClient } from '@tanstack/react-query';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { RESTORE_SECONDS } from '#domain/videos/video-list.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { JOB_LISTS_KEY } from '#web/features/videos/jobs-query.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface Deletion {
  readonly ids: readonly string[];
  /** How many of them were shared: no undo brings their links back. */
  readonly endedLinks: number;
}

/** What deletes these videos. */
export function deletionOf(jobs: readonly JobBody[]): Deletion {
  const shared = jobs.filter(({ shareUrl }) => shareUrl !== null);
  return { ids: jobs.map(({ id }) => id), endedLinks: shared.length };
}

type Call = typeof jobRoutes.remove | typeof jobRoutes.restore;

/** Calls a route for each video; throws the first failure once all have been tried. */
async function forEach(route: Call, ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map((id) => call(route, { params: { id } })));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Deletes finished videos at once; for a few seconds a toast offers to bring them back. */
export function useDeleteVideos(onDeleted: () => void) {
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: JOB_LISTS_KEY }),
      queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey }),
    ]);
  const restore = useChange({
    mutationFn: ({ ids }: Deletion) => forEach(jobRoutes.restore, ids),
    onSuccess: (_, { ids, endedLinks }) =>
      toast({
        title: TEXTS.videosRestored(ids.length),
        ...(endedLinks > 0 && { description: TEXTS.linkNoLongerWorks(endedLinks) }),
      }),
    onError: (error) => toastFailure({ title: TEXTS.couldNotRestore, error }),
    onSettled: reread,
  });
  return useChange({
    mutationFn: ({ ids }: Deletion) => forEach(jobRoutes.remove, ids),
    onSuccess: (_, deletion) => {
      toast({
        title: TEXTS.videosDeleted(deletion.ids.length),
        action: { label: TEXTS.undo, run: () => restore.mutate(deletion) },
        durationMilliseconds: RESTORE_SECONDS * 1000,
      });
      onDeleted();
    },
    onError: (error) => toastFailure({ title: TEXTS.deleteFailed, error }),
    onSettled: reread,
  });
}
