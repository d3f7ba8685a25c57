import { PRODUCT_NAME } from '#web/art/wordmark.tsx';

const DESCRIPTION = 'AI-generated casino marketing videos, reviewed before they go live. 21+.';

/** The `meta` of a page: "Credits · CasinoReel", and what search engines show of it. */
export function titleOf(title: string, description = DESCRIPTION) {
  return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: 'description', content: description }];
}
