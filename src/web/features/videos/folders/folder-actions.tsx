import { useState } from 'react';

import type { FolderBody } from '#contracts/schemas/folder.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { useDeleteFolder } from '#web/features/videos/folders/use-folder-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmButton } from '#web/ui/dialogs/confirm-button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

const RenameFolderDialog = lateComponent(
  async () => (await import('#web/features/videos/folders/folder-dialogs.tsx')).RenameFolderDialog,
  { isOverlay: true },
);

interface FolderActionsProps {
  readonly folder: FolderBody;
  readonly onDeleted: () => void;
}

/** What can be done with the open folder. */
export function FolderActions({ folder, onDeleted }: FolderActionsProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useDeleteFolder(folder, onDeleted);
  return (
    <div className="flex flex-wrap gap-x-4">
      <Button size="aside" variant="aside" onClick={() => setIsRenaming(true)}>
        {TEXTS.rename}
      </Button>
      <ConfirmButton
        size="aside"
        variant="aside"
        change={remove}
        question={TEXTS.deleteQuestion(folder.name)}
        consequence={TEXTS.videosStay}
        confirmLabel={TEXTS.delete}
      >
        {TEXTS.delete}
      </ConfirmButton>
      {isRenaming && <RenameFolderDialog folder={folder} onClose={() => setIsRenaming(false)} />}
    </div>
  );
}
