// Everything in one process, on the embedded database or on PostgreSQL. Run by `npm start`.
import { createStudioFilmMaker } from '#server/features/jobs/rendering/studio-film-maker.ts';
import { startOrExplain } from '#server/processes/run-process.ts';
import { serveAll } from '#server/processes/serve-all.ts';

startOrExplain(() => serveAll(({ speech }) => createStudioFilmMaker(speech)));
