import { randomStream } from '#film/random.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { planPlay, type Play } from './choreography.ts';
import { pickSlotsLook, type SlotsLook } from './looks.ts';
import { planStrips, type Strip } from './strips.ts';

/** The machine that a film shows, and what happens on it; picture and sound share it. */
export interface PlayedMachine {
  readonly look: SlotsLook;
  readonly strips: readonly Strip[];
  readonly play: Play;
}

export function machineOf(storyboard: Storyboard): PlayedMachine {
  const random = (name: string) => randomStream(storyboard.seed, name);
  const look = pickSlotsLook(random('look'));
  const strips = planStrips(look.symbols, look.reelCount, random('strips'));
  return { look, strips, play: planPlay(storyboard, strips, random('play')) };
}
