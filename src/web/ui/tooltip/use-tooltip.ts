import { useEffect, useState, type RefObject } from 'react';

const DELAY_MILLISECONDS = 700;
/** So soon after one tooltip the next needs no delay. */
const SKIP_DELAY_MILLISECONDS = 300;
/** Long enough for a pointer to cross the gap between an anchor and its tooltip. */
const GRACE_MILLISECONDS = 120;

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/**
 * The element whose tooltip is to be seen: a mouse rests on it, or the keyboard reached it. Escape, a
 * press and scrolling take it away; a pointer may move over the tooltip itself.
 */
export function useTooltipAnchor(box: RefObject<HTMLElement | null>): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let shown: HTMLElement | null = null;
    let hiddenAt = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function show(next: HTMLElement | null) {
      clearTimeout(timer);
      if (shown !== null && next === null) hiddenAt = performance.now();
      shown = next;
      setAnchor(next);
    }

    function handlePointerOver({ pointerType, target }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      const next = anchorOf(target);
      const isOverBox = target instanceof Node && box.current?.contains(target);
      clearTimeout(timer);
      if (next === shown || isOverBox) return;
      if (next === null) timer = setTimeout(() => show(null), GRACE_MILLISECONDS);
      else {
        const isSoon = shown !== null || performance.now() - hiddenAt < SKIP_DELAY_MILLISECONDS;
        timer = setTimeout(() => show(next), isSoon ? 0 : DELAY_MILLISECONDS);
      }
    }

    function handleFocus({ target }: FocusEvent) {
      const next = anchorOf(target);
      show(next?.matches(':focus-visible') ? next : null);
    }

    const hide = () => show(null);
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', handlePointerOver, options);
    document.addEventListener('focusin', handleFocus, options);
    for (const end of ['pointerdown', 'focusout', 'scroll'])
      document.addEventListener(end, hide, options);
    document.documentElement.addEventListener('pointerleave', hide, options);
    document.addEventListener('keydown', handleKey, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [box]);
  return anchor;
}
