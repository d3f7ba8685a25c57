import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { renderScreen } from '#web/testing/render-screen.tsx';

import { CheckedVideoPlayer } from './checked-video-player.tsx';

it('tells its position in seconds, and can be muted and shown on the full screen', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { user } = renderScreen(<CheckedVideoPlayer file={new File([], 'film.mp4')} />);
  const film = screen.getByLabelText<HTMLVideoElement>('film.mp4');
  Object.defineProperty(film, 'duration', { value: 15.2 });
  const show = vi.fn<() => Promise<void>>(() => Promise.resolve());
  film.requestFullscreen = show;
  film.currentTime = 3.4;
  fireEvent.timeUpdate(film);

  const position = screen.getByRole('slider', { name: 'Position' });
  expect(position.getAttribute('aria-valuetext')).toBe('3 of 15 seconds');
  fireEvent.change(position, { target: { value: '7.5' } });
  expect(film.currentTime).toBe(7.5);
  await user.click(screen.getByRole('button', { name: 'Mute' }));
  expect(film.muted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(show).toHaveBeenCalledTimes(1);
});
