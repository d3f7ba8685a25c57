import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { JobPicture } from './job-picture.tsx';

it.each([
  [0, 'Next in the queue'],
  [1, '1 video ahead of yours'],
  [6, '6 videos ahead of yours'],
])('a queued video says that %i are made before it', (videosBefore, said) => {
  renderScreen(<JobPicture job={exampleJob(1, { status: 'queued', videosBefore })} />);
  expect(screen.getByText(/queue|ahead/).textContent).toBe(said);
});

it('one that is on hold waits for nobody’s turn', () => {
  renderScreen(<JobPicture job={exampleJob(1, { status: 'queued', videosBefore: null })} />);
  expect(screen.queryByText(/queue|ahead/)).toBeNull();
});
