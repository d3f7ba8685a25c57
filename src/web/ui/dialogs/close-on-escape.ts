import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` of what stands over the page. Radix gives Escape to the layer that came last, and a
 * toast is one: under a toast, a dialog would not hear of it. Where Radix has closed something, the
 * event is prevented already.
 */
export function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A list inside a dialog closes alone.
    event.preventDefault();
    close();
  };
}
