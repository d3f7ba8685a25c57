import { useEffect, useState, type RefObject } from 'react';

/** How far below the window something is already worth loading. */
const MARGIN = '600px';

/** Whether an element has come near the window, once and for all. */
export function useNearby(element: RefObject<Element | null>): boolean {
  const [isNearby, setIsNearby] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNearby(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNearby;
}
