import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';

import { toastFailure } from '#web/api/toast-failure.ts';
import { useChange } from '#web/api/use-change.ts';
import { TEXTS } from '#web/site/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'className'> {
  readonly fileName: string;
  readonly load: () => Promise<Blob>;
}

/** Saves a list as a CSV file. */
export function ExportButton({ fileName, load, ...look }: ExportButtonProps) {
  const exporting = useChange({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => toastFailure({ title: TEXTS.exportFailed, error }),
  });
  return (
    <Button
      variant="secondary"
      pending={exporting.isPending}
      onClick={() => exporting.mutate()}
      {...look}
    >
      {!exporting.isPending && <Download aria-hidden="true" className="size-4" />}
      {TEXTS.exportCsv}
    </Button>
  );
}
