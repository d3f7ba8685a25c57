import { PRODUCT_NAME } from '#web/art/wordmark.tsx';

/** The `meta` of a page: "Credits · CasinoReel", and what search engines show of it. */
export function titleOf(title: string, description?: string) {
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
