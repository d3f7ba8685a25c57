// The HTTP side only, for PostgreSQL. Run any number of these, with at least one worker.
import { readConfig } from '#server/platform/config/config.ts';
import { startApi } from '#server/processes/api-part.ts';
import { openPlatform } from '#server/processes/platform.ts';
import {
  requireSharedStores,
  startOrExplain,
  stopOnSignal,
} from '#server/processes/run-process.ts';
import { createServices } from '#server/processes/services/services.ts';

startOrExplain(async () => {
  const config = readConfig();
  requireSharedStores(config);
  const platform = await openPlatform(config);
  const services = createServices(platform);
  const api = await startApi(platform, services);
  stopOnSignal([{ stop: platform.close }, api]);
  process.stdout.write(`CasinoReel's API is ready: ${config.http.publicUrl}\n`);
});
