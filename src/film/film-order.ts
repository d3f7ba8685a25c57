import type { LookWishes } from '#brief/brief.ts';
import type { Captions } from '#domain/order/captions.ts';
import type { Controls, CrowdDensity } from '#domain/order/controls.ts';
import type { Advertises } from '#domain/markets/advertises.ts';
import type { Licensee } from '#domain/markets/licensee.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import type { PresetId } from '#domain/order/presets.ts';
import type { Words } from '#domain/order/words.ts';
import type { FilmBrand } from '#film/film-brand.ts';
import type { FilmShotSource } from '#film/film-media.ts';
import type { Language } from '#domain/languages.ts';

/** Everything a film is made from; no prose. The same order and seed give the same frames. */
export interface FilmOrder {
  readonly preset: PresetId;
  readonly controls: Controls;
  /** A whole number; picks among looks, choreographies and outcomes. */
  readonly seed: number;
  /** What the film shows, to the letter. */
  readonly words: Words;
  /** Of the words, the legal lines and the voice. */
  readonly language: Language;
  /** What is wished for picture and sound; the rest follows from preset, controls and seed. */
  readonly look: LookWishes;
  /** How many guests are wished for, where the controls leave it as it is. */
  readonly crowd: CrowdDensity | null;
  /** Whether a voice speaks the film's words; it does not where absent. */
  readonly voiceOver?: boolean;
  /** None where absent. */
  readonly captions?: Captions;
  /** Where the film will be shown; decides the legal lines. */
  readonly markets: readonly MarketCode[];
  /** A venue or an online casino; `ADVERTISES_DEFAULT` where absent. */
  readonly advertises?: Advertises;
  /** Who advertises, where a market wants it on screen. */
  readonly licensee?: Licensee;
  /**
   * Who makes the picture, shot by shot; all of it the studio, or the model of the order, where absent.
   * Where all are own photos and clips the film has exactly these shots.
   */
  readonly shots?: readonly FilmShotSource[];
  /** Whose colours and marks the film wears; nobody's where absent. */
  readonly brand?: FilmBrand;
  /** Length of the frame's shorter side in pixels. */
  readonly shortSidePixels: number;
}

/** What a film shows and looks like, beside its settings. */
export type FilmBrief = Pick<FilmOrder, 'words' | 'language' | 'look' | 'crowd'>;
