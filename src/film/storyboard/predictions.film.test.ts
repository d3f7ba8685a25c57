import { describe, expect, test } from 'vitest';
import { missesOf, partsOf } from '#tests/fixtures/prompts/predictions/misses.ts';
import {
  PREDICTIONS,
  SECOND_LOOK,
  THIRD_LOOK,
} from '#tests/fixtures/prompts/predictions/predictions.ts';

describe.each([...PREDICTIONS, ...SECOND_LOOK])(
  'a film from a prompt in %s shows what its reader predicts',
  (language, predictions) => {
    test.each(predictions)('$prompt', (prediction) => {
      expect(missesOf(prediction, language)).toEqual([]);
    });
  },
);

/** The hardest prompts: letters, flyers, shot lists. Not all of them are read yet, but no fewer. */
const SHARE_LEAST = 0.92;

test('films from the prompts of strangers show most of what their readers predict', () => {
  const read = THIRD_LOOK.flatMap(([language, predictions]) =>
    predictions.map((prediction) => ({
      asked: partsOf(prediction).length,
      missed: missesOf(prediction, language).length,
    })),
  );
  const asked = read.reduce((sum, one) => sum + one.asked, 0);
  const missed = read.reduce((sum, one) => sum + one.missed, 0);
  expect(1 - missed / asked).toBeGreaterThanOrEqual(SHARE_LEAST);
});
