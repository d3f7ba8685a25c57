import type { ConfirmDialogProps } from '#web/ui/dialogs/confirm-panel.tsx';
import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';
import { lateComponent } from '#web/ui/late-component.tsx';

const ConfirmPanel = lateComponent(
  async () => (await import('#web/ui/dialogs/confirm-panel.tsx')).ConfirmPanel,
  { isOverlay: true },
);

/** Asks before something is destroyed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) ? <ConfirmPanel {...props} /> : null;
}

ConfirmDialog.preload = ConfirmPanel.preload;
