import type { Span } from '#text/spans.ts';

/**
 * A rewritten text that remembers, for each of its UTF-16 units, which slice of the original it
 * came from: unit `i` stands for `original.slice(starts[i], ends[i])`.
 */
export interface MappedText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Replaces each match by a text of the same length. */
export function replaceSameLength(
  mapped: MappedText,
  pattern: RegExp,
  replace: (match: string, offset: number) => string,
): MappedText {
  const text = mapped.text.replace(pattern, (...found: readonly unknown[]) => {
    const match = String(found[0]);
    const offset = found.find((value) => typeof value === 'number') ?? 0;
    const replacement = replace(match, offset);
    return replacement.length === match.length ? replacement : match;
  });
  return { ...mapped, text };
}

/** Leaves out the units for which `isDropped` holds. */
export function dropUnits(mapped: MappedText, isDropped: (index: number) => boolean): MappedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (let index = 0; index < mapped.text.length; index += 1) {
    if (isDropped(index)) continue;
    text += mapped.text.charAt(index);
    starts.push(mapped.starts[index] ?? 0);
    ends.push(mapped.ends[index] ?? 0);
  }
  return text.length === mapped.text.length ? mapped : { text, starts, ends };
}

/** The slice of the original behind a span of the rewritten text. */
export function originalSlice(original: string, mapped: MappedText, { start, end }: Span): string {
  const from = mapped.starts[start];
  const to = mapped.ends[end - 1];
  return from === undefined || to === undefined ? '' : original.slice(from, to);
}

/** Puts a space before each of these units; a space stands for nothing of the original. */
export function insertSpaces(mapped: MappedText, before: ReadonlySet<number>): MappedText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  mapped.starts.forEach((start, index) => {
    if (before.has(index)) {
      units.push(' ');
      starts.push(start);
      ends.push(start);
    }
    units.push(mapped.text.charAt(index));
    starts.push(start);
    ends.push(mapped.ends[index] ?? start);
  });
  return { text: units.join(''), starts, ends };
}
