import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ReviewJobBody } from '#contracts/schemas/moderation.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { ModelStills } from './model-stills.tsx';

const jobWith = (changes: object) =>
  exampleJob(3, { controlsJson: { duration: 12 }, ...changes }) as unknown as ReviewJobBody;

it('shows six moments of a film with shots of a model', () => {
  renderScreen(<ModelStills job={jobWith({ hasModelShots: true })} />);
  const stills = screen.getAllByLabelText(/^Still at /);
  expect(stills.map((still) => still.getAttribute('src'))).toEqual(
    ['1.00', '3.00', '5.00', '7.00', '9.00', '11.00'].map((moment) => `/media/3.mp4#t=${moment}`),
  );
});

it('shows none of a film that the studio made alone, or that is not there yet', () => {
  renderScreen(<ModelStills job={jobWith({ hasModelShots: false })} />);
  renderScreen(<ModelStills job={jobWith({ hasModelShots: true, videoUrl: null })} />);
  expect(screen.queryByLabelText(/^Still at /)).toBeNull();
});
