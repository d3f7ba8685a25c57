// A worker with a film maker that takes as many milliseconds as its first argument says.
import { readConfig } from '#server/platform/config/config.ts';
import { openPlatform } from '#server/processes/platform.ts';
import { startOrExplain, stopOnSignal } from '#server/processes/run-process.ts';
import { createServices } from '#server/processes/services/services.ts';
import { startBackground } from '#server/processes/worker-part.ts';
import { createFakeFilmMaker } from '#tests/support/fake-film-maker.ts';

startOrExplain(async () => {
  const platform = await openPlatform(readConfig());
  const filmMaker = createFakeFilmMaker(Number(process.argv[2]));
  const background = await startBackground(platform, createServices(platform), filmMaker);
  stopOnSignal([{ stop: platform.close }, background]);
  process.stdout.write('The worker is ready.\n');
});
