import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { placeTooltip } from '#web/ui/tooltip/tooltip-place.ts';
import type { TooltipSide } from '#web/ui/tooltip/tooltip.tsx';
import { useTooltipAnchor } from '#web/ui/tooltip/use-tooltip.ts';

/** In the page's main part, as all that can be read; beside a dialog that hides the page. */
function placeFor(anchor: HTMLElement): Element {
  const page = anchor.closest('[role="dialog"]') ? null : document.querySelector('main');
  return page ?? document.body;
}

/** Shows the tooltip of whatever is pointed at or reached by keyboard. Once for a page. */
export function TooltipLayer() {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const anchor = useTooltipAnchor(box);
  const text = anchor?.dataset['tooltip'];

  useLayoutEffect(() => {
    if (!anchor || !box.current) return;
    const { left, top } = placeTooltip(anchor.getBoundingClientRect(), {
      side: (anchor.dataset['tooltipSide'] ?? 'top') as TooltipSide,
      size: box.current.getBoundingClientRect(),
      room: { width: window.innerWidth, height: window.innerHeight },
    });
    box.current.style.transform = `translate(${left}px, ${top}px)`;
  }, [anchor]);

  useEffect(() => {
    // What only repeats the name need not be heard twice.
    if (!anchor || anchor.textContent === text || anchor.ariaLabel === text) return undefined;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [anchor, text, id]);

  if (!anchor || !text) return null;
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="fixed top-0 left-0 z-(--z-tooltip) max-w-72 animate-[fade-in_var(--duration-quick)] rounded-plaque bg-ink px-2.5 py-1.5 text-sm text-page shadow-lg"
    >
      {text}
    </div>,
    placeFor(anchor),
  );
}
