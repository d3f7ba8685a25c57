import { useEffect, useRef, useState } from 'react';

interface Moved {
  readonly key: string;
  /** The button that was pressed, where one was. */
  readonly button: string | null;
  readonly said: string;
}

/** Keeps the focus on words that move from shot to shot, and says where they are now. */
export function useMovedWords() {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);

  useEffect(() => {
    if (!moved?.button) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus();
  }, [moved]);

  return {
    list,
    said: moved?.said ?? '',
    follow: (key: string, place: string) => {
      const pressed = document.activeElement?.getAttribute('data-move') ?? null;
      setMoved({ key, button: pressed, said: `Moved to ${place}` });
    },
  };
}
