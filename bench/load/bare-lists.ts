// The least that can answer GET /api/jobs: node:http, the same two queries, JSON. No routing, no
// validation, no limits, no headers.
import { createServer } from 'node:http';

import { createFindSession } from '#server/features/auth/sessions.ts';
import { findJobs } from '#server/features/jobs/store.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';

const config = readConfig();
const { db } = await openDatabase(config.database, createLog('silent'));
const findSession = createFindSession(db, systemClock);

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  void findSession(token).then(async (signedIn) => {
    const jobs = signedIn
      ? await findJobs(db, signedIn.actor.organizationId, { limit: 50, after: null })
      : [];
    response.statusCode = signedIn ? 200 : 401;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(jobs));
  });
});
server.listen(config.http.port, 'localhost', () =>
  process.stdout.write('The bare server is ready\n'),
);
