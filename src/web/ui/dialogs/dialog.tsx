import type { DialogProps } from '#web/ui/dialogs/dialog-panel.tsx';
import type { ReactNode } from 'react';

import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const DialogPanel = lateComponent(
  async () => (await import('#web/ui/dialogs/dialog-panel.tsx')).DialogPanel,
  { isOverlay: true },
);

/** A dialog over the page; its code comes when the first one opens, or before (`Dialog.preload`). */
export function Dialog(props: DialogProps) {
  return useOnceTrue(props.open) ? <DialogPanel {...props} /> : null;
}

Dialog.preload = DialogPanel.preload;

/** The row of buttons at the end of a dialog, always in sight: the deciding one last, stacked on a phone. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 -mb-6 flex flex-col-reverse gap-3 bg-raised px-6 pt-3 pb-6 sm:-mx-7 sm:-bottom-7 sm:-mb-7 sm:flex-row sm:justify-end sm:px-7 sm:pb-7">
      {children}
    </div>
  );
}
