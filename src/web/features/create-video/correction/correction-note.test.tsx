import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { CorrectionNote } from './correction-note.tsx';

const REJECTED = {
  preset: 'roulette',
  prompt: 'The ball circles once more.',
  words: { headline: 'Midnight Roulette', lines: [] },
  controlsJson: {},
  seed: 7,
};
const VALUES = initialValues(REJECTED);
const onHoldBack = vi.fn<(reason: string | null) => void>();

it('shows the rejected video, what was said of it and where', async () => {
  startFakeApi().on(jobRoutes.checkStatus, () =>
    exampleJob(1, { moderationStatus: 'rejected', freeCorrectionsLeft: 2 }),
  );
  renderScreen(
    <CorrectionNote
      videoId={idOf(1)}
      reviewNote="The title is hard to read."
      rejected={REJECTED}
      values={VALUES}
      seed={7}
      onHoldBack={onHoldBack}
    />,
  );
  expect(await screen.findByRole('button', { name: 'Play Rejected video' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to headline' })).toBeTruthy();
  expect(screen.getByText(/The title is hard to read/)).toBeTruthy();
  expect(screen.getByText(/You have 2 free corrections left, including this one/)).toBeTruthy();
  expect(onHoldBack).toHaveBeenLastCalledWith(
    expect.stringContaining('You have not changed anything yet'),
  );
  const link = screen.getByRole('link', { name: 'Open video' });
  expect(link.getAttribute('href')).toBe(`/videos/${idOf(1)}`);
});

it('does without a picture where none was made', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.checkStatus, () => exampleJob(1, { status: 'failed', videoUrl: null }));
  renderScreen(
    <CorrectionNote
      videoId={idOf(1)}
      reviewNote={undefined}
      rejected={REJECTED}
      values={{ ...VALUES, lighting: 'neon' }}
      seed={7}
      onHoldBack={onHoldBack}
    />,
  );
  expect(await screen.findByText('This corrects a rejected video, free of charge.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(onHoldBack).toHaveBeenLastCalledWith(null);
});
