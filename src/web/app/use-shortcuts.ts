import { useEffect } from 'react';

import { setPaletteOpen, usePalette } from '#web/app/palette-store.ts';
import { toggleSidebar } from '#web/app/sidebar-store.ts';

/** With Ctrl or Cmd. */
const SHORTCUTS: Readonly<Record<string, () => void>> = {
  b: toggleSidebar,
  k: () => setPaletteOpen(!usePalette.getState().isOpen),
};

export function useShortcuts(): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isPlain = event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey);
      const run = isPlain ? undefined : SHORTCUTS[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
