import { useEffect, useRef } from 'react';

import { Button } from '#web/ui/button.tsx';
import { TEXTS } from '#web/ui/texts.ts';

interface LoadMoreProps {
  readonly pending: boolean;
  /** The last attempt failed: the next one is a person's. */
  readonly hasFailed: boolean;
  readonly onLoad: () => void;
}

/** The end of an unfinished list: loads on when it comes into view, or when pressed. */
export function LoadMore({ pending, hasFailed, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || pending || hasFailed) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pending, hasFailed, onLoad]);
  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-3">
      {hasFailed && <p role="alert">{TEXTS.couldNotLoadMore}</p>}
      <Button variant="secondary" pending={pending} onClick={onLoad}>
        {pending ? TEXTS.loadingMore : hasFailed ? TEXTS.tryAgain : TEXTS.loadMore}
      </Button>
    </div>
  );
}
