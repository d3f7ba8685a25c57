import { signRoom } from '#film/brand/sign-room.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { cardOf, MEDAL_COLUMN } from '#film/overlay/layout/cards.ts';
import type { Panel } from '#film/overlay/blocks/placed-words.ts';
import type { Placing } from '#film/overlay/blocks/placing.ts';
import {
  bottomOf,
  boxAround,
  isTall,
  rightOf,
  shortSideOf,
} from '#film/overlay/layout/safe-area.ts';
import type { CardKind } from '#film/storyboard/storyboard.ts';

/** The least that the panel of an end card takes of its zone. */
const PANEL_SHARE = {
  wide: { x: 0.9, y: 0.8 },
  other: { x: 0.9, y: 0.66 },
  ticket: { x: 0.8, y: 0 },
} as const;

/** Below words on cloth from the upper edge, of what is above them, where marks stand too. */
const SPLIT_BELOW = 0.45;

/** Where the words of an end card stand, with the logo above them. */
interface Said extends Box {
  /** Between them and the edges of what they stand on; pixels. */
  readonly room: { readonly x: number; readonly y: number };
  readonly logo: number;
}

/** What the words of an end card stand on. */
export function panelUnder(placed: readonly { readonly box: Box }[], placing: Placing): Panel {
  const { shot, storyboard } = placing;
  const short = shortSideOf(storyboard.size);
  const logo = signRoom(storyboard, shot);
  const words = boxAround(placed.map((one) => one.box));
  const { x, y } = cardOf(shot).room;
  const said: Said = {
    ...words,
    y: words.y - logo,
    height: words.height + logo,
    room: { x: x * short, y: y * short },
    logo,
  };
  const kind = shot.card ?? 'framed';
  return { kind, box: BOXES[kind](said, placing) };
}

const BOXES: Record<CardKind, (said: Said, placing: Placing) => Box> = {
  framed: panelBox,
  ticket: panelBox,
  bare: ({ room, ...said }) => ({
    x: said.x - room.x,
    y: said.y - room.y,
    width: said.width + 2 * room.x,
    height: said.height + 2 * room.y,
  }),
  // From edge to edge: the words' side of a wide frame, the upper part of another.
  split: (said, { zone, storyboard: { size } }) => {
    if (size.width > size.height)
      return { x: 0, y: 0, width: Math.ceil(rightOf(zone) + said.room.x), height: size.height };
    const below = Math.max(said.room.y, said.y * SPLIT_BELOW);
    return { x: 0, y: 0, width: size.width, height: Math.ceil(bottomOf(said) + below) };
  },
  band: (said, { storyboard: { size } }) => {
    const y = Math.floor(said.y - said.room.y);
    return { x: 0, y, width: size.width, height: size.height - y };
  },
  medal: (_, { zone }) => {
    const across = zone.width / MEDAL_COLUMN.width;
    const x = zone.x + (zone.width - across) / 2;
    return { x, y: zone.y + (zone.height - across) / 2, width: across, height: across };
  },
};

function panelBox(said: Said, { zone, shot, storyboard }: Placing): Box {
  const { size } = storyboard;
  const { room, logo } = said;
  const whole = {
    x: zone.x - room.x,
    y: zone.y - logo - room.y,
    width: zone.width + 2 * room.x,
    height: zone.height + logo + 2 * room.y,
  };
  const share =
    PANEL_SHARE[shot.card === 'ticket' ? 'ticket' : size.width > size.height ? 'wide' : 'other'];
  const width = Math.max(said.width + 2 * room.x, whole.width * share.x);
  const middle = { x: said.x + said.width / 2, y: said.y + said.height / 2 };
  // Words stay in the middle of their panel: it takes no more above them than below.
  const around = 2 * Math.min(middle.y - whole.y, bottomOf(whole) - middle.y);
  const least = Math.min(around, whole.height * (isTall(size) ? 0 : share.y));
  const height = Math.max(said.height + 2 * room.y, least);
  return {
    x: held(middle.x - width / 2, whole.x, rightOf(whole) - width),
    y: held(middle.y - height / 2, whole.y, bottomOf(whole) - height),
    width,
    height,
  };
}

function held(at: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, at));
}
