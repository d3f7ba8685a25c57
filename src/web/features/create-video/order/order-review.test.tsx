import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { OrderReview } from './order-review.tsx';

const STORYBOARD = {
  words: { ...NO_WORDS, lines: [{ kind: 'when', text: 'Friday 9 pm', condition: null }] },
  shots: [
    { startSeconds: 0, durationSeconds: 3, words: [{ role: 'when', text: 'Friday 9 pm' }] },
    { startSeconds: 3, durationSeconds: 6, words: [] },
  ],
  leftOut: [],
  colorConflicts: [],
  durationSeconds: 9,
} as unknown as StoryboardBody;

function open(changes: Partial<Workbench['preview']> = {}) {
  const bench = {
    values: initialValues({ preset: 'roulette', advertises: 'venue' }),
    organization: { creditBalance: 200 },
    preview: {
      storyboard: STORYBOARD,
      refusals: [],
      holds: [],
      holdReasons: [],
      isRefused: false,
      isOutdated: false,
      problem: null,
      ...changes,
    },
    reader: {
      brief: {
        suggestions: {
          headlines: ['Grand opening'],
          callsToAction: [],
          dates: [],
          lines: [{ kind: 'where', text: 'Harbour Hall', condition: null }],
        },
      },
    },
    change: vi.fn<Workbench['change']>(),
    submit: vi.fn<Workbench['submit']>(async () => undefined),
  };
  const onClose = vi.fn<() => void>();
  const shown = renderScreen(
    <OrderReview bench={bench as unknown as Workbench} open onClose={onClose} />,
  );
  return { bench, onClose, ...shown };
}

it('shows each shot with its words, the cost and what is missing, and orders nothing yet', async () => {
  const { bench, user } = open();
  await screen.findByRole('dialog', { name: 'Your video' });
  screen.getByText('50 of your 200 credits.');
  const shots = screen.getByRole('list', { name: 'Shots and their text' });
  expect([...shots.children].map(({ textContent }) => textContent)).toEqual([
    'Friday 9 pm',
    'No text',
  ]);
  await user.click(screen.getByRole('button', { name: 'Add “Grand opening”' }));
  expect(bench.change.mock.calls[0]?.[0]).toMatchObject({
    card: { words: { headline: 'Grand opening' } },
  });
  expect(bench.submit).not.toHaveBeenCalled();
});

it('orders on a press, and goes back on another', async () => {
  const { bench, onClose, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(bench.submit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Create Video' }));
  expect(bench.submit).toHaveBeenCalledOnce();
});

it('orders nothing while the film of the last change is still to come', async () => {
  const { bench, user } = open({ isOutdated: true });
  const create = await screen.findByRole('button', { name: 'Create Video' });
  expect(create.getAttribute('aria-busy')).toBe('true');
  await user.click(create);
  expect(bench.submit).not.toHaveBeenCalled();
});

it('offers what helps against two notes once', async () => {
  open();
  await screen.findByText(/^No headline: the first text on screen is “Friday 9 pm”/);
  const adds = screen.getAllByRole('button', { name: /^Add/ }).map((one) => one.textContent);
  expect(adds).toEqual(['Add “Grand opening”', 'Add “Harbour Hall”']);
});

it.each([
  [{ storyboard: undefined, problem: 'This line is too long' }, 'This line is too long'],
  [{ isRefused: true, refusals: ['The rights have ended'] }, 'The rights have ended'],
  [{ isRefused: true }, 'This video cannot be created as it stands, so there is no preview.'],
] as const)('says why a change is refused, and orders nothing: %j', async (preview, sentence) => {
  open(preview);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Shots and their text' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create Video' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Keep editing' })).toBeDefined();
});

it('waits for the first plan of whoever is quicker', async () => {
  open({ storyboard: undefined, isDrawing: true });
  const create = await screen.findByRole('button', { name: 'Create Video' });
  expect(create.getAttribute('aria-busy')).toBe('true');
});
