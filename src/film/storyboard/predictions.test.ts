import { describe, expect, test } from 'vitest';
import { missesOf } from '#film/storyboard/fixtures/predictions/misses.ts';
import { PREDICTIONS } from '#film/storyboard/fixtures/predictions/predictions.ts';

describe.each(PREDICTIONS)(
  'a film from a prompt in %s shows what its reader predicts',
  (language, predictions) => {
    test.each(predictions)('$prompt', (prediction) => {
      expect(missesOf(prediction, language)).toEqual([]);
    });
  },
);
