import { env } from 'node:process';

import { KEEPS_COMPILED_CODE } from '#film/compiled-code.ts';

/** Where programs, libraries and temporary files are, and how the network is reached. */
const NEEDED = [
  'PATH',
  'LD_LIBRARY_PATH',
  'FFMPEG_PATH',
  'HOME',
  'TMPDIR',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_ENV_PROXY',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
];

/**
 * The environment of a process that makes films: what it needs of this one's. It reads clips of
 * models, so it gets none of the server's secrets.
 */
export function filmEnvironment(): Record<string, string> {
  const own = NEEDED.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(own), ...KEEPS_COMPILED_CODE };
}
