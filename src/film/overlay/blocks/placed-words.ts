import type { Box } from '#film/overlay/layout/box.ts';
import type { Decor, Lockup } from '#film/overlay/layout/lockups.ts';
import type { Manner, PlateKind } from '#film/overlay/blocks/blocks.ts';
import type { TypeSetting } from '#film/overlay/type/type-setter.ts';
import type { WordRole } from '#domain/order/words.ts';
import type { CardKind } from '#film/storyboard/storyboard.ts';

export interface WordLine {
  readonly text: string;
  readonly role: WordRole;
  readonly manner: Manner;
  readonly type: TypeSetting;
  /** The ink. */
  readonly box: Box;
  readonly centerX: number;
  readonly baseline: number;
}

export interface WordsLayout {
  readonly lines: readonly WordLine[];
  /** A hairline under the title, where more words follow it. */
  readonly rule: Box | null;
  /** Between a date and a place on one row. */
  readonly divider: Box | null;
  /** Behind the call to action, and behind what a lockup puts on metal. */
  readonly plates: readonly WordPlate[];
  /** What the words of an end card stand on; null in a story. */
  readonly panel: Panel | null;
  /** What stands above and below all words, or round them. */
  readonly decor: { readonly kind: Decor; readonly box: Box } | null;
  readonly lockup: Lockup;
}

export interface Panel {
  readonly kind: CardKind;
  readonly box: Box;
}

export interface WordPlate {
  readonly kind: PlateKind;
  readonly box: Box;
  /** The first of the lines on it. */
  readonly lineIndex: number;
}
