import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TEXTS } from '#web/ui/texts.ts';

interface LateOptions {
  /** What stands there until the code has come. */
  readonly waiting?: ReactNode;
  /** Whether it stands over the page rather than in it. */
  readonly isOverlay?: boolean;
  /** Nobody asked for it yet: it says nothing where it cannot come, and comes with the network. */
  readonly isQuiet?: boolean;
}

interface LateComponent<Props> {
  /** `waiting` stands there until the code has come, in place of what stands there as a rule. */
  (props: Props & { readonly waiting?: ReactNode }): ReactNode;
  /** Asks for the code before it is needed. */
  readonly preload: () => void;
}

/**
 * A component whose code comes when it is first shown. Where it cannot be loaded the page stays as it
 * is, and asks on request.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, isOverlay = false, isQuiet = false }: LateOptions = {},
): LateComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;

  function bring(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }

  function Late({
    waiting: ownWaiting = waiting,
    ...props
  }: Props & { readonly waiting?: ReactNode }) {
    const [state, setState] = useState<'coming' | 'here' | 'failed'>(part ? 'here' : 'coming');
    useEffect(() => {
      if (state === 'failed' && isQuiet) return onReturn(() => setState('coming'));
      if (state !== 'coming') return undefined;
      let isMounted = true;
      const settle = (next: 'here' | 'failed') => isMounted && setState(next);
      bring().then(
        () => settle('here'),
        () => settle('failed'),
      );
      return () => {
        isMounted = false;
      };
    }, [state]);
    const Part = part;
    if (Part) return <Part {...(props as unknown as Props)} />;
    if (state !== 'failed' || isQuiet) return ownWaiting;
    return <NotLoaded isOverlay={isOverlay} onRetry={() => setState('coming')} />;
  }

  Late.preload = () => {
    bring().catch(() => undefined);
  };
  return Late;
}

/** Calls back once when the network is back or somebody presses something. */
function onReturn(callback: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, once: true };
  for (const sign of ['online', 'pointerdown']) window.addEventListener(sign, callback, options);
  return () => listening.abort();
}

interface NotLoadedProps {
  readonly isOverlay: boolean;
  readonly onRetry: () => void;
}

function NotLoaded({ isOverlay, onRetry }: NotLoadedProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-card border border-danger bg-danger-surface px-4 py-3 text-ink',
        isOverlay &&
          'fixed inset-x-4 bottom-[calc(1rem+var(--banner-height))] z-(--z-toast) mx-auto max-w-md shadow-2xl',
      )}
    >
      {TEXTS.thisPartCouldNotBeLoaded}
      <Button size="small" variant="secondary" onClick={onRetry}>
        {TEXTS.tryAgain}
      </Button>
    </div>
  );
}
