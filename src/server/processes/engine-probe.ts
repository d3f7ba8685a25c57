// `npm run engine:probe [NAME …]`: checks every configured video model and orders one short clip.
import { startOrExplain } from '#server/processes/run-process.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openOutbound } from '#server/platform/outbound/open-outbound.ts';
import { openVideoEngines } from '#server/platform/video-engines/open-video-engines.ts';
import { probeEngine } from '#server/features/clips/engines/probe-engine.ts';

startOrExplain(async () => {
  const config = readConfig();
  const { video } = config;
  const outbound = openOutbound(config);
  const wanted = process.argv.slice(2);
  const engines = [...openVideoEngines(video).values()].filter(
    ({ settings }) => wanted.length === 0 || wanted.includes(settings.name),
  );
  if (engines.length === 0) {
    throw new Error('No such video model is configured: see VIDEO_ENGINE in .env.example.');
  }
  let failed = 0;
  for (const engine of engines) {
    const isWell = await probeEngine(
      engine,
      outbound,
      (line) => void process.stdout.write(`${line}\n`),
    );
    if (!isWell) failed += 1;
  }
  await outbound.close();
  if (failed > 0) throw new Error(`${failed} of ${engines.length} did not pass.`);
});
