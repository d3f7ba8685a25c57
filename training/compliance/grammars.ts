import type { Example } from './corpus.ts';
export function composeAll(): Example[] { return []; }
