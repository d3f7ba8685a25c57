import claim from '@fonts/claim.woff2?url';

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
    { title: `${PRODUCT_NAME} · AI casino marketing videos` },
    {
      name: 'description',
      content:
        'Describe the night, get the film: AI-generated casino marketing videos with moderation, compliance checks and responsible gambling labels built in. 21+.',
    },
  ];
}

export default LandingScreen;
