/**
 * Records the golden frames anew, after a change of looks that was looked at and is wanted:
 * `node src/film/studio/golden/record-golden.ts [name]`.
 */
import { writeFileSync } from 'node:fs';
import { GOLDEN_FRAMES, goldenFile, goldenName, renderThumbnail } from './golden-frames.ts';

const only = process.argv[2];
for (const golden of GOLDEN_FRAMES) {
  const name = goldenName(golden);
  if (only !== undefined && only !== name) continue;
  const { width, height, values } = await renderThumbnail(golden);
  writeFileSync(goldenFile(name), `${JSON.stringify({ width, height, values })}\n`);
  process.stdout.write(`${name}\n`);
}
