import { expect, it } from 'vitest';

import { unbroken } from './unbroken.ts';

it.each([
  ['Call 1-800-MY-RESET or else', 'Call 1‑800‑MY‑RESET or else'],
  ['Helpline: 0808 8020 133”', 'Helpline: 0808\u00A08020\u00A0133”'],
  ['For 21 and over, text-to-video', 'For 21 and over, text-to-video'],
])('keeps the number in “%s” on one line', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
