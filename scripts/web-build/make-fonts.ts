// The fonts as the pages need them: one optical size, the weights in use, Latin. Complete families
// are three times as large, and a headline waits for its font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { HERO } from '#web/features/landing/texts.ts';
import { kernLike, type Likeness } from './kern-like.ts';

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

interface Face {
  readonly file: string;
  readonly from: string;
  readonly letters: string;
  readonly axes: Axes;
  readonly kerning?: Likeness;
}

const PUNCTUATION = 'ıŒœ‐‑‒–—‘’‚“”„†•…‰′″‹›⁄€™−';
const LATIN = `${charactersBetween(0x20, 0x7e)}${charactersBetween(0xa0, 0xff)}${PUNCTUATION}`;

/** Bodoni's thin lines disappear on felt in the display cut; a medium cut keeps them. */
const HEADING_AXES = { opsz: 14, wght: 600 };

const FACES: readonly Face[] = [
  {
    file: 'headings.woff2',
    from: '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
    letters: LATIN,
    axes: HEADING_AXES,
    // Bodoni Moda kerns W before A alone, so that "Welcome" falls apart; V leans twice as far.
    kerning: { letter: 'W', model: 'V', share: 0.5 },
  },
  {
    // Nothing else is in italics.
    file: 'claim.woff2',
    from: '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-italic.woff2',
    letters: HERO.claim,
    axes: HEADING_AXES,
  },
  {
    file: 'text.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    letters: LATIN,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    // For small capitals: condensed.
    file: 'capitals.woff2',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
    letters: LATIN.toUpperCase(),
    axes: { wdth: 82, wght: 600 },
  },
];

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}

/** Writes every font to `folder`. */
export async function makeFonts(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    FACES.map(async ({ file, from, letters, axes, kerning }) => {
      const whole = readFileSync(require.resolve(from));
      const cut = { targetFormat: 'truetype', variationAxes: axes } as const;
      const font = await subsetFont(whole, letters, cut);
      if (kerning) kernLike(font, kerning);
      writeFileSync(join(folder, file), await subsetFont(font, letters, { targetFormat: 'woff2' }));
    }),
  );
}
