import type { BriefBody } from '#contracts/schemas/brief.ts';

export type Place = BriefBody['readFrom'][number];

export interface PromptPiece {
  readonly text: string;
  /** The field that was read from it. */
  readonly field?: string;
}

/** The prompt cut where fields were read: every letter once, in order. Overlapping places give way to the first. */
export function markedPieces(prompt: string, places: readonly Place[]): PromptPiece[] {
  const pieces: PromptPiece[] = [];
  let end = 0;
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    if (place.start < end || place.end > prompt.length || place.start >= place.end) continue;
    if (place.start > end) pieces.push({ text: prompt.slice(end, place.start) });
    pieces.push({ text: prompt.slice(place.start, place.end), field: place.field });
    end = place.end;
  }
  if (end < prompt.length) pieces.push({ text: prompt.slice(end) });
  return pieces;
}
