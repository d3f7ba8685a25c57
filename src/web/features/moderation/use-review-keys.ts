import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="dialog"]';

/** Whether a key press belongs to whatever is focused rather than to the list. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  return target instanceof Element && target.closest(TYPING) !== null;
}

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** J and K, or the arrows where a review is focused, go from review to review. */
export function useReviewKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (step === undefined || hasModifier(event) || isTyping(event) || !list.current) return;
      const reviews = [...list.current.querySelectorAll<HTMLElement>('article')];
      const focused = reviews.findIndex((review) => review.contains(document.activeElement));
      if (event.key.startsWith('Arrow') && document.activeElement !== reviews[focused]) return;
      const next = reviews[focused < 0 ? 0 : focused + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [list]);
}
