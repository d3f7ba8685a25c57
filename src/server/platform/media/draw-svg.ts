import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { UnusableFileError } from './check-result.ts';

const LONG_SIDE = 2048;
const BYTES_MAX = 2 * 1024 * 1024;
/** Longer banners are not logos, and would be extremely thin. */
const PROPORTION_MAX = 20;

/** What cannot be drawn as intended, and how to fix it. The first match is reported. */
const REFUSED_PARTS: readonly { part: RegExp; sentence: string }[] = [
  {
    part: /<!ENTITY/i,
    sentence:
      'This logo uses XML entities, which are not supported. Please export it as plain SVG.',
  },
  {
    part: /<(?:\w+:)?(?:text|tspan)[\s>]/i,
    sentence: 'This logo contains live text. Please convert the text to outlines first.',
  },
  {
    part: /<(?:\w+:)?(?:image|feImage)[\s>]/i,
    sentence: 'This logo contains an image. Please export it as PNG instead.',
  },
  {
    part: /<(?:\w+:)?(?:foreignObject|script|iframe)[\s>]/i,
    sentence: 'This logo contains web content. Please export it as plain SVG.',
  },
  {
    part: /(?:href\s*=\s*["']|url\(\s*["']?)\s*(?:https?:|file:|\/\/|data:)|@import/i,
    sentence: 'This logo refers to other files. Please export it as plain SVG.',
  },
];

/**
 * Draws an SVG and returns it as PNG. The renderer is WebAssembly without access to files or
 * network.
 */
export async function drawSvg(bytes: Buffer): Promise<Uint8Array> {
  if (bytes.length > BYTES_MAX) {
    throw new UnusableFileError('This logo is too large. SVG files can be up to 2 MB.');
  }
  const svg = bytes.toString('utf8');
  const refused = REFUSED_PARTS.find(({ part }) => part.test(svg));
  if (refused) throw new UnusableFileError(refused.sentence);
  await initWasm(
    await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
  );
  const { width, height } = new Resvg(svg);
  const proportion = Math.max(width, height) / Math.min(width, height);
  if (!(proportion <= PROPORTION_MAX)) {
    throw new UnusableFileError(
      'This logo is too long and thin. Please export it without the empty space around it.',
    );
  }
  const mode = width >= height ? 'width' : 'height';
  return new Resvg(svg, { fitTo: { mode, value: LONG_SIDE } }).render().asPng();
}
