/** Something on the table that is heard once. */
export const HITS = [
  /** Something small and hard on metal: the ball against a fret. */
  'click',
  /** Something hard on wood or on a padded wall: the ball coming to rest, dice. */
  'knock',
  /** Clay on clay. */
  'clack',
  /** A card over cloth. */
  'slide',
  /** A card turned and put down. */
  'flick',
  /** Something heavy that stops: a reel. */
  'thud',
  /** A spring and a catch: a lever, a button. */
  'clunk',
] as const;
export type HitKind = (typeof HITS)[number];

/** Something that is heard as long as it lasts. */
export const STRETCHES = [
  /** A ball on its wooden track. */
  'roll',
  /** Reels that turn, symbol after symbol. */
  'whirr',
] as const;
export type StretchKind = (typeof STRETCHES)[number];

interface Heard {
  /** 1 is usual. */
  readonly gain?: number;
  /** -1 left, 0 middle, 1 right. */
  readonly pan?: number;
}

/** What the game is heard to do; seconds since the film began. */
export type GameSound =
  | ({ readonly kind: HitKind; readonly seconds: number } & Heard)
  | ({ readonly kind: StretchKind; readonly from: number; readonly to: number } & Heard);
