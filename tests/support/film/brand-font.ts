import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import type { FontRole } from '#domain/brands/brand.ts';
import type { MediaId } from '#domain/ids.ts';
import type { FilmFont } from '#film/film-brand.ts';

const require = createRequire(import.meta.url);

/** Writes a brand's font to a folder: some letters of a font that films also use. */
export async function brandFont(
  folder: string,
  { role, face, letters }: { role: FontRole; face: string; letters: string },
): Promise<{ font: FilmFont; path: string }> {
  const file = require.resolve(`@fontsource/${face}`);
  const bytes = await subsetFont(readFileSync(file), letters, { targetFormat: 'truetype' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, `${sha256}.ttf`);
  await writeFile(path, bytes);
  return { font: { mediaId: sha256 as MediaId, sha256, role }, path };
}
