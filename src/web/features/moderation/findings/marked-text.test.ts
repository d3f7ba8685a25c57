import { expect, it } from 'vitest';

import { markExcerpts } from './marked-text.ts';

it.each([
  ['a Ferrari here', ['Ferrari'], 'a [Ferrari] here'],
  ['Ferrari and Rolex', ['Rolex', 'Ferrari'], '[Ferrari] and [Rolex]'],
  ['overlapping words', ['overlapping', 'ping words'], '[overlapping words]'],
  ['nothing found', ['else', ''], 'nothing found'],
  ['', ['x'], ''],
])('marks %o', (text, excerpts, expected) => {
  const shown = markExcerpts(text, excerpts).map((piece) =>
    piece.isMarked ? `[${piece.text}]` : piece.text,
  );
  expect(shown.join('')).toBe(expected);
});
