import type { BriefBody } from '#contracts/schemas/brief.ts';
import type { VerdictBody } from '#contracts/schemas/compliance.ts';

export type Place = BriefBody['readFrom'][number];
type Finding = VerdictBody['findings'][number];
/** What the policy found in the words. */
export type Found = Pick<Finding, 'excerpt' | 'severity'>;

export interface PromptPiece {
  readonly text: string;
  /** The field that was read from it. */
  readonly field?: string;
  /** What the policy says against it. */
  readonly severity?: Finding['severity'];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const isIn = ({ start, end }: Span, piece: Span) => start <= piece.start && piece.end <= end;

/**
 * The prompt cut where fields were read and where the policy found something: every letter once, in
 * order. Overlapping places of fields give way to the first.
 */
export function markedPieces(
  prompt: string,
  places: readonly Place[],
  found: readonly Found[] = [],
): PromptPiece[] {
  const read = withoutOverlaps(places, prompt.length);
  const judged = found.flatMap((finding) => spansOf(finding, prompt));
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

/** Everywhere that the words of a finding stand. */
function spansOf({ excerpt, severity }: Found, prompt: string): (Span & Pick<Found, 'severity'>)[] {
  if (excerpt === '') return [];
  const starts = prompt.split(excerpt).slice(0, -1);
  let end = 0;
  return starts.map(({ length }) => {
    const start = end + length;
    end = start + excerpt.length;
    return { start, end, severity };
  });
}
