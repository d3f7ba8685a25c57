const STORAGE_KEY = 'continuedPurchase';

/** Notes which purchase the checkout is about before the page is left for it; null for a new one. */
export function noteContinued(id: string | null): void {
  if (id === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, id);
}

/** The older purchase that was continued, if the checkout was about one. */
export const continuedPurchase = (): string | null => sessionStorage.getItem(STORAGE_KEY);
