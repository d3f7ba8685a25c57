import type { BriefBody } from '#contracts/schemas/brief.ts';
import {
  placesOf,
  type Found,
  type Span,
} from '#web/features/create-video/prompt/excerpt-places.ts';

export type Place = BriefBody['readFrom'][number];

export interface PromptPiece {
  readonly text: string;
  /** The field that was read from it. */
  readonly field?: string;
  /** What the policy says against it. */
  readonly severity?: Found['severity'];
}

const isIn = ({ start, end }: Span, piece: Span) => start <= piece.start && piece.end <= end;

/**
 * The prompt cut where fields were read and where the policy found something: every letter once, in
 * order. Overlapping places of fields give way to the first. What a brand does not want is about the
 * words on screen alone.
 */
export function markedPieces(
  prompt: string,
  places: readonly Place[],
  found: readonly Found[] = [],
): PromptPiece[] {
  const read = withoutOverlaps(places, prompt.length);
  const judged = found
    .filter(({ category }) => category !== 'brand')
    .flatMap((finding) =>
      placesOf(finding, prompt).map((place) => ({ ...place, severity: finding.severity })),
    );
  const cuts = [...read, ...judged].flatMap(({ start, end }) => [start, end]);
  const edges = [...new Set([0, ...cuts, prompt.length])].toSorted((one, other) => one - other);
  return edges.slice(1).map((end, index) => {
    const piece = { start: edges[index] ?? 0, end };
    const field = read.find((place) => isIn(place, piece))?.field;
    const severities = judged.filter((one) => isIn(one, piece)).map(({ severity }) => severity);
    const severity = severities.includes('block') ? 'block' : severities[0];
    return {
      text: prompt.slice(piece.start, end),
      ...(field !== undefined && { field }),
      ...(severity && { severity }),
    };
  });
}

function withoutOverlaps(places: readonly Place[], length: number): Place[] {
  let last = 0;
  return places
    .toSorted((one, other) => one.start - other.start)
    .filter(({ start, end }) => {
      const isFree = start >= last && end <= length && start < end;
      if (isFree) last = end;
      return isFree;
    });
}
