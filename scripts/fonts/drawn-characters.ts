import { readFileSync } from 'node:fs';

import { FACE_NAMES, fontFileOf, fontFilesOf } from '#film/overlay/fonts/font-library.ts';
import { readFontCharacters } from './read-font-characters.ts';

/** Invisible or combining characters, which only shape their neighbours. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * First and last code points, in hex, of all ranges of characters that every font of the films can
 * draw.
 */
export function drawnCharacters(): string {
  const [first, ...others] = FACE_NAMES;
  if (first === undefined) return '';
  const charactersOf = new Map(
    FACE_NAMES.flatMap(fontFilesOf).map((file) => [file, readFontCharacters(readFileSync(file))]),
  );
  const candidates = fontFilesOf(first).flatMap((file) => [...(charactersOf.get(file) ?? [])]);
  const drawn = [...new Set(candidates)]
    .filter((code) => !UNSEEN.test(String.fromCodePoint(code)))
    .filter((code) =>
      [first, ...others].every((face) => {
        const file = fontFileOf(face, code);
        return file !== null && charactersOf.get(file)?.has(code) === true;
      }),
    );
  return rangesOf(drawn.toSorted((a, b) => a - b))
    .map((range) => [...new Set(range)].map((code) => code.toString(16)).join('-'))
    .join(',');
}

function rangesOf(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
