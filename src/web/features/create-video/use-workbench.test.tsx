import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';

import { briefRoutes } from '#contracts/routes/brief.ts';
import { complianceRoutes } from '#contracts/routes/compliance.ts';
import { storyboardRoutes } from '#contracts/routes/storyboard.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { failure, startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { useWorkbench } from './use-workbench.ts';

const PROMPT = 'A quiet evening at the wheel, dinner for two and a song.';
const COPIED = exampleJob(1, { prompt: PROMPT, seed: 11, advertises: 'venue' });
const LAST = exampleJob(2, { prompt: PROMPT, seed: 12, advertises: 'venue' });
const BUSY = () => failure(503, { code: 'unavailable', message: 'Busy' });

function Bench() {
  const bench = useWorkbench();
  return (
    <button type="button" onClick={() => bench.startFrom(LAST)}>
      {bench.values.prompt}
    </button>
  );
}

/** Once the way here brings something. */
function BenchWithState() {
  const { state } = useLocation();
  return state ? <Bench /> : null;
}

function open() {
  const api = startFakeApi();
  api.on(briefRoutes.read, BUSY);
  api.on(complianceRoutes.check, BUSY);
  api.on(storyboardRoutes.preview, BUSY);
  const planned = () => api.bodiesOf(storyboardRoutes.preview);
  return { planned, ...renderScreen(<BenchWithState />) };
}

it('begins with the take of the video that is copied, and with what it advertises', async () => {
  const { planned, router } = open();
  await act(() => router.navigate('/create', { state: COPIED }));
  await waitFor(() =>
    expect(planned()).toContainEqual(expect.objectContaining({ seed: 11, advertises: 'venue' })),
  );
});

it('goes on with the take of the last video', async () => {
  const { planned, router, user } = open();
  await act(() => router.navigate('/create', { state: { preset: 'poker' } }));
  await user.click(screen.getByRole('button'));
  await waitFor(() =>
    expect(planned()).toContainEqual(expect.objectContaining({ seed: 12, advertises: 'venue' })),
  );
});

it('goes on with the take that was previewed before a reload', async () => {
  const first = open();
  await act(() => first.router.navigate('/create', { state: { preset: 'poker', prompt: PROMPT } }));
  await waitFor(() => expect(first.planned()).not.toEqual([]));
  const [{ seed } = {}] = first.planned() as { seed: number }[];
  first.unmount();
  const again = open();
  await act(() => again.router.navigate('/create', { state: {} }));
  await waitFor(() => expect(again.planned()).toContainEqual(expect.objectContaining({ seed })));
});
