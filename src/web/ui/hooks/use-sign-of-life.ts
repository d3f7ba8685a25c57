import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** True once somebody has moved, pressed or typed: what answers people may come now. */
export function useSignOfLife(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, () => setIsThere(true), options);
    return () => listening.abort();
  }, [isThere]);
  return isThere;
}
