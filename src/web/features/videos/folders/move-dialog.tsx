import { useQuery } from '@tanstack/react-query';
import { Check, Folder } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { FailedRead } from '#web/api/failed-read.tsx';
import { FolderNameForm } from '#web/features/videos/folders/folder-name-form.tsx';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { useCreateFolder } from '#web/features/videos/folders/use-folder-changes.ts';
import { useMoveVideos, type Movable } from '#web/features/videos/folders/use-move-videos.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx';

interface MoveDialogProps {
  readonly jobs: readonly Movable[];
  readonly onClose: () => void;
  readonly onMoved?: (() => void) | undefined;
}

/** Where to move videos: a folder, none, or a new one. */
export function MoveDialog({ jobs, onClose, onMoved }: MoveDialogProps) {
  const query = useQuery(foldersQuery);
  const [problem, setProblem] = useState<string>();
  const move = useMoveVideos(() => {
    onClose();
    onMoved?.();
  });
  const create = useCreateFolder((folder) => move.mutate({ jobs, folder }), setProblem);
  const isIn = (folderId: string | null) => jobs.every((job) => job.folderId === folderId);
  const isPending = move.isPending || create.isPending;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TEXTS.moveTitle(jobs.length)}
      description={TEXTS.moveLead}
    >
      {query.isPending && <SkeletonRows label={TEXTS.loadingFolders} count={2} />}
      {query.isError && <FailedRead title={TEXTS.foldersCouldNotBeLoaded} query={query} />}
      {query.data && query.data.length > 0 && (
        <ul className="-mx-2 grid max-h-64 grid-cols-1 overflow-y-auto">
          {query.data.map((folder) => (
            <Choice
              key={folder.id}
              isChosen={isIn(folder.id)}
              isBusy={isPending}
              onChoose={() => move.mutate({ jobs, folder })}
            >
              <Folder aria-hidden="true" className="size-4 shrink-0 text-gilt" />
              <bdi className="min-w-0 truncate">{folder.name}</bdi>
            </Choice>
          ))}
          {jobs.some(({ folderId }) => folderId !== null) && (
            <Choice
              isChosen={false}
              isBusy={isPending}
              onChoose={() => move.mutate({ jobs, folder: null })}
            >
              <span className="pl-6">{TEXTS.noFolder}</span>
            </Choice>
          )}
        </ul>
      )}
      <div className="border-t border-line pt-5">
        <FolderNameForm
          label={TEXTS.newFolder}
          submitLabel={TEXTS.createAndMove}
          pending={isPending}
          problem={problem}
          onSubmit={(name) => create.mutate(name)}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ isChosen, isBusy, onChoose, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        disabled={isChosen || isBusy}
        aria-current={isChosen || undefined}
        onClick={onChoose}
        className="flex h-11 w-full min-w-0 items-center gap-2 rounded-plaque px-2 text-left focus-visible:-outline-offset-2 enabled:hover:bg-sunken disabled:text-muted"
      >
        {children}
        {isChosen && <Check aria-hidden="true" className="ml-auto size-4 shrink-0 text-gilt" />}
      </button>
    </li>
  );
}
