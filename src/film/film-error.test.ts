import { expect, test } from 'vitest';
import { FilmError, toFilmError } from '#film/film-error.ts';

test.each(['ENOSPC', 'EDQUOT'])('%s anywhere in the causes is a full disk', (code) => {
  const deep = new Error('write failed', {
    cause: Object.assign(new Error('no space'), { code }),
  });
  const error = toFilmError(deep, 'encoderFailed');
  expect(error.reason).toBe('diskFull');
  expect(error.message).toBe('No space left on the disk for the film.');
});

test('a film error keeps its reason, anything else takes the fallback', () => {
  const cancelled = new FilmError('cancelled', 'The film was canceled.');
  expect(toFilmError(cancelled, 'encoderFailed')).toBe(cancelled);
  expect(toFilmError('boom', 'pictureFailed').message).toBe('A frame could not be drawn. (boom)');
});
