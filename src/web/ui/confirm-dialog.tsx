import type { ConfirmDialogProps } from '#web/ui/confirm-panel.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { useOnceTrue } from '#web/ui/use-once-true.ts';

const ConfirmPanel = lateComponent(
  async () => (await import('#web/ui/confirm-panel.tsx')).ConfirmPanel,
  { isOverlay: true },
);

/** Asks before something is destroyed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) ? <ConfirmPanel {...props} /> : null;
}

ConfirmDialog.preload = ConfirmPanel.preload;
