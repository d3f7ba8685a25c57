import { useState } from 'react';

import type { MediaBody } from '#contracts/schemas/media.ts';
import { RightsDialog } from '#web/media/rights-dialog.tsx';
import { TEXTS } from '#web/media/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/tables/use-selection.ts';

/** What can be done with the ticked files. */
export function FileSelection({ selection }: { readonly selection: Selection<MediaBody> }) {
  const [isStating, setIsStating] = useState(false);
  const { jobs: files, clear } = selection;
  if (files.length === 0) return null;
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-(--z-header) mb-5 flex flex-wrap items-center gap-2 rounded-card border border-gilt-line bg-raised px-4 py-2">
      <p className="figures mr-auto font-semibold">{TEXTS.selected(files.length)}</p>
      <Button size="small" onClick={() => setIsStating(true)}>
        {TEXTS.setRights}
      </Button>
      <Button size="small" variant="secondary" onClick={selection.selectAll}>
        {TEXTS.selectAll}
      </Button>
      <Button size="small" variant="quiet" onClick={clear}>
        {TEXTS.clearSelection}
      </Button>
      <RightsDialog
        open={isStating}
        files={files}
        onClose={() => setIsStating(false)}
        onSaved={clear}
      />
    </div>
  );
}
