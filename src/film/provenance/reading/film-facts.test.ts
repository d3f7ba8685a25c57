import { expect, it } from 'vitest';

import { factsOf } from './film-facts.ts';

const NOTHING = { xmp: null, manifest: null, validation: 'none', reasons: [] } as const;

it('tells what the signer claims, without what would steer a terminal', () => {
  const action = {
    action: 'c2pa.created',
    when: '2026-11-23T09:39:59.734Z',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  };
  const manifest = {
    title: 'Diamond\u0007Night',
    signerName: 'CasinoReel',
    actions: [action],
    ingredients: [{ title: 'terrace.png', credentials: 'none' }],
  } as const;
  expect(factsOf({ ...NOTHING, manifest })).toEqual({
    title: 'Diamond\uFFFDNight',
    signer: 'CasinoReel',
    createdAt: '2026-11-23T09:39:59.734Z',
    making: 'Rendered by software, without a trained model',
    parts: 'terrace.png',
  });
});

it('tells nothing of a file that says nothing', () => {
  expect(factsOf(NOTHING)).toEqual({});
});
