/** `npm run fonts:write`: which characters the fonts of the films draw, as data for the checks of an order. */
import { writeFileSync } from 'node:fs';

import { drawnCharacters } from './fonts/drawn-characters.ts';

const FILE = new URL('../src/domain/drawn-characters.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify({ ranges: drawnCharacters() })}\n`);
