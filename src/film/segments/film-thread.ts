/** Entry of a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { keepCompiledCode } from '#film/process/compiled-code.ts';
import type { ThreadSetup } from '#film/segments/thread-messages.ts';

if (!parentPort) throw new Error('film-thread.ts runs as a worker thread');
keepCompiledCode();
const { serveFilm } = await import('#film/segments/serve-film.ts');
serveFilm(parentPort, workerData as ThreadSetup);
