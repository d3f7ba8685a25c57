import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import type { PreviewBody } from '#contracts/schemas/storyboard.ts';
import { initialValues } from '#web/features/create-video/create-form.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { useStoryboard } from './use-storyboard.ts';

const VALUES = {
  ...initialValues({ preset: 'roulette' }),
  prompt: 'A quiet evening at the wheel, dinner for two and a song.',
};
const ASKING = { seed: 1, isSettled: true, shotInSight: 0 };

const FIRST_ANSWER = {
  storyboard: { shots: [{ still: 'data:image/jpeg;base64,' }, {}] },
  verdict: { decision: 'allow', findings: [] },
  expectedSeconds: 40,
  waitSeconds: 0,
  videosBefore: 0,
} as unknown as PreviewBody;

function Stills() {
  const { storyboard, isDrawing } = useStoryboard(VALUES, ASKING);
  return storyboard && <p>{isDrawing ? 'Stills are coming' : 'No stills to come'}</p>;
}

it('gives a busy server time before it asks again for the stills that are missing', async () => {
  const api = startFakeApi();
  const askedAt: number[] = [];
  api.on(storyboardRoutes.preview, () => {
    askedAt.push(performance.now());
    return askedAt.length === 1
      ? FIRST_ANSWER
      : failure(429, { code: 'too_many_requests', message: 'Too many requests' });
  });
  renderScreen(<Stills />);
  await waitFor(() => expect(askedAt).toHaveLength(3));
  const [, second = 0, third = 0] = askedAt;
  expect(third - second).toBeGreaterThan(500);
  screen.getByText('Stills are coming');
});
