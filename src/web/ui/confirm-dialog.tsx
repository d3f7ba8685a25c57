import { lateComponent } from '#web/ui/late-component.tsx';
import { useOnceTrue } from '#web/ui/use-once-true.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The question, in one sentence. */
  readonly question: string;
  readonly consequence?: string;
  /** The verb on the button: "Remove". */
  readonly confirmLabel: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

const ConfirmPanel = lateComponent(
  async () => (await import('#web/ui/confirm-panel.tsx')).ConfirmPanel,
  { isOverlay: true },
);

/** Asks before something is destroyed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceTrue(props.open) ? <ConfirmPanel {...props} /> : null;
}

ConfirmDialog.preload = ConfirmPanel.preload;
