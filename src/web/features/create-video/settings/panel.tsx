import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useOnceTrue } from '#web/ui/hooks/use-once-true.ts';

interface PanelProps {
  readonly title: string;
  /** What it is set to, read without opening it. */
  readonly summary?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Something inside must be seen. */
  readonly isForcedOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the workbench that folds; what is in it comes when it is first opened. */
export function Panel(props: PanelProps) {
  const { title, summary, isOpenAtFirst = false, isForcedOpen = false, children } = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const wasOpen = useOnceTrue(isOpen || isForcedOpen);
  // What opens by itself moves nobody away from what they write.
  const [isPressed, setIsPressed] = useState(false);
  const panel = useShownWhenOpened(isOpen && isPressed && !isOpenAtFirst);
  return (
    <details
      ref={panel}
      open={isOpen || isForcedOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary
        onClick={() => setIsPressed(true)}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden"
      >
        <span className="grid min-w-0 gap-0.5">
          <h2 className="font-semibold">{title}</h2>
          {summary && (
            <span className="truncate text-sm text-muted group-open:hidden">{summary}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform duration-(--duration-quick) group-open:rotate-180"
        />
      </summary>
      {wasOpen && <div className="pb-4">{children}</div>}
    </details>
  );
}

/** What is in a panel has come by then. */
const COMES_WITHIN_MILLISECONDS = 1_000;

/** Brings what was just opened into sight, also where its content comes a moment later. */
function useShownWhenOpened(isOpened: boolean) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element || !isOpened) return undefined;
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }));
    observer.observe(element);
    const timer = setTimeout(() => observer.disconnect(), COMES_WITHIN_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isOpened]);
  return panel;
}
