import type { FrameSize } from '#film/frame-size.ts';
import { isTall } from '#film/overlay/layout/safe-area.ts';
import type { CardKind, Shot } from '#film/storyboard/storyboard.ts';

interface ByShape {
  readonly wide: number;
  readonly other: number;
}

/** How the words of an end card stand in their zone. */
export interface Card {
  /** Between the words and the edges of what they stand on, of the shorter side. */
  readonly room: { readonly x: number; readonly y: number };
  /** 0 at the top of the zone, 1 at its foot. */
  readonly anchor: ByShape;
  /** Of the zone's height, where the words come out large enough in it: the rest is the game's. */
  readonly share: ByShape;
  /** Of the usual size, what it is about. */
  readonly enlargement: number;
}

export const CARDS: Record<CardKind, Card> = {
  framed: {
    room: { x: 0.09, y: 0.06 },
    anchor: { wide: 0.46, other: 0.16 },
    share: { wide: 1, other: 0.9 },
    enlargement: 1,
  },
  bare: {
    room: { x: 0.03, y: 0.02 },
    anchor: { wide: 0.48, other: 0.12 },
    share: { wide: 0.94, other: 0.9 },
    enlargement: 1.3,
  },
  split: {
    room: { x: 0.05, y: 0.05 },
    anchor: { wide: 0.48, other: 0 },
    share: { wide: 1, other: 0.62 },
    enlargement: 1,
  },
  band: {
    room: { x: 0.03, y: 0.05 },
    anchor: { wide: 1, other: 1 },
    share: { wide: 0.6, other: 0.62 },
    enlargement: 1.1,
  },
  ticket: {
    room: { x: 0.1, y: 0.075 },
    anchor: { wide: 0.46, other: 0.16 },
    share: { wide: 1, other: 0.85 },
    enlargement: 1.1,
  },
  medal: {
    room: { x: 0, y: 0 },
    anchor: { wide: 0.5, other: 0.5 },
    share: { wide: 1, other: 1 },
    enlargement: 0.9,
  },
};

/** Of a shot that is an end card. */
export function cardOf({ card = 'framed' }: Shot): Card {
  return CARDS[card];
}

/** The value for the shape of a frame. */
export function ofShape(values: ByShape, { width, height }: FrameSize): number {
  return width > height ? values.wide : values.other;
}

/** More pieces of words than this have to leave something of a square picture. */
const LITTLE_MAX = 3;

/**
 * Of the zone's height, for the words of an end card. A framed panel may fill it where it says little, and in tall
 * frames, which show the game below the legal lines as well.
 */
export function shareOf(shot: Shot, size: FrameSize): number {
  const count = shot.words.filter(({ role }) => role !== 'terms').length;
  const isFramed = (shot.card ?? 'framed') === 'framed';
  const mayFill = isFramed && (count <= LITTLE_MAX || isTall(size));
  return mayFill ? 1 : ofShape(cardOf(shot).share, size);
}

/** Of a medal's diameter, the words' column and their height. */
export const MEDAL_COLUMN = { width: 0.68, height: 0.46 } as const;
