import { useEffect, type RefObject } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const SHORTCUTS = ['a', 'r', 'x'];
const TYPING =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [role="dialog"]';
const REVIEW = '[data-review]';

/** Whether a key press belongs to whatever is focused rather than to the list. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  return target instanceof Element && target.closest(TYPING) !== null;
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function reviewsIn(list: ParentNode): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(REVIEW)];
}

function focus(review: HTMLElement): void {
  review.focus();
  review.scrollIntoView({ block: 'nearest' });
}

/** Focuses the review after the one that `element` is in, or the one before it, and returns its id. */
export function focusNeighbour(element: Element | null): string | null {
  const review = element?.closest<HTMLElement>(REVIEW);
  if (!review) return null;
  const all = reviewsIn(document);
  const at = all.indexOf(review);
  const next = all[at + 1] ?? all[at - 1];
  if (!next) return null;
  focus(next);
  return next.dataset['review'] ?? null;
}

/**
 * J and K, or the arrows where a review is focused, go from review to review; `onReach` is told which.
 * Other keys press what names them in `aria-keyshortcuts` within the focused review.
 */
export function useReviewKeys(
  list: RefObject<HTMLElement | null>,
  onReach: (id: string) => void,
): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (hasModifier(event) || isTyping(event) || !list.current) return;
      const reviews = reviewsIn(list.current);
      const at = reviews.findIndex((review) => review.contains(document.activeElement));
      if (SHORTCUTS.includes(key)) {
        const button = reviews[at]?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
        if (!button) return;
        event.preventDefault();
        button.click();
        return;
      }
      const step = STEPS[key];
      if (step === undefined) return;
      if (key.startsWith('Arrow') && document.activeElement !== reviews[at]) return;
      const next = reviews[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      focus(next);
      onReach(next.dataset['review'] ?? '');
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [list, onReach]);
}
