import { useQuery } from '@tanstack/react-query';
import { Folder, FolderPlus } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Link } from 'react-router';

import type { FolderBody } from '#contracts/schemas/folder.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { NO_FOLDER } from '#domain/videos/folders.ts';
import { carriesVideos, droppedVideos } from '#web/features/videos/folders/dragged-videos.ts';
import { FolderActions } from '#web/features/videos/folders/folder-actions.tsx';
import { foldersQuery } from '#web/features/videos/folders/folders-query.ts';
import { TEXTS } from '#web/features/videos/folders/texts.ts';
import { useMoveVideos } from '#web/features/videos/folders/use-move-videos.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const NewFolderDialog = lateComponent(
  async () => (await import('#web/features/videos/folders/folder-dialogs.tsx')).NewFolderDialog,
  { isOverlay: true },
);

interface FolderBarProps {
  /** A folder's id, `none`, or empty for all videos. */
  readonly open: string;
  readonly addressOf: (folder: string) => string;
  readonly onOpen: (folder: string) => void;
}

/** The folders of videos as links, and as places to drop videos on. */
export function FolderBar({ open, addressOf, onOpen }: FolderBarProps) {
  const { user } = useSignedIn();
  const { data: folders = [] } = useQuery(foldersQuery);
  const [isMaking, setIsMaking] = useState(false);
  const canEdit = roleHas(user.role, 'folders.edit');
  if (folders.length === 0 && !canEdit) return null;
  const openFolder = folders.find(({ id }) => id === open);
  const chip = (folder: string) => ({ isOpen: folder === open, address: addressOf(folder) });
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label={TEXTS.folders} className="min-w-0 max-sm:-mx-4 max-sm:w-screen">
        <ul className="flex gap-2 max-sm:scroll-hint max-sm:overflow-x-auto max-sm:[--scroll-ground:var(--page)] max-sm:px-4 max-sm:py-0.5 sm:max-h-44 sm:flex-wrap sm:overflow-y-auto">
          <li>
            <Chip {...chip('')}>{TEXTS.allVideos}</Chip>
          </li>
          {folders.map((folder) => (
            <li key={folder.id} className="max-w-64 min-w-0 max-sm:shrink-0">
              <DropChip {...chip(folder.id)} folder={folder} />
            </li>
          ))}
          {folders.length > 0 && (
            <li>
              <DropChip {...chip(NO_FOLDER)} folder={null} />
            </li>
          )}
          {canEdit && (
            <li className="shrink-0">
              <Button size="small" variant="quiet" onClick={() => setIsMaking(true)}>
                <FolderPlus aria-hidden="true" className="size-4" />
                {TEXTS.newFolder}
              </Button>
            </li>
          )}
        </ul>
      </nav>
      {openFolder && canEdit && (
        <FolderActions key={openFolder.id} folder={openFolder} onDeleted={() => onOpen('')} />
      )}
      {isMaking && (
        <NewFolderDialog onClose={() => setIsMaking(false)} onCreated={({ id }) => onOpen(id)} />
      )}
    </div>
  );
}

interface ChipProps {
  readonly address: string;
  readonly isOpen: boolean;
  readonly isTarget?: boolean;
  readonly children: ReactNode;
}

function Chip({ address, isOpen, isTarget = false, children }: ChipProps) {
  return (
    <Link
      to={address}
      replace
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'flex h-9 touch-target items-center gap-2 rounded-plaque border px-3 text-sm whitespace-nowrap transition-colors duration-(--duration-quick)',
        isOpen
          ? 'border-gilt bg-raised font-semibold text-ink'
          : 'border-line text-muted hover:border-line-strong hover:text-ink',
        isTarget && 'border-gilt! bg-raised text-ink outline-2 outline-gilt',
      )}
    >
      {children}
    </Link>
  );
}

type DropChipProps = Omit<ChipProps, 'children' | 'isTarget'> & {
  /** Null: no folder. */
  readonly folder: FolderBody | null;
};

function DropChip({ folder, ...chip }: DropChipProps) {
  const [isTarget, setIsTarget] = useState(false);
  const move = useMoveVideos();

  function handleDragOver(event: DragEvent) {
    if (!carriesVideos(event)) return;
    event.preventDefault();
    setIsTarget(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsTarget(false);
    const target = folder?.id ?? null;
    const jobs = droppedVideos(event).filter(({ folderId }) => folderId !== target);
    if (jobs.length > 0) move.mutate({ jobs, folder });
  }

  return (
    <div
      onDragOver={handleDragOver}
      onDragLeave={() => setIsTarget(false)}
      onDrop={handleDrop}
      className="min-w-0"
    >
      <Chip {...chip} isTarget={isTarget}>
        {folder && <Folder aria-hidden="true" className="size-4 shrink-0 text-gilt" />}
        <bdi className="min-w-0 truncate">{folder?.name ?? TEXTS.noFolder}</bdi>
      </Chip>
    </div>
  );
}
