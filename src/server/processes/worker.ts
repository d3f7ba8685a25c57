// Film making only, for PostgreSQL: run any number of these, on any number of machines.
import { createStudioFilmMaker } from '#server/features/jobs/rendering/studio-film-maker.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openPlatform } from '#server/processes/platform.ts';
import {
  requireSharedStores,
  startOrExplain,
  stopOnSignal,
} from '#server/processes/run-process.ts';
import { createServices } from '#server/processes/services/services.ts';
import { startMonitoring } from '#server/processes/monitoring-part.ts';
import { startBackground } from '#server/processes/worker-part.ts';

startOrExplain(async () => {
  const config = readConfig();
  requireSharedStores(config);
  const platform = await openPlatform(config);
  const filmMaker = createStudioFilmMaker(config.speech);
  const background = await startBackground(platform, createServices(platform), filmMaker);
  const watching = await startMonitoring(platform);
  stopOnSignal([{ stop: platform.close }, background, watching]);
  process.stdout.write('A CasinoReel worker is ready.\n');
});
