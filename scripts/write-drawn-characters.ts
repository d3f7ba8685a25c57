/**
 * `npm run fonts:write`: writes which characters the film fonts can draw, as data for validating
 * orders.
 */
import { writeFileSync } from 'node:fs';

import { drawnCharacters } from './fonts/drawn-characters.ts';

const FILE = new URL('../src/domain/order/drawn-characters.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify({ ranges: drawnCharacters() })}\n`);
