import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { FailedRead } from '#web/api/failed-read.tsx';
import { ownFileOf, type OwnFile } from '#web/features/create-video/shots/own-shots.ts';
import { SHOT_TEXTS } from '#web/features/create-video/shots/texts.ts';
import { DropZone } from '#web/media/drop-zone.tsx';
import {
  STATE_LABELS,
  USE_FILTER_LABELS,
  factsLine,
  matchesFilter,
  type UseFilter,
} from '#web/media/kinds.ts';
import { mediaQuery } from '#web/media/media-query.ts';
import { RightsForm } from '#web/media/rights-form.tsx';
import { UploadList } from '#web/media/upload-list.tsx';
import { useUploads } from '#web/media/use-uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { LoadMore } from '#web/ui/tables/load-more.tsx';

export interface MediaPickerProps {
  readonly open: boolean;
  readonly kind: 'image' | 'clip';
  readonly onOpenChange: (open: boolean) => void;
  readonly onTake: (file: OwnFile) => void;
}

/** The organization's photos or clips to choose from; new ones are dropped, pasted or chosen here. */
export function MediaPicker({ open, kind, onOpenChange, onTake }: MediaPickerProps) {
  const [stating, setStating] = useState<MediaBody | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={stating ? SHOT_TEXTS.rightsTo(stating.name) : SHOT_TEXTS.choose[kind]}
      description={stating ? SHOT_TEXTS.rightsFirst : SHOT_TEXTS.pickerHint}
      className="max-w-3xl!"
    >
      {stating ? (
        <RightsForm
          files={[stating]}
          onCancel={() => setStating(null)}
          onSaved={() => setStating(null)}
        />
      ) : (
        open && <Choice kind={kind} onTake={onTake} onStateRights={setStating} />
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  readonly kind: MediaPickerProps['kind'];
  readonly onTake: (file: OwnFile) => void;
  readonly onStateRights: (file: MediaBody) => void;
}

function Choice({ kind, onTake, onStateRights }: ChoiceProps) {
  const query = useInfiniteQuery(mediaQuery);
  const { uploads, add, remove } = useUploads();
  const handleFiles = useCallback((given: readonly File[]) => add(given, null), [add]);
  const files = filesOf(kind, query.data?.pages.flatMap(({ items }) => items) ?? []);
  const [search, setSearch] = useState('');
  const [chosenUse, setUse] = useState<UseFilter | null>(null);
  // Whoever has just brought a file is about to state its rights.
  const hasUsable = uploads.length === 0 && files.some(({ isUsable }) => isUsable);
  const use = chosenUse ?? (hasUsable ? 'usable' : 'all');
  const shown = files.filter((file) => matchesFilter(file, { search, kind, use }));
  return (
    <div className="min-w-0">
      <DropZone onFiles={handleFiles} />
      <UploadList uploads={uploads} remove={remove} />
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && files.length === 0 && (
        <FailedRead title={SHOT_TEXTS.filesFailed} query={query} />
      )}
      {files.length > 0 && (
        <div className="my-3 grid gap-3 sm:grid-cols-[1fr_12rem]">
          <Input
            type="search"
            aria-label={SHOT_TEXTS.searchFiles}
            placeholder={SHOT_TEXTS.searchFiles}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Select
            label={SHOT_TEXTS.showFiles}
            value={use}
            options={USE_OPTIONS}
            onChange={setUse}
          />
        </div>
      )}
      {query.isSuccess && shown.length === 0 && (
        <p className="text-muted">
          {files.length === 0 ? SHOT_TEXTS.none[kind] : SHOT_TEXTS.noFileMatches}
        </p>
      )}
      <ul aria-label={SHOT_TEXTS.choose[kind]} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shown.map((file) => (
          <FileItem key={file.id} file={file} onTake={onTake} onStateRights={onStateRights} />
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          pending={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </div>
  );
}

const USE_OPTIONS = (['usable', 'needs-rights', 'all'] as const).map((value) => ({
  value,
  label: USE_FILTER_LABELS[value],
}));

/** Photos or clips; what is transparent, as logos are, comes after the photos. */
function filesOf(kind: ChoiceProps['kind'], files: readonly MediaBody[]): MediaBody[] {
  return files
    .filter((file) => file.kind === kind && file.state !== 'refused')
    .toSorted((one, other) => Number(one.facts.hasAlpha ?? 0) - Number(other.facts.hasAlpha ?? 0));
}

interface FileItemProps extends Omit<ChoiceProps, 'kind'> {
  readonly file: MediaBody;
}

function FileItem({ file, onTake, onStateRights }: FileItemProps) {
  const { name, previewUrl, isUsable, state, rights } = file;
  return (
    <li className="grid content-start gap-1.5 text-sm">
      <button
        type="button"
        disabled={!isUsable}
        onClick={() => onTake(ownFileOf(file))}
        className="grid gap-1.5 rounded-card text-left disabled:cursor-not-allowed"
      >
        <span className="block aspect-video overflow-hidden rounded-card border-2 border-line bg-sunken in-enabled:hover:border-gilt">
          {previewUrl && <img src={previewUrl} alt="" className="size-full object-cover" />}
        </span>
        <span className="truncate font-medium">{name}</span>
        <span className="figures text-muted">{factsLine(file)}</span>
      </button>
      {!isUsable && state === 'ready' && !rights && (
        <Button
          size="small"
          variant="secondary"
          aria-label={SHOT_TEXTS.stateRightsTo(name)}
          onClick={() => onStateRights(file)}
        >
          {SHOT_TEXTS.stateRights}
        </Button>
      )}
      {!isUsable && (state !== 'ready' || rights) && (
        <p className="text-amber">
          {state === 'ready' ? SHOT_TEXTS.rightsDoNotCover : STATE_LABELS[state].label}
        </p>
      )}
    </li>
  );
}
