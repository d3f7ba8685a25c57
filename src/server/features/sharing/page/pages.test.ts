import { expect, it } from 'vitest';

import { renderErrorPage } from './pages.ts';
import { renderPlayer } from './player.ts';

it('names the helpline of the market where a video is no longer shared', () => {
  const { status, document } = renderErrorPage({
    kind: 'gone',
    organizationName: 'Grand Aurora',
    brand: null,
    markets: ['GB'],
    isFramed: false,
    website: 'https://grandaurora.example',
    gateAddress: null,
  });
  expect(status).toBe(410);
  expect(document).toContain('tel:08088020133');
  expect(document).toContain('href="https://grandaurora.example"');
  expect(document).toContain('for people aged 21 and over');
});

it('names every market that the link is shared in, and who advertises', () => {
  const document = renderPlayer({
    brand: null,
    isFramed: false,
    organizationName: 'Grand Aurora',
    title: 'Midnight Roulette',
    website: null,
    market: 'US',
    markets: ['GB', 'US'],
    advertiser: 'Grand Aurora Ltd, 123',
    aspectRatio: '16:9',
    videoAddress: '/film.mp4',
    posterAddress: null,
    captionsAddress: null,
  });
  expect(document).toContain('Available in: United Kingdom, United States.');
  expect(document).toContain('Advertiser: Grand Aurora Ltd, 123');
});
