import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useIsCurrent } from '#web/session/session-store.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { Checkout, REFUSAL_ID } from './checkout.tsx';

const ORDER = {
  balance: 200,
  count: 1,
  isFree: false,
  expectedSeconds: 240,
  videosBefore: 0,
  holds: [],
  isRefused: false,
  mayBuy: true,
  pending: false,
} as const;

it('says how long it takes, and how many videos are made before', () => {
  renderScreen(<Checkout {...ORDER} videosBefore={6} />);
  screen.getByRole('button', { name: 'Create Video' });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([expect.any(String), 'about 4 min', '6 videos']);
});

it('says before it is paid that, and why, a reviewer sees the order first', () => {
  renderScreen(<Checkout {...ORDER} holds={['new brand', 'market rules']} />);
  expect(screen.getByText(/^Held for review/).textContent).toBe(
    'Held for review before it is created: new brand, market rules.',
  );
});

it('looks as if it took no presses where the text is not allowed, leads to it, and speaks of no review', () => {
  renderScreen(
    <Checkout {...ORDER} holds={['new brand']} isRefused>
      <p id={REFUSAL_ID}>Not allowed</p>
    </Checkout>,
  );
  const button = screen.getByRole('button', {
    name: 'Create Video',
    description: 'Not allowed',
  });
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(button.className).toContain('text-muted!');
  expect(screen.queryByText(/review/)).toBeNull();
});

it('says once that a correction is free', () => {
  renderScreen(<Checkout {...ORDER} isFree />);
  screen.getByText('Free');
  expect(screen.getByRole('button', { name: 'Send correction' })).toBeDefined();
});

it('takes no correction that is held back, and says why', () => {
  renderScreen(<Checkout {...ORDER} isFree heldBack="You have not changed anything yet" />);
  const button = screen.getByRole('button', { name: 'Send correction' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('You have not changed anything yet');
});

it('leads those who may buy credits to them where the balance is too low', () => {
  const { unmount } = renderScreen(<Checkout {...ORDER} balance={20} />);
  expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/credits');
  unmount();
  renderScreen(<Checkout {...ORDER} balance={20} mayBuy={false} />);
  expect(screen.queryByRole('link', { name: 'Top up' })).toBeNull();
});

it('shows the budget of this month, and takes no order beyond it', () => {
  const { unmount } = renderScreen(<Checkout {...ORDER} budget={{ limit: 100, spent: 50 }} />);
  screen.getByText('50 of 100 used');
  const button = () => screen.getByRole('button', { name: 'Create Video' });
  expect(button().getAttribute('aria-disabled')).toBeNull();
  unmount();
  renderScreen(<Checkout {...ORDER} budget={{ limit: 60, spent: 50 }} />);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  screen.getByText(/^Over your budget/);
});

it('says whether the balance is what the server says, or what it said last', () => {
  renderScreen(<Checkout {...ORDER} />);
  screen.getByText('Current balance');
  expect(screen.queryByText('Last known balance')).toBeNull();
  act(() => useIsCurrent.setState(false, true));
  screen.getByText('Last known balance');
});
