import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { TEXTS } from '#web/features/moderation/texts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ModelStills } from './model-stills.tsx';

const jobWith = (changes: object) => exampleJob(3, changes) as unknown as ReviewJobBody;

it('shows the moments of what a model made', () => {
  renderScreen(<ModelStills job={jobWith({ modelStills: [4.25, 5.5, 6.75], modelLetters: [] })} />);
  const stills = screen.getAllByLabelText(/^Still at /);
  expect(stills.map((still) => still.getAttribute('src'))).toEqual(
    ['4.25', '5.50', '6.75'].map((moment) => `/media/3.mp4#t=${moment}`),
  );
});

it('shows where letters were seen', () => {
  renderScreen(<ModelStills job={jobWith({ modelStills: [4.25], modelLetters: [5.1] })} />);
  expect(screen.getByText(TEXTS.lettersSeen)).toBeDefined();
  const still = screen.getByLabelText('Still at 5.1 s');
  expect(still.getAttribute('src')).toBe('/media/3.mp4#t=5.10');
});

it('shows none of a film that the studio made alone, or that is not there yet', () => {
  renderScreen(<ModelStills job={jobWith({ modelStills: [], modelLetters: [] })} />);
  renderScreen(
    <ModelStills job={jobWith({ modelStills: [1], modelLetters: [1], videoUrl: null })} />,
  );
  expect(screen.queryByLabelText(/^Still at /)).toBeNull();
});
