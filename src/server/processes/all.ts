// Everything in one process, on the embedded database or on PostgreSQL: what `npm start` runs.
import { readConfig } from '#server/platform/config/config.ts';
import { startApi } from '#server/processes/api-part.ts';
import { openPlatform } from '#server/processes/platform.ts';
import { startOrExplain, stopOnSignal } from '#server/processes/run-process.ts';
import { createServices } from '#server/processes/services.ts';

startOrExplain(async () => {
  const config = readConfig();
  const platform = await openPlatform(config);
  const services = createServices(platform);
  const api = await startApi(platform, services);
  stopOnSignal([{ stop: platform.close }, api]);
  process.stdout.write(`CasinoReel is ready: ${config.http.publicUrl}\n`);
});
