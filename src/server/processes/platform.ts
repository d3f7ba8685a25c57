import { systemClock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import { limitNewFiles } from '#server/platform/data-directory/modes.ts';
import { protectDataDirectory } from '#server/platform/data-directory/protect-data-directory.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createLog } from '#server/platform/log.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { openMetrics } from '#server/platform/metrics/open-metrics.ts';
import { openOutbound } from '#server/platform/outbound/open-outbound.ts';
import { createLinkTokens } from '#server/platform/link-tokens.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { loadSecretKey } from '#server/platform/secrets.ts';
import { openVideoEngines } from '#server/platform/video-engines/open-video-engines.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { readSigningFiles } from '#server/platform/signing-files.ts';
import { createGateTokens } from '#server/platform/gate-tokens.ts';
import { createMediaAddresses } from '#server/platform/storage/media-addresses.ts';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/**
 * Opens what every process is based on: database, storage, mail. `close` closes them in reverse
 * order.
 */
export async function openPlatform(config: Config) {
  const log = createLog(config.log.level, { secrets: config.log.secrets });
  const clock = systemClock;
  // Emails and drafts still go there, even with everything else elsewhere.
  limitNewFiles(config.data.access);
  protectDataDirectory(config.data.folder, config.data.access, log);
  const database = await openDatabase(config.database, log);
  const secretKey = await loadSecretKey(config.secretKey, config.data);
  const storage = await openStorage(config);
  const mailer = openMailer(config, clock, log);
  const tracing = await openTracing(config.tracing.endpoint, 'casinoreel');
  const outbound = openOutbound(config);
  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    storage,
    media: createMediaAddresses(secretKey, clock),
    linkTokens: createLinkTokens(secretKey),
    signingFiles: await readSigningFiles(config.signing),
    secretBox: createSecretBox(secretKey, 'signing-key'),
    sessionBox: createSecretBox(secretKey, 'sessions'),
    secondFactorBox: createSecretBox(secretKey, 'second-factor'),
    releasesBox: createSecretBox(secretKey, 'media-releases'),
    gateTokens: createGateTokens(secretKey, clock),
    mailer,
    videoEngines: openVideoEngines(config.video),
    tracing,
    outbound,
    metrics: openMetrics(database.db, clock),
    paymentProvider: await openPaymentProvider(config, clock),
    close: async () => {
      await outbound.close();
      mailer.close();
      await database.close();
      storage.close();
      await tracing.close();
    },
  };
}
