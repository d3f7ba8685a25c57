import type { WordRole } from '#domain/order/words.ts';
import type { Lockup } from '#film/overlay/layout/lockups.ts';
import type { TitleStyle } from '#film/overlay/type/title-style.ts';
import { measureType, type TypeSetting } from '#film/overlay/type/type-setter.ts';
import type { Shot, ShotWords, Storyboard } from '#film/storyboard/storyboard.ts';

/** How a row is dressed: the film's title lettering, its plain letters, small ones, or dark on metal. */
export type Manner = 'title' | 'plain' | 'small' | 'plated';
export type PlateKind = 'button' | 'slab';

export interface SetRow {
  readonly text: string;
  readonly role: WordRole;
  readonly manner: Manner;
  readonly isMain: boolean;
  readonly type: TypeSetting;
}

/** A piece of the words, set. */
export interface Block {
  readonly words: ShotWords;
  readonly rows: readonly SetRow[];
  /** What stands beside its rows rather than below them. */
  readonly beside: readonly SetRow[];
  /** Whether they stand on one row, as the date and the place of an end card do. */
  readonly isRow?: boolean;
  /** Whether it belongs to the block above it. */
  readonly isClose?: boolean;
  /** Behind its main rows. */
  readonly plate: PlateKind | null;
}

export interface BlockOrder {
  readonly storyboard: Storyboard;
  readonly shot: Shot;
  readonly style: TitleStyle;
  readonly lockup: Lockup;
  /** Of the column that the words stand in; pixels. */
  readonly width: number;
  /** Of all sizes. */
  readonly scale: number;
  /** Of what the shot is about. */
  readonly rowsMax: number;
}

/** Of the widest of a block's rows. */
export function widthOf({ rows }: Pick<Block, 'rows'>): number {
  return Math.max(...rows.map(({ text, type }) => measureType(text, type)));
}

/** Beside the letters on a plate, for type of a size. */
export function platePadding(kind: PlateKind, sizePixels: number): number {
  return sizePixels * (kind === 'button' ? 0.95 : 0.3);
}
