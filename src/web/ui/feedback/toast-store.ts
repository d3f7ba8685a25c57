import { create } from 'zustand';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone?: 'plain' | 'destructive';
  /** What can be done about it while the toast is there. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays; the usual time where left out. */
  readonly durationMilliseconds?: number;
}

interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Only one toast shows at a time. */
const TOAST_LIMIT = 1;
/** How long a dismissed toast is kept before it is forgotten. */
const TOAST_REMOVE_DELAY_MILLISECONDS = 1_000_000;

export const useToasts = create<{ readonly toasts: readonly ShownToast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Closes a toast that told of a failure: what failed has succeeded since. */
export function dismissFailure(): void {
  const shown = useToasts.getState().toasts.find(({ open }) => open);
  if (shown?.tone === 'destructive') dismissToast(shown.id);
}

/** Shows a toast; it takes the place of the one that was there. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const shown = { ...message, id: lastId, open: true };
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, TOAST_LIMIT) }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((each) => (each.id === id ? { ...each, open: false } : each)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
  }, TOAST_REMOVE_DELAY_MILLISECONDS);
}
