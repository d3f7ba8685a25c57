import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import { initialValues, type CreateFormValues } from '#web/features/create-video/create-form.ts';
import type { Workbench } from '#web/features/create-video/use-workbench.ts';
import { exampleJob, idOf } from '#web/testing/example-bodies.ts';
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
const NOTE = 'The title is hard to read.';
const onHoldBack = vi.fn<(reason: string | null) => void>();

function openNote(reviewNote?: string, changes: object = {}) {
  const seen = { isFolded: true };
  function Holder() {
    const [values, setValues] = useState<CreateFormValues>(initialValues(REJECTED));
    const [isFolded, setIsFolded] = useState(true);
    seen.isFolded = isFolded;
    const bench = {
      values,
      change: (changed: Partial<CreateFormValues>) => setValues({ ...values, ...changed }),
      reviewNote,
      locationState: REJECTED,
      seed: 7,
      preview: {},
      reader: {},
      problems: {},
      setActiveField: () => undefined,
      ...changes,
    } as unknown as Workbench;
    return (
      <CorrectionNote
        bench={bench}
        videoId={idOf(1)}
        isFolded={isFolded}
        onFold={setIsFolded}
        onHoldBack={onHoldBack}
        onStill={() => undefined}
      />
    );
  }
  return { seen, ...renderScreen(<Holder />) };
}

function answerWith(changes: Parameters<typeof exampleJob>[1]) {
  startFakeApi().on(jobRoutes.checkStatus, () => exampleJob(1, changes));
}

it('shows the rejected video, what was said of it, and the words that it is about alone', async () => {
  answerWith({ moderationStatus: 'rejected', freeCorrectionsLeft: 2 });
  const { seen, user } = openNote(NOTE);
  expect(await screen.findByRole('button', { name: 'Play Rejected video' })).toBeTruthy();
  expect(screen.getByText(/You have 2 free corrections left, including this one/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open video' });
  expect(link.getAttribute('href')).toBe(`/videos/${idOf(1)}`);
  expect(onHoldBack).toHaveBeenLastCalledWith(
    expect.stringContaining('You have not changed anything yet'),
  );

  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  const headline = screen.getByRole('textbox', {
    name: 'Headline',
    description: 'The reviewer’s note is about this.',
  });
  await user.type(headline, ' tonight');
  expect(headline).toHaveProperty('value', 'Midnight Roulette tonight');
  expect(screen.queryByText('The reviewer’s note is about this.')).toBeNull();
  expect(onHoldBack).toHaveBeenLastCalledWith(null);

  expect(seen.isFolded).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Change something else', expanded: false }));
  expect(seen.isFolded).toBe(false);
  screen.getByRole('button', { name: 'Change something else', expanded: true });
});

it('shows everything where the note is about no words', async () => {
  answerWith({ status: 'failed', videoUrl: null });
  const { seen } = openNote('The picture is too dark');
  expect(await screen.findByText('Free of charge.')).toBeTruthy();
  expect(seen.isFolded).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  [{ problems: { 'words.headline': 'Too long' } }, true],
  [{ problems: { markets: 'Choose a market' } }, false],
  [{ verdict: { decision: 'block', findings: [] } }, false],
])('brings the rest by itself where something else has to be changed: %j', async (bench, stays) => {
  answerWith({ videoUrl: null });
  const { seen } = openNote(NOTE, bench);
  await screen.findByText('Free of charge.');
  expect(seen.isFolded).toBe(stays);
});
