import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { BeforePaying } from './before-paying.tsx';

const STORYBOARD = {
  words: { ...NO_WORDS, headline: 'Ladies night', signature: 'The Velvet Wheel' },
  shots: [
    { startSeconds: 0, durationSeconds: 5, words: [{ role: 'title', text: 'Ladies night' }] },
  ],
  leftOut: [],
  colorConflicts: [],
  durationSeconds: 5,
} as unknown as StoryboardBody;

const change = vi.fn<Workbench['change']>();

function show(holds: readonly object[], storyboard = STORYBOARD) {
  const bench = {
    values: initialValues({ preset: 'roulette' }),
    change,
    preview: { refusals: [], holds, isRefused: false },
    reader: { brief: null },
  } as unknown as Workbench;
  return renderScreen(<BeforePaying bench={bench} storyboard={storyboard} />);
}

it('says how much there is to read, and the first of it', () => {
  show([]);
  const heading = document.querySelector('summary');
  expect(heading?.textContent).toBe('2 remarksNo date on screen');
});

it('begins with what holds the film, not with what it does not show', () => {
  show([{ category: 'brand', severity: 'flag', message: 'The brand is new' }]);
  expect(document.querySelector('summary')?.textContent).toBe('3 remarksThe brand is new');
});

it('says nothing of a film that lacks nothing', () => {
  show([], {
    ...STORYBOARD,
    words: {
      ...STORYBOARD.words,
      callToAction: 'Join us',
      lines: [{ kind: 'when', text: 'Friday 11 PM', condition: null }],
    },
  });
  expect(document.querySelector('summary')).toBeNull();
});

it('says before it is paid that a short film has no room for the call to action, and makes it longer', async () => {
  const { user } = show([], {
    ...STORYBOARD,
    words: {
      ...STORYBOARD.words,
      callToAction: 'Join us',
      lines: [{ kind: 'when', text: 'Friday 11 PM', condition: null }],
    },
    leftOut: ['callToAction'],
  });
  screen.getByText(/^Does not fit in 5 seconds: call to action/, { selector: 'li' });
  await user.click(screen.getByRole('button', { name: 'Change to 20 seconds' }));
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ duration: 20 }));
});

it('leaves it to the field of the headline to say that there is none', () => {
  show([], { ...STORYBOARD, words: { ...STORYBOARD.words, headline: null } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'No date on screen',
    'No call to action on screen',
  ]);
});
