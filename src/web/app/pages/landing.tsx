import claim from '@fonts/claim.woff2?url';

import { TEXTS } from '#web/app/shell/texts.ts';
import { PRODUCT_NAME } from '#web/art/wordmark.tsx';
import { LandingScreen } from '#web/features/landing/landing-screen.tsx';

/** The hero's second line is the only one in italics. */
export function links() {
  return [
    {
      rel: 'preload',
      href: claim,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
    },
  ] as const;
}

export function meta() {
  return [
    { title: `${PRODUCT_NAME} · ${TEXTS.landingTitle}` },
    {
      name: 'description',
      content: TEXTS.landingDescription,
    },
  ];
}

export default LandingScreen;
