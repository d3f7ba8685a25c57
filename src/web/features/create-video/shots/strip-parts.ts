/** The words in the strip of shots, and the lines among them, which can be moved there. */
import type { StoryboardBody } from '#contracts/schemas/storyboard.ts';
import { isBlank, type LineKind } from '#domain/order/words.ts';
import type { CardLine } from '#web/features/create-video/words/card-words.ts';

export interface StripPart {
  readonly role: string;
  readonly text: string;
  /** The index of the line on the card; absent where the part has its fixed place, or returns. */
  readonly line?: number;
}

/** Along the strip, by arrow keys. */
export const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Of each shot. */
export type StripParts = readonly (readonly StripPart[])[];

type PlannedFilm = Pick<StoryboardBody, 'shots' | 'words' | 'leftOut'>;
type Line = Pick<CardLine, 'text'> & { readonly kind: LineKind };

const keyOf = ({ kind, text }: Line) => `${kind} ${text.normalize('NFC').trim()}`;

/**
 * The parts of each shot. Lines that have changed places since the film was planned are shown in
 * their new order at once; while their texts differ from the plan, none can be moved.
 */
export function stripParts(film: PlannedFilm, lines: readonly CardLine[]): StripParts {
  const planned = film.words.lines.filter(
    (line, index) => !isBlank(line.text) && !film.leftOut.includes(`lines.${index}`),
  );
  const shown = shownLines(planned, lines);
  const told = new Set<number>();
  return film.shots.map(({ words }) =>
    words.flatMap(({ role, text }): StripPart[] => {
      const index = shown[planned.findIndex((one) => one.kind === role && one.text === text)];
      const line = index === undefined ? undefined : lines[index];
      if (index === undefined || !line) {
        return role === 'condition' && shown.length > 0 ? [] : [{ role, text }];
      }
      const isFirst = !told.has(index);
      told.add(index);
      const part = { role: line.kind, text: line.text, ...(isFirst && { line: index }) };
      return line.condition === '' ? [part] : [part, { role: 'condition', text: line.condition }];
    }),
  );
}

/** The indices of the planned lines in the order of the card; empty where the card says something else. */
function shownLines(planned: readonly Line[], lines: readonly CardLine[]): readonly number[] {
  const rest = planned.map(keyOf);
  const shown = lines.flatMap((line, index) => {
    const at = rest.indexOf(keyOf(line));
    if (at === -1) return [];
    rest.splice(at, 1);
    return [index];
  });
  return rest.length === 0 ? shown : [];
}

/** Where a line comes to stand on the card when it is dropped on a shot. */
export function lineAfterDrop(parts: StripParts, from: number, shot: number): number {
  const linesOf = (some: StripParts) =>
    some.flat().flatMap(({ line }) => (line === undefined ? [] : [line]));
  const own = parts.findIndex((one) => one.some(({ line }) => line === from));
  if (shot > own) return Math.max(from, ...linesOf(parts.slice(own + 1, shot + 1)));
  return Math.min(from, ...linesOf(parts.slice(shot, own)));
}
