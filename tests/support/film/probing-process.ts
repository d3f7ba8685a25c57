/** A process that does what it is asked in the place of reading a file. */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';

import { answerParent } from '#film/process/child-entry.ts';

export interface Probe {
  readonly does: keyof typeof DEEDS | 'fail to load';
  /** Of the file to read or write. */
  readonly clipPath: string;
}

const DEEDS = {
  'is killed': () => void process.kill(process.pid, 'SIGKILL'),
  crashes: () => process.abort(),
  hangs: () => {
    for (;;);
  },
  throws: () => {
    throw new Error('It failed');
  },
  'names its variables': () => Object.keys(process.env),
  reads: async (path: string) => (await readFile(path)).length,
  writes: (path: string) => writeFile(path, 'x'),
};

answerParent(({ does }: Probe) => {
  if (does === 'fail to load') throw new Error('No such package');
  // It never answers if it is killed only a moment later.
  return async ({ clipPath }) => (await DEEDS[does](clipPath)) ?? new Promise(() => undefined);
});
