import { useState, type ComponentProps } from 'react';

import type { Movable } from '#web/features/videos/folders/use-move-videos.ts';
import { Button } from '#web/ui/button.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';

export const MoveDialog = lateComponent(
  async () => (await import('#web/features/videos/folders/move-dialog.tsx')).MoveDialog,
  { isOverlay: true },
);

interface MoveButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly jobs: readonly Movable[];
  readonly onMoved?: () => void;
}

/** Asks where to move these videos. */
export function MoveButton({ jobs, onMoved, ...button }: MoveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen && <MoveDialog jobs={jobs} onClose={() => setIsOpen(false)} onMoved={onMoved} />}
    </>
  );
}
