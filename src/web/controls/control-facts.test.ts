import { expect, it } from 'vitest';

import { CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { controlFacts } from '#web/controls/control-facts.ts';

it('names controls and their values as Create does, and leaves what is unknown', () => {
  const controls = { ...CONTROL_DEFAULTS, voiceOver: 'on', captions: 'burned', grain: 3 };
  expect(Object.fromEntries(controlFacts(controls))).toEqual({
    'Aspect ratio': '16:9',
    'Camera motion': 'Smooth Pan',
    Lighting: 'Cinematic',
    'Crowd density': 'Medium',
    FPS: '30',
    Duration: '15 s',
    'Voice-over': 'On',
    Captions: 'On the video',
    grain: '3',
  });
});
