import { useQuery } from '@tanstack/react-query';

import { NO_FOLDER } from '#domain/videos/folders.ts';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

interface EmptyFolderProps {
  readonly folderId: string;
  readonly onShowAll: () => void;
}

/** A folder without videos, or one that is no longer there. */
export function EmptyFolder({ folderId, onShowAll }: EmptyFolderProps) {
  const { data: folders } = useQuery(foldersQuery);
  if (!folders) return null;
  const text = textFor(folderId, folders);
  return (
    <EmptyState
      {...text}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {TEXTS.showAll}
        </Button>
      }
    />
  );
}

function textFor(folderId: string, folders: readonly { readonly id: string }[]) {
  if (folderId === NO_FOLDER) return { title: TEXTS.allInFolders };
  return folders.some(({ id }) => id === folderId)
    ? { title: TEXTS.emptyTitle, text: TEXTS.emptyText }
    : { title: TEXTS.goneTitle, text: TEXTS.goneText };
}
