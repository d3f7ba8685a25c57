import { useEffect, useRef } from 'react';

import { Button } from '#web/ui/button.tsx';

interface LoadMoreProps {
  readonly pending: boolean;
  readonly onLoad: () => void;
}

/** The end of an unfinished list: loads on when it comes into view, or when pressed. */
export function LoadMore({ pending, onLoad }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || pending) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoad(), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pending, onLoad]);
  return (
    <div ref={end} className="mt-8 grid justify-items-center">
      <Button variant="secondary" pending={pending} onClick={onLoad}>
        {pending ? 'Loading more' : 'Load more'}
      </Button>
    </div>
  );
}
