// The whole server with a film maker that takes as many milliseconds as its first argument says.
import { startOrExplain } from '#server/processes/run-process.ts';
import { serveAll } from '#server/processes/serve-all.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';

startOrExplain(() => serveAll(() => createFakeFilmMaker(Number(process.argv[2]))));
