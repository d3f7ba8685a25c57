import type {
  Dressing,
  HueName,
  MetalName,
  Mood,
  MusicStyle,
  Occasion,
  Pace,
  Setting,
} from '#domain/order/look.ts';

/** Parts of the look that were chosen by somebody who read the whole prompt. */
export interface AskedLook {
  readonly mood?: Mood;
  readonly setting?: Setting;
  readonly occasion?: Occasion;
  readonly music?: MusicStyle;
  readonly pace?: Pace;
  readonly dressing?: readonly Dressing[];
  readonly hues?: readonly HueName[];
  readonly metal?: MetalName;
}
