import type { Brief } from '#brief/brief.ts';
import type { WrittenOrder } from '#brief/read-brief-of-order.ts';
import type { Captions } from '#domain/captions.ts';
import type { Controls } from '#domain/controls.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PresetId } from '#domain/presets.ts';

/** Everything a film is made from. The same order and seed give the same frames. */
export interface FilmOrder extends WrittenOrder, FilmSettings {
  /** What was read of its prose before; where it is absent, the prose is read. */
  readonly brief?: Brief;
}

/** What a film is made from beside its brief. */
export interface FilmSettings {
  readonly preset: PresetId;
  readonly controls: Controls;
  /** A whole number; picks among looks, choreographies and outcomes. */
  readonly seed: number;
  /** Which words the story tells first, by their keys; what is not named keeps its usual place. */
  readonly wordOrder?: readonly string[];
  /** Whether a voice speaks the film's words; it does not where absent. */
  readonly voiceOver?: boolean;
  /** None where absent. */
  readonly captions?: Captions;
  /** Who signs the end card; nobody does where empty and the prompt names no house. */
  readonly organizationName: string;
  /** Where the film will be shown; decides the legal lines. */
  readonly markets: readonly MarketCode[];
  /** A venue or an online casino; `ADVERTISES_DEFAULT` where absent. */
  readonly advertises?: Advertises;
  /** Who advertises, where a market wants it on screen. */
  readonly licensee?: Licensee;
  /** Length of the frame's shorter side in pixels. */
  readonly shortSidePixels: number;
}
