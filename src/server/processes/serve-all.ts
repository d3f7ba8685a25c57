import type { FilmMaker } from '#server/features/jobs/rendering/film-maker.ts';
import { readConfig, type Config } from '#server/platform/config/config.ts';
import { startApi } from '#server/processes/api-part.ts';
import { openPlatform } from '#server/processes/platform.ts';
import { stopOnSignal } from '#server/processes/run-process.ts';
import { createServices } from '#server/processes/services/services.ts';
import { startBackground } from '#server/processes/worker-part.ts';

/** Serves the API and makes films in one process, until it is stopped. */
export async function serveAll(filmMakerOf: (config: Config) => FilmMaker): Promise<void> {
  const config = readConfig();
  const platform = await openPlatform(config);
  const services = createServices(platform);
  // Earlier writers are dead, because only this process opens the database.
  if (config.database.url === null) await services.uploads.endWriting();
  const api = await startApi(platform, services);
  const background = await startBackground(platform, services, filmMakerOf(config));
  stopOnSignal([{ stop: platform.close }, background, api]);
  process.stdout.write(`CasinoReel is ready: ${config.http.publicUrl}\n`);
}
