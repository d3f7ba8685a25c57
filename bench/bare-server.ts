// A minimal server for signed-in calls: node:http, the same session look-up, the same rows, JSON.
// No routing, no validation, no limits, no headers.
import { createServer } from 'node:http';

import { PRESETS } from '#domain/presets.ts';
import type { OrganizationId } from '#domain/ids.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { findEntries } from '#server/features/credits/store.ts';
import { findJobs } from '#server/features/jobs/store.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';

const PAGE = { limit: 50, after: null };

const config = readConfig();
const { db } = await openDatabase(config.database, createLog('silent'));
const findSession = createFindSession(db, systemClock);
const presets = JSON.stringify(PRESETS);

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  void findSession(token).then(async (signedIn) => {
    const { organizationId } = signedIn?.actor ?? {};
    response.statusCode = organizationId === undefined ? 401 : 200;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(organizationId && (await bodyOf(request.url ?? '', organizationId)));
  });
});
server.listen(config.http.port, 'localhost', () =>
  process.stdout.write('The bare server is ready\n'),
);
process.on('SIGTERM', () => process.exit(0));

async function bodyOf(url: string, organizationId: OrganizationId): Promise<string> {
  if (url.startsWith('/api/jobs')) return JSON.stringify(await findJobs(db, organizationId, PAGE));
  if (url.startsWith('/api/credits')) {
    return JSON.stringify(await findEntries(db, organizationId, { ...PAGE, filter: {} }));
  }
  return presets;
}
