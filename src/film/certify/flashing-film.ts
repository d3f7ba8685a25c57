import { FilmError } from '#film/film-error.ts';
import type { FlashingPassage } from '#film/proof/flashing-passages.ts';

/** A finished film that flashes too fast, and where. */
export class FlashingFilm extends FilmError {
  readonly passages: readonly FlashingPassage[];

  constructor(error: FilmError, passages: readonly FlashingPassage[]) {
    super(error.reason, error.message);
    this.passages = passages;
  }
}
