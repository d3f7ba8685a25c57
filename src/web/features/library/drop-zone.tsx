import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';

import { FILE_ENDINGS } from '#web/features/library/kinds.ts';
import { TEXTS } from '#web/features/library/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are dropped on it, chosen, or pasted anywhere on the screen. */
export function DropZone({ onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [onFiles]);

  function handleDrag(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <section
      aria-label={TEXTS.uploadFiles}
      onDragOver={handleDrag}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={classNames(
        'mb-6 grid justify-items-center gap-3 rounded-card border-2 border-dashed px-6 py-8 text-center transition-colors duration-(--duration-quick)',
        isOver ? 'border-gilt bg-raised' : 'border-line-strong bg-surface',
      )}
    >
      <UploadIcon aria-hidden="true" className="size-7 text-gilt" />
      <p className="font-semibold">{TEXTS.dropPicturesLogosFontsAndClips}</p>
      <p className="max-w-prose text-sm text-muted">{TEXTS.pngJpegWebpSvgLogosAnd}</p>
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
