import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { FILE_ENDINGS } from '#web/media/kinds.ts';
import { TEXTS } from '#web/media/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** One row: the files below are what somebody came for. */
  readonly isCompact?: boolean;
}

/** Hears files that are pasted or dropped anywhere on the page; returns whether some are held over it. */
function useGivenFiles(onFiles: DropZoneProps['onFiles']): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const give = (given: DataTransfer | null) => {
      const files = [...(given?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    const handlePaste = ({ clipboardData }: ClipboardEvent) => give(clipboardData);
    const handleOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setIsOver(false);
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      give(event.dataTransfer);
    };
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('paste', handlePaste, { signal });
    document.addEventListener('dragover', handleOver, { signal });
    document.addEventListener('dragleave', handleLeave, { signal });
    document.addEventListener('drop', handleDrop, { signal });
    return () => ending.abort();
  }, [onFiles]);
  return isOver;
}

/** Takes files that are chosen, or dropped or pasted anywhere on the page. */
export function DropZone({ onFiles, isCompact = false }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useGivenFiles(onFiles);
  return (
    <section
      aria-label={TEXTS.uploadFiles}
      className={classNames(
        'mb-6 rounded-card border-2 border-dashed px-6 pointer-coarse:border pointer-coarse:border-solid pointer-coarse:px-4 transition-colors duration-(--duration-quick)',
        isCompact
          ? 'flex flex-wrap items-center gap-x-5 gap-y-3 py-5'
          : 'grid justify-items-center gap-3 py-8 text-center',
        isOver ? 'border-gilt bg-raised' : 'border-line-strong bg-surface',
      )}
    >
      <UploadIcon aria-hidden="true" className="size-7 shrink-0 text-gilt pointer-coarse:hidden" />
      <div className={classNames('grid gap-1', isCompact && 'min-w-0 flex-1 basis-72')}>
        <p className="font-semibold">
          <span className="pointer-coarse:hidden">{TEXTS.dropPicturesLogosFontsAndClips}</span>
          <span className="not-pointer-coarse:hidden">{TEXTS.addFiles}</span>
        </p>
        <p className="max-w-prose text-sm text-muted">{TEXTS.pngJpegWebpSvgLogosAnd}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={FILE_ENDINGS}
        aria-label={TEXTS.filesToUpload}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {TEXTS.chooseFiles}
      </Button>
    </section>
  );
}
