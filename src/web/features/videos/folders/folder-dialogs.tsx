import { useState } from 'react';

import type { FolderBody } from '#contracts/schemas/folder.ts';
import { FolderNameForm } from '#web/features/videos/folders/folder-name-form.tsx';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import {
  useCreateFolder,
  useRenameFolder,
} from '#web/features/videos/folders/use-folder-changes.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';

interface NewFolderDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (folder: FolderBody) => void;
}

export function NewFolderDialog({ onClose, onCreated }: NewFolderDialogProps) {
  const [problem, setProblem] = useState<string>();
  const create = useCreateFolder((folder) => {
    toast({ title: TEXTS.folderCreated });
    onClose();
    onCreated(folder);
  }, setProblem);
  return (
    <Dialog open onOpenChange={onClose} title={TEXTS.newFolder} description={TEXTS.newFolderLead}>
      <FolderNameForm
        submitLabel={TEXTS.createFolder}
        pending={create.isPending}
        problem={problem}
        onSubmit={(name) => create.mutate(name)}
      />
    </Dialog>
  );
}

interface RenameFolderDialogProps {
  readonly folder: FolderBody;
  readonly onClose: () => void;
}

export function RenameFolderDialog({ folder, onClose }: RenameFolderDialogProps) {
  const [problem, setProblem] = useState<string>();
  const rename = useRenameFolder(folder, onClose, setProblem);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TEXTS.rename}
      description={TEXTS.renameLead(folder.name)}
    >
      <FolderNameForm
        name={folder.name}
        submitLabel={TEXTS.saveName}
        pending={rename.isPending}
        problem={problem}
        onSubmit={(name) => rename.mutate(name)}
      />
    </Dialog>
  );
}
