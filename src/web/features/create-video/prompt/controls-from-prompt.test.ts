import { expect, it } from 'vitest';

import {
  controlsFromPrompt,
  editedControls,
} from '#web/features/create-video/prompt/controls-from-prompt.ts';

const NAMED = { duration: 15, aspectRatio: '9:16' } as const;

it('the prompt sets the controls that it names', () => {
  expect(controlsFromPrompt(NAMED, [])).toEqual(NAMED);
  expect(controlsFromPrompt({ duration: 15 }, [])).toEqual({ duration: 15 });
});

it('a control changed by hand stays', () => {
  const edited = editedControls([], { duration: 20 });
  expect(controlsFromPrompt(NAMED, edited)).toEqual({ aspectRatio: '9:16' });
  expect(editedControls(edited, { fps: 30 })).toEqual(['duration']);
});
