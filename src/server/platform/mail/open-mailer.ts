import { join } from 'node:path';

import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { createFileMailer } from '#server/platform/mail/file-mailer.ts';
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts';

/** Uses a mail server if `SMTP_URL` is set, files in the data directory otherwise. */
export function openMailer(config: Config, clock: Clock, log: Log): Mailer {
  const { smtpUrl, from } = config.mail;
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl, from);
  return createFileMailer({ folder: join(config.data.folder, 'outbox'), clock, log });
}
