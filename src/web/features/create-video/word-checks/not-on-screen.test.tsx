import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { EMPTY_CARD, withEdit, type Card } from '../words/words-card.ts';
import { NotOnScreen } from './not-on-screen.tsx';

const SUGGESTIONS = {
  headlines: ['Halloween at the Rivera Palace', 'Rivera Trio'],
  callsToAction: [],
  dates: [],
  lines: [
    { kind: 'note', text: 'Live jazz', condition: null },
    { kind: 'offer', text: 'Free buffet', condition: 'before nine' },
    { kind: 'offer', text: '$5,000 tournament', condition: null },
    { kind: 'where', text: 'Rivera Palace', condition: null },
  ] as const,
};

function open(card: Card = EMPTY_CARD) {
  const seen = { card };
  function Holder() {
    const [now, setNow] = useState(card);
    seen.card = now;
    return (
      <NotOnScreen
        card={now}
        suggestions={{ ...SUGGESTIONS, lines: [...SUGGESTIONS.lines] }}
        onChange={setNow}
      />
    );
  }
  return { seen, ...renderScreen(<Holder />) };
}

const offers = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());

it('offers the lines of the prompt, the offers first, and no headline', () => {
  open();
  expect(offers()).toEqual([
    'Add Offer Free buffet before nine',
    'Add Offer $5,000 tournament',
    'Add Where Rivera Palace',
    '1 more',
  ]);
});

it('adds a line with its condition, and goes on with its neighbor', async () => {
  const { seen, user } = open(withEdit(EMPTY_CARD, { headline: 'Halloween' }));
  await user.click(screen.getByRole('button', { name: 'Add Offer Free buffet before nine' }));
  expect(seen.card.words.lines).toMatchObject([
    { kind: 'offer', text: 'Free buffet', condition: 'before nine' },
  ]);
  expect(document.activeElement?.textContent).toContain('$5,000 tournament');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(seen.card.words.lines).toHaveLength(4);
  expect(screen.queryByRole('list', { name: /not on screen/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Added to the on-screen text');
});

it('goes on with the first of those that “more” brings', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '1 more' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Note Live jazz' }));
});
