import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
import { EMPTY_CARD, withEdit } from '#web/features/create-video/words/words-card.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { CorrectionNote } from './correction-note.tsx';

const card = withEdit(EMPTY_CARD, { headline: 'Midnight Roulette' });

it('shows the rejected video, what was said of it and where', async () => {
  startFakeApi().on(jobRoutes.checkStatus, () =>
    exampleJob(1, { moderationStatus: 'rejected', freeCorrectionsLeft: 2 }),
  );
  renderScreen(
    <CorrectionNote
      videoId={idOf(1)}
      reviewNote="The title is hard to read."
      rejected={{ words: card.words }}
      card={card}
    />,
  );
  expect(await screen.findByRole('button', { name: 'Play Rejected video' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to headline' })).toBeTruthy();
  expect(screen.getByText(/The title is hard to read/)).toBeTruthy();
  expect(screen.getByText(/2 free corrections are left, this one included/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open video' });
  expect(link.getAttribute('href')).toBe(`/videos/${idOf(1)}`);
});

it('does without a picture where none was made', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.checkStatus, () => exampleJob(1, { status: 'failed', videoUrl: null }));
  renderScreen(
    <CorrectionNote videoId={idOf(1)} reviewNote={undefined} rejected={null} card={EMPTY_CARD} />,
  );
  expect(await screen.findByText('This corrects a rejected video, free of charge.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
