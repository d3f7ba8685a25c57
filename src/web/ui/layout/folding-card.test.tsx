import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { FoldingCard } from './folding-card.tsx';

const isShown = () => screen.getByRole('group').hasAttribute('open');

/** Of a window that is a phone's at first. */
const phone = { matches: true, onChange: () => undefined as void };

function turn(matches: boolean) {
  phone.matches = matches;
  act(() => phone.onChange());
}

beforeEach(() => {
  phone.matches = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return phone.matches;
    },
    addEventListener: (_: string, onChange: () => void) => {
      phone.onChange = onChange;
    },
    removeEventListener: () => undefined,
  }));
});

const card = (isOpenAtFirst: boolean) => (
  <FoldingCard id="history" title="History" isOpenAtFirst={isOpenAtFirst}>
    Ordered
  </FoldingCard>
);

it('stays open when it would begin folded by now', () => {
  const { rerender } = render(card(true));
  const body = screen.getByText('Ordered');
  rerender(card(false));
  expect(isShown()).toBe(true);
  expect(screen.getByText('Ordered')).toBe(body);
});

it('is as open after the phone was turned as before', async () => {
  render(card(false));
  expect(isShown()).toBe(false);
  await userEvent.click(screen.getByText('History'));
  await waitFor(() => expect(isShown()).toBe(true));
  turn(false);
  expect(screen.queryByRole('group')).toBeNull();
  turn(true);
  expect(isShown()).toBe(true);
});
