// The least that can answer a signed-in call: node:http, the same session look-up, the same answer.
import { createServer } from 'node:http';

import { PRESETS } from '#domain/presets.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';

const config = readConfig();
const { db } = await openDatabase(config.database, createLog('silent'));
const findSession = createFindSession(db, systemClock);
const answer = JSON.stringify(PRESETS);

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  void findSession(token).then((signedIn) => {
    response.statusCode = signedIn ? 200 : 401;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(answer);
  });
});
server.listen(config.http.port, 'localhost', () =>
  process.stdout.write('The bare server is ready\n'),
);
