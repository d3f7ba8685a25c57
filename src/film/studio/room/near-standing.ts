import type { CameraPose } from '../camera/camera-pose.ts';
import type { Projection } from '../camera/projection.ts';
import { clamped, wander } from '../scene/easing.ts';
import { lengthOf, minus, plus, times } from '../scene/vec3.ts';
import { NEAR_CELL, NEAR_HEAD } from './near-guest-figure.ts';
import type { NearGuest } from './near-guests.ts';

/** Part of the way from the lens to the game at which guests stand whose heads are `head` high. */
const NEARNESS = { share: 0.45, head: 0.3 } as const;
/** In heads. */
const SWAY = 0.05;
const BREATH = 0.008;

/** A moment of a take as a guest before it is seen. */
export interface Seen {
  readonly time: number;
  readonly view: Projection;
  readonly shift: Shift;
}

/** How a figure is seen, in pixels of the frame. */
export interface Standing {
  /** The middle of the head. */
  readonly x: number;
  readonly y: number;
  readonly head: number;
  /** Half the width of the cell; negative for those who look to the left. */
  readonly width: number;
  readonly tilt: number;
  readonly distance: number;
}

export function standingOf(guest: NearGuest, { time, view, shift }: Seen): Standing {
  const { side, aside, down, phase } = guest;
  const inwards = side === 'left' ? 1 : -1;
  const head = guest.head * Math.min(view.width, view.height) * shift.nearness;
  const fromMiddle = inwards * (0.5 - aside) * shift.nearness;
  return {
    x: (0.5 - fromMiddle + shift.across) * view.width + wander(time * 0.8, phase) * SWAY * head,
    y: down * view.height + Math.sin(time * 1.5 + phase) * BREATH * head,
    head,
    width: (inwards * (NEAR_CELL.width / 2) * head) / NEAR_HEAD.height,
    tilt: 0,
    distance: (shift.distance * NEARNESS.share * NEARNESS.head) / guest.head,
  };
}

/** What the camera's move does to guests. */
export interface Shift {
  /** Part of the frame's width. */
  readonly across: number;
  /** Factor of their size, and of their distance from the middle of the frame. */
  readonly nearness: number;
  /** From the lens to the game. */
  readonly distance: number;
}

/** Guests go along with the camera, but for so much: part of the frame's width. */
const SHIFT_MAX = 0.035;
const NEARNESS_RANGE = [0.9, 1.3] as const;

/** How things half way to the game have moved in the picture since the middle of the take. */
export function shiftOf(middle: CameraPose, pose: CameraPose, view: Projection): Shift {
  const way = minus(middle.target, middle.eye);
  const distance = lengthOf(minus(pose.target, pose.eye));
  const seen = view.project(plus(middle.eye, times(way, NEARNESS.share)));
  const across = seen === undefined ? 0 : seen.x / view.width - 0.5;
  return {
    across: SHIFT_MAX * Math.tanh((0.6 * across) / SHIFT_MAX),
    nearness: clamped((lengthOf(way) / distance) ** 0.8, ...NEARNESS_RANGE),
    distance,
  };
}
