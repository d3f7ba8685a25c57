import { useEffect, useState } from 'react';

/** `value` once it has been still for this long. */
export function useDebounced(value: string, delayMilliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMilliseconds);
    return () => clearTimeout(timer);
  }, [value, delayMilliseconds]);
  return settled;
}
