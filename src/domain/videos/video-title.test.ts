import { expect, it } from 'vitest';

import { NO_WORDS, type Words } from '../order/words.ts';
import { titleOfVideo } from './video-title.ts';

const PROMPT = 'Hi team, for the long weekend we want a video.';
const line = (text: string): Words['lines'][number] => ({ kind: 'when', text, condition: null });
const titleOf = (label: string | null, words: Partial<Words>) =>
  titleOfVideo({ label, words: { ...NO_WORDS, ...words }, prompt: PROMPT });

it('names a video by its label, its headline, its first line or its prompt, in this order', () => {
  const words = { headline: 'Autumn Lights Weekend', lines: [line('Saturday 8 PM')] };
  expect(titleOf('For Jonas', words)).toBe('For Jonas');
  expect(titleOf(null, words)).toBe('Autumn Lights Weekend');
  expect(titleOf(null, { ...words, headline: null })).toBe('Saturday 8 PM');
  expect(titleOf(null, {})).toBe(PROMPT);
});

it('skips empty values', () => {
  expect(titleOf(' ', { headline: '', lines: [line(''), line('Free parking')] })).toBe(
    'Free parking',
  );
});
