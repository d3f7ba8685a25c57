import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { jobRoutes } from '#contracts/routes/jobs.ts';
import type { JobBody } from '#contracts/schemas/job.ts';
import { PATHS } from '#web/paths.ts';
import { exampleJob } from '#web/testing/example-bodies.ts';
import { startFakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { useDeleteVideo } from './use-delete-video.tsx';

function DeleteButton({ job }: { readonly job: JobBody }) {
  const { ask, question } = useDeleteVideo(job);
  return (
    <>
      <button type="button" onClick={ask}>
        Delete
      </button>
      {question}
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

it('asks first where a public link ends, and deletes nothing on Cancel', async () => {
  const api = startFakeApi();
  const { user } = renderScreen(<DeleteButton job={exampleJob(1, { shareUrl: '/s/abc' })} />);
  await user.click(press('Delete'));
  await screen.findByRole('alertdialog', { name: 'Delete this video?' });
  await user.click(press('Cancel'));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.bodiesOf(jobRoutes.remove)).toEqual([]);
});

it('says with the undo that the public link stays ended', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.remove, () => undefined);
  const job = exampleJob(1, { shareUrl: '/s/abc' });
  api.on(jobRoutes.restore, () => job);
  const { user } = renderScreen(<DeleteButton job={job} />);
  await user.click(press('Delete'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(
      'Its public link no longer works. Share the video again to get a new one.',
    ),
  ).toBeTruthy();
});

it('deletes once where two clicks come before it is drawn busy, and leaves the page of the video', async () => {
  const api = startFakeApi();
  api.on(jobRoutes.remove, () => new Promise((resolve) => setTimeout(resolve, 20)));
  const job = exampleJob(1);
  const { router } = renderScreen(<DeleteButton job={job} />, {
    address: PATHS.videoOf(job.id),
  });
  act(() => {
    press('Delete').click();
    press('Delete').click();
  });

  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.videos));
  expect(api.bodiesOf(jobRoutes.remove)).toHaveLength(1);
});
