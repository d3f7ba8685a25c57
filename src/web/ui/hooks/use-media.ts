import { useCallback, useSyncExternalStore } from 'react';

/** Windows in which everything stands below each other. */
export const IS_PHONE = '(width < 48rem)';

/** Whether a media query holds, now and after each change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
