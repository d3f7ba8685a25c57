import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { NO_WORDS } from '#domain/order/words.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { WordsCard } from './words-card.tsx';

const JOB = exampleJob(1, {
  words: {
    ...NO_WORDS,
    headline: 'Autumn Lights Weekend',
    lines: [
      { kind: 'where', text: 'The Grand Aurora', condition: null },
      { kind: 'offer', text: 'Free entry before ten', condition: 'Members only' },
    ],
  },
  leftOut: ['lines.1'],
  controlsJson: { duration: 5, aspectRatio: '16:9' },
});
const PIECE = {
  role: 'headline',
  text: 'Autumn Lights Weekend',
  startSeconds: 0,
  endSeconds: 2.5,
} as const;
const SHEET = { onScreen: [PIECE] } as unknown as ProofSheetBody;

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what a film shows and when', () => {
  renderScreen(<WordsCard job={JOB} sheet={SHEET} canOrder />);
  expect(shown()).toEqual(['Headline0.0 – 2.5 sAutumn Lights Weekend']);
});

it('says each piece once, with all its times', () => {
  const onScreen = [PIECE, { ...PIECE, startSeconds: 4, endSeconds: 5 }];
  renderScreen(<WordsCard job={JOB} sheet={{ ...SHEET, onScreen }} canOrder />);
  expect(shown()).toEqual(['Headline0.0 – 2.5 s, 4.0 – 5.0 sAutumn Lights Weekend']);
});

it('says before a film is made what it will show, and what it has no room for', () => {
  renderScreen(<WordsCard job={JOB} sheet={undefined} canOrder />);
  expect(shown()).toEqual(['HeadlineAutumn Lights Weekend', 'WhereThe Grand Aurora']);
  expect(screen.getByText(/Not shown \(does not fit in 5 s\):/).textContent).toContain(
    'Free entry before ten',
  );
  expect(screen.getByRole('link', { name: 'Make it longer: 10 s · 50 credits' })).toBeDefined();
});

it('offers nothing to whoever may not order, or where there is no longer film', () => {
  const { unmount } = renderScreen(<WordsCard job={JOB} sheet={SHEET} canOrder={false} />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  const longest = { ...JOB, controlsJson: { duration: 60 } };
  renderScreen(<WordsCard job={longest} sheet={SHEET} canOrder />);
  expect(screen.queryByRole('link')).toBeNull();
});
