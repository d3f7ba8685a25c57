import { useQueryClient } from '@tanstack/react-query';

import { folderRoutes } from '#contracts/routes/folders.ts';
import type { FolderBody } from '#contracts/schemas/folder.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { MOVED_VIDEOS_MAX } from '#domain/videos/folders.ts';
import { call } from '#web/api/client.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { JOBS_KEY } from '#web/features/videos/jobs-query.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

export type Movable = Pick<JobBody, 'id' | 'folderId'>;

interface Move {
  readonly jobs: readonly Movable[];
  /** Null: out of the folder. */
  readonly folder: Pick<FolderBody, 'id' | 'name'> | null;
}

async function moveAll(jobs: readonly Movable[], folderId: string | null): Promise<void> {
  for (let start = 0; start < jobs.length; start += MOVED_VIDEOS_MAX) {
    const jobIds = jobs.slice(start, start + MOVED_VIDEOS_MAX).map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- what fails stops the rest
    await call(folderRoutes.move, { body: { jobIds, folderId } });
  }
}

async function moveBack(jobs: readonly Movable[]): Promise<void> {
  const folderIds = new Set(jobs.map(({ folderId }) => folderId));
  const moves = [...folderIds].map((folderId) =>
    moveAll(
      jobs.filter((job) => job.folderId === folderId),
      folderId,
    ),
  );
  await Promise.all(moves);
}

/** Moves videos into a folder or out of theirs; a toast offers to move them back. */
export function useMoveVideos(onMoved?: () => void) {
  const queryClient = useQueryClient();
  const reread = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: JOBS_KEY }),
      queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey }),
    ]);
  const fail = (error: Error) => toastFailure({ title: TEXTS.couldNotMove, error });
  const back = useChange({ mutationFn: moveBack, onError: fail, onSettled: reread });
  return useChange({
    mutationFn: ({ jobs, folder }: Move) => moveAll(jobs, folder?.id ?? null),
    onSuccess: (_, { jobs, folder }) => {
      const count = jobs.length;
      toast({
        title: folder ? TEXTS.moved(count, folder.name) : TEXTS.movedOut(count),
        action: { label: TEXTS.undo, run: () => back.mutate(jobs) },
      });
      onMoved?.();
    },
    onError: fail,
    onSettled: reread,
  });
}
