import { TEXTS } from '#web/app/shell/texts.ts';
import { PRODUCT_NAME } from '#web/art/wordmark.tsx';

const DESCRIPTION = TEXTS.aiGeneratedCasinoMarketingVideosReviewed;

/** The `meta` of a page: "Credits · CasinoReel", and what search engines show of it. */
export function titleOf(title: string, description: string = DESCRIPTION) {
  return [{ title: `${title} · ${PRODUCT_NAME}` }, { name: 'description', content: description }];
}
