import { useQueryClient } from '@tanstack/react-query';

import { folderRoutes } from '#contracts/routes/folders.ts';
import type { FolderBody } from '#contracts/schemas/folder.ts';
import { call } from '#web/api/client.ts';
import { fieldProblems } from '#web/api/field-problems.ts';
import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { JOBS_KEY } from '#web/features/videos/jobs-query.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

function useReread() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: foldersQuery.queryKey });
}

/** Makes a folder; `onProblem` hears what is wrong with its name. */
export function useCreateFolder(
  onCreated: (folder: FolderBody) => void,
  onProblem: (sentence: string | undefined) => void,
) {
  const reread = useReread();
  return useChange({
    mutationFn: (name: string) => call(folderRoutes.create, { body: { name } }),
    onSuccess: async (folder) => {
      await reread();
      onCreated(folder);
    },
    onError: (error) => {
      onProblem(fieldProblems(error)['name']);
      toastFailure({ title: TEXTS.couldNotCreateFolder, error });
    },
  });
}

export function useRenameFolder(
  { id }: Pick<FolderBody, 'id'>,
  onRenamed: () => void,
  onProblem: (sentence: string | undefined) => void,
) {
  const reread = useReread();
  return useChange({
    mutationFn: (name: string) => call(folderRoutes.rename, { params: { id }, body: { name } }),
    onSuccess: async () => {
      toast({ title: TEXTS.folderRenamed });
      onRenamed();
      await reread();
    },
    onError: (error) => {
      onProblem(fieldProblems(error)['name']);
      toastFailure({ title: TEXTS.couldNotRenameFolder, error });
    },
  });
}

/** Deletes a folder; its videos stay. */
export function useDeleteFolder({ id }: Pick<FolderBody, 'id'>, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const reread = useReread();
  return useChange<unknown, undefined>({
    mutationFn: () => call(folderRoutes.remove, { params: { id } }),
    onSuccess: async () => {
      toast({ title: TEXTS.folderDeleted });
      onDeleted();
      await Promise.all([reread(), queryClient.invalidateQueries({ queryKey: JOBS_KEY })]);
    },
    onError: (error) => toastFailure({ title: TEXTS.couldNotDeleteFolder, error }),
  });
}
