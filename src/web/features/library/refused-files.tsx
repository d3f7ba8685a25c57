import { FileX2 } from 'lucide-react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { DeleteFile, useMayDelete } from '#web/features/library/delete-file.tsx';
import { TEXTS } from '#web/media/texts.ts';

/** What was turned away, a line each: there is nothing to see of it but why. */
export function RefusedFiles({ files }: { readonly files: readonly MediaBody[] }) {
  const mayDelete = useMayDelete();
  if (files.length === 0) return null;
  return (
    <ul aria-label={TEXTS.refusedFiles} className="mb-5 rounded-card border border-line bg-surface">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-0"
        >
          <FileX2 aria-hidden="true" className="size-5 shrink-0 text-danger" />
          <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
            <span className="font-semibold">{file.name}</span>{' '}
            <span className="text-sm text-danger">{file.refusal}</span>
          </span>
          {mayDelete(file) && <DeleteFile file={file} />}
        </li>
      ))}
    </ul>
  );
}
