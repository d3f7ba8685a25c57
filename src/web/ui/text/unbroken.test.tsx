import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Unbroken } from './unbroken.tsx';

it.each([
  ['Call 1-800-MY-RESET or else', ['1-800-MY-RESET']],
  ['Helpline: 0808 8020 133”', ['0808 8020 133']],
  ['For 21 and over, text-to-video', []],
])('keeps the numbers in “%s” on one line, and the text as it is', (text, numbers) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  const kept = Array.from(container.querySelectorAll('.whitespace-nowrap'));
  expect(kept.map((span) => span.textContent)).toEqual(numbers);
});
