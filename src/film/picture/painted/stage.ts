import type { SKRSContext2D } from '@napi-rs/canvas';
import { decisionSecondsOf } from '#film/game-beats.ts';
import type { Look, Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * A thing on the table. Draws in stage units: the frame's shorter side is 1, the origin lies in the
 * middle of the table top, y points down the frame. A pure function of the moment.
 */
export interface Prop {
  draw(context: SKRSContext2D, moment: Moment): void;
}

interface Moment {
  readonly seconds: number;
  /** 0 when the film begins, 1 when the game is decided, larger after that. */
  readonly play: number;
}

export interface StageDirections {
  readonly storyboard: Storyboard;
  readonly look: Look;
  /** When the ball falls, the reels stop, the river card lands. */
  readonly decisionSeconds: number;
}

/** How flat the table top lies: height of a circle on it by its width. */
export const TABLE_TILT = 0.46;

export function directStage(storyboard: Storyboard): StageDirections {
  const { look } = storyboard;
  return { storyboard, look, decisionSeconds: decisionSecondsOf(storyboard) };
}
