import { expect, it } from 'vitest';

import { renderErrorPage } from './pages.ts';

it('names the helpline of the market where a video is no longer shared', () => {
  const { status, document } = renderErrorPage({
    kind: 'gone',
    organizationName: 'Grand Aurora',
    brand: null,
    markets: ['GB'],
    isFramed: false,
    gateAddress: null,
  });
  expect(status).toBe(410);
  expect(document).toContain('tel:08088020133');
});
