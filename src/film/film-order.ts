import type { Captions } from '#domain/captions.ts';
import type { Controls } from '#domain/controls.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PresetId } from '#domain/presets.ts';
import type { Story } from '#domain/story.ts';

/** Everything a film is made from. The same order and seed give the same frames. */
export interface FilmOrder {
  readonly prompt: string;
  readonly preset: PresetId;
  readonly controls: Controls;
  /** A whole number; picks among looks, choreographies and outcomes. */
  readonly seed: number;
  /** The words on screen where the user edited them; otherwise they are read from the prompt. */
  readonly title?: string;
  readonly offer?: string;
  readonly callToAction?: string;
  /** Which words the story tells first, by their keys; what is not named keeps its usual place. */
  readonly wordOrder?: readonly string[];
  /** A model's reading of the prompt; what the prompt does not say is not believed. */
  readonly story?: Story;
  /** Whether a voice speaks the film's words; it does not where absent. */
  readonly voiceOver?: boolean;
  /** None where absent. */
  readonly captions?: Captions;
  /** Who signs the end card; nobody does where empty and the prompt names no house. */
  readonly organizationName: string;
  /** Where the film will be shown; decides the legal lines. */
  readonly markets: readonly MarketCode[];
  /** Length of the frame's shorter side in pixels. */
  readonly shortSidePixels: number;
}
