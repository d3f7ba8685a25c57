import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configFrom } from '#server/platform/config/config.ts';
import { parseEnvironment } from '#server/platform/config/environment.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { openOutbound } from '#server/platform/outbound/open-outbound.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { createLog } from '#server/platform/log.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { createMediaAddresses } from '#server/platform/storage/media-addresses.ts';
import { NO_TRACING } from '#server/platform/tracing/tracing.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { createGateTokens } from '#server/platform/gate-tokens.ts';
import { createLinkTokens } from '#server/platform/link-tokens.ts';
import { openVideoEngines } from '#server/platform/video-engines/open-video-engines.ts';
import type { Platform } from '#server/processes/platform.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fake-clock.ts';
import { createFakeMailer, type FakeMailer } from '#tests/support/fake-mailer.ts';
import { openTestDatabase, type DatabaseKind } from '#tests/support/test-database.ts';

export type TestPlatform = Platform & {
  readonly clock: FakeClock;
  readonly mailer: FakeMailer;
};

const SECRET_KEY = 'a key for the tests, long enough';

/** What processes are based on, with a clock that can be moved; nothing runs in the background. */
export async function openTestPlatform(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'casinoreel-test-'));
  const config = configFrom(
    parseEnvironment({ DATA_DIR: folder, TRUST_PROXY: '1', ...environment }),
  );
  const database = await openTestDatabase(kind);
  const clock = createFakeClock();
  return {
    config,
    log: createLog('silent'),
    clock,
    database,
    db: database.db,
    storage: await openStorage(config),
    media: createMediaAddresses(SECRET_KEY, clock),
    linkTokens: createLinkTokens(SECRET_KEY),
    signingFiles: null,
    secretBox: createSecretBox(SECRET_KEY, 'signing-key'),
    sessionBox: createSecretBox(SECRET_KEY, 'sessions'),
    secondFactorBox: createSecretBox(SECRET_KEY, 'second-factor'),
    releasesBox: createSecretBox(SECRET_KEY, 'media-releases'),
    gateTokens: createGateTokens(SECRET_KEY, clock),
    mailer: createFakeMailer(),
    videoEngines: openVideoEngines(config.video),
    tracing: NO_TRACING,
    outbound: openOutbound(config),
    metrics: createMetrics(),
    paymentProvider: await openPaymentProvider(config, clock),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
