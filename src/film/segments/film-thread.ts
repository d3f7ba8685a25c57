/** Entry of a worker thread: loads the film's code, then waits for the film. */
import { parentPort } from 'node:worker_threads';
import { keepCompiledCode } from '#film/compiled-code.ts';
import type { ThreadEnd, ThreadSetup } from '#film/segments/thread-messages.ts';

if (!parentPort) throw new Error('film-thread.ts runs as a worker thread');
const port = parentPort;
keepCompiledCode();
const { loadFilmCode, serveFilm } = await import('#film/segments/serve-film.ts');
const code = loadFilmCode();
port.once('message', (first: ThreadSetup | ThreadEnd) => {
  if ('kind' in first) port.close();
  else serveFilm(port, first);
});
await code;
