import { expect, it, vi } from 'vitest';

import { randomStream } from '#film/random.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { lightRigFor } from '../../light/light-rig.ts';
import { sampleStoryboard } from '../../sample-storyboard.ts';
import { openTinyStage } from '../../tiny-stage.ts';
import { blackjack } from './blackjack.ts';

const BRIGHT = 170;

/** How much of the cloth, the largest of all paintings, is as bright as letters in full contrast. */
function brightOnCloth(storyboard: Storyboard): number {
  const { stage } = openTinyStage(16);
  const paintings = vi.spyOn(stage, 'texture');
  blackjack.build({
    stage,
    storyboard,
    light: lightRigFor('cinematic', storyboard.look.palette),
    logos: [],
    random: (name) => randomStream(1, name),
  });
  const pixels = paintings.mock.calls
    .map(([painting]) => painting)
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0]?.pixels;
  return pixels?.filter((value, at) => at % 4 === 1 && value > BRIGHT).length ?? 0;
}

it('the rules on the cloth stand back where words of the film are to be read over them', () => {
  const film = sampleStoryboard({ preset: 'blackjack' });
  const wordless = { ...film, shots: film.shots.map((shot) => ({ ...shot, words: [] })) };
  expect(brightOnCloth(film)).toBeLessThan(brightOnCloth(wordless) * 0.6);
});
