import { SPACED_LANGUAGES } from '#text/spaced-languages.ts';
import { bytesOfBase64 } from '../classifier/base64.ts';
import LANGUAGE_PIECES from './language-pieces.generated.json' with { type: 'json' };

/** What three letters say for each of {@link SPACED_LANGUAGES}, in their order, in sixteenths of a nat; `pieces` has three characters for each row. */
export interface LanguagePieces {
  readonly pieces: readonly string[];
  /** A signed byte for each language, row by row: lines of base64. */
  readonly weights: readonly string[];
}

const STEP = 1 / 16;
const PIECE_LENGTH = 3;

/** The stretches of three letters of a word, with where it begins and ends. */
export function piecesOf(word: string): string[] {
  const padded = `_${word}_`;
  return Array.from({ length: Math.max(0, padded.length - PIECE_LENGTH + 1) }, (_, at) =>
    padded.slice(at, at + PIECE_LENGTH),
  );
}

function loadTable(data: LanguagePieces): ReadonlyMap<string, Int8Array> {
  const pieces = data.pieces.join('');
  const bytes = new Int8Array(bytesOfBase64(data.weights.join('')).buffer);
  const columns = SPACED_LANGUAGES.length;
  return new Map(
    Array.from({ length: pieces.length / PIECE_LENGTH }, (_, row) => [
      pieces.slice(row * PIECE_LENGTH, (row + 1) * PIECE_LENGTH),
      bytes.subarray(row * columns, (row + 1) * columns),
    ]),
  );
}

let table: ReadonlyMap<string, Int8Array> | undefined;

/** Log-odds of each language by the letters of one normalised word, in nats; all 0 for unknown letters. */
export function languageScoresOf(word: string): Float64Array {
  table ??= loadTable(LANGUAGE_PIECES);
  const scores = new Float64Array(SPACED_LANGUAGES.length);
  for (const piece of piecesOf(word)) {
    const weights = table.get(piece);
    if (weights)
      weights.forEach((weight, column) => {
        scores[column] = (scores[column] ?? 0) + weight * STEP;
      });
  }
  return scores;
}
