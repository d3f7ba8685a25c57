// The whole server, whose films are real but small.
import { createStudioFilmMaker } from '#server/features/jobs/rendering/studio-film-maker.ts';
import { startOrExplain } from '#server/processes/run-process.ts';
import { serveAll } from '#server/processes/serve-all.ts';

const SHORT_SIDE_PIXELS = 180;
const studio = createStudioFilmMaker(null);

startOrExplain(() =>
  serveAll(() => ({
    makeFilm: (order, options) =>
      studio.makeFilm({ ...order, shortSidePixels: SHORT_SIDE_PIXELS }, options),
  })),
);
