import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { exampleJob } from '#web/testing/example-bodies.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

import { VideoPlayer } from './video-player.tsx';

it('leaves a click on the film to the browser in full screen', async () => {
  const { user } = renderScreen(<VideoPlayer job={exampleJob(1)} videoUrl="/media/1.mp4" />);
  const film = screen.getByLabelText<HTMLVideoElement>(/^Video/);
  const play = vi.spyOn(film, 'play').mockResolvedValue();
  await user.click(film);
  expect(play).toHaveBeenCalledTimes(1);

  // As in full screen.
  film.controls = true;
  await user.click(film);
  expect(play).toHaveBeenCalledTimes(1);
});
