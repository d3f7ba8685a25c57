import { describe, expect, it } from 'vitest';

import { FilmError } from '#film/film-error.ts';
import { failureMessageOf, isWorthRetrying, kindOfFailure } from './failure.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });
const NO_SPACE = 'The server is out of disk space. Please contact the platform operator.';

describe('a full disk', () => {
  it.each([
    ['a file too large for it', withCode('EFBIG')],
    ['the cause of another error', new Error('No folder', { cause: withCode('ENOSPC') })],
    ['a fault of the film', new FilmError('diskFull', 'No space')],
    ['why storing failed', new FilmError('notStored', 'Not taken', { cause: withCode('EDQUOT') })],
  ])('is told as such: %s', (_, error) => {
    expect(failureMessageOf(error)).toBe(NO_SPACE);
    expect(kindOfFailure(error)).toBe('disk_full');
  });
});

describe('failureMessageOf', () => {
  it('tells what was measured, and of other faults nothing internal', () => {
    expect(failureMessageOf(new FilmError('flashes', '4 flashes in a second'))).toBe(
      '4 flashes in a second',
    );
    expect(failureMessageOf(new FilmError('encoderFailed', 'exit code 1'))).toBe(
      'The video could not be encoded',
    );
    expect(failureMessageOf(new Error('undefined is not a function'))).toBe(
      'The video could not be created. Please try again.',
    );
  });
});

describe('isWorthRetrying', () => {
  it('is three times for faults of the machine, and never for those of the order', () => {
    const lost = new FilmError('processEnded', 'SIGKILL');
    expect([1, 2, 3].map((attempt) => isWorthRetrying(lost, attempt))).toEqual([true, true, false]);
    expect(isWorthRetrying(new FilmError('badOrder', 'No'), 1)).toBe(false);
    expect(kindOfFailure(lost)).toBe('passing');
    expect(kindOfFailure(new FilmError('badOrder', 'No'))).toBe('final');
  });
});
