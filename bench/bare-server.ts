// A minimal server for signed-in calls: node:http, the same session look-up, the same statements, the
// same rows as the same JSON. No routing, no validation of requests or responses, no limits, no metrics,
// no security headers.
import { createServer } from 'node:http';

import type { OrganizationId } from '#domain/ids.ts';
import { PRESETS } from '#domain/order/presets.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { presentEntry } from '#server/features/credits/present.ts';
import { findEntries } from '#server/features/credits/store.ts';
import { createJobPresenter } from '#server/features/jobs/present.ts';
import { findPlacesInQueue } from '#server/features/jobs/rendering/render-wait.ts';
import { findJobs } from '#server/features/jobs/store.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { pageOf } from '#server/http/requests/paging.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSecretKey } from '#server/platform/secrets.ts';
import { createMediaAddresses } from '#server/platform/storage/media-addresses.ts';

const PAGE = { limit: 50, after: null };

const config = readConfig();
const { db } = await openDatabase(config.database, createLog('silent'));
const findSession = createFindSession(db, systemClock);
const secretKey = await loadSecretKey(config.secretKey, config.data);
const presentJob = createJobPresenter({
  media: createMediaAddresses(secretKey, systemClock),
  clock: systemClock,
  publicUrl: config.http.publicUrl,
});
const presets = JSON.stringify(PRESETS);

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  void findSession(token).then(async (caller) => {
    response.statusCode = caller ? 200 : 401;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(caller && (await bodyOf(request.url ?? '', caller)));
  });
});
server.listen(config.http.port, 'localhost', () =>
  process.stdout.write('The bare server is ready\n'),
);
process.on('SIGTERM', () => process.exit(0));

async function bodyOf(url: string, caller: SignedIn): Promise<string> {
  const { organizationId } = caller.actor;
  if (url.startsWith('/api/jobs')) return listOfJobs(organizationId, caller);
  if (url.startsWith('/api/credits')) return ledgerOf(organizationId);
  return presets;
}

async function listOfJobs(organizationId: OrganizationId, caller: SignedIn): Promise<string> {
  const { items } = pageOf(await findJobs(db, organizationId, PAGE), PAGE.limit);
  const places = await findPlacesInQueue(db, items);
  return JSON.stringify(items.map((job) => presentJob(job, caller, places)));
}

async function ledgerOf(organizationId: OrganizationId): Promise<string> {
  const rows = await findEntries(db, organizationId, { ...PAGE, filter: {} });
  return JSON.stringify(pageOf(rows, PAGE.limit).items.map(presentEntry));
}
