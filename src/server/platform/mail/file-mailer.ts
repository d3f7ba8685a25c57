import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Clock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';

interface Deps {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Used without a mail server: every email becomes a text file, and the log names it. */
export function createFileMailer({ folder, clock, log }: Deps): Mailer {
  return {
    isDelivering: false,
    send: async ({ to, subject, text }) => {
      const at = clock.now();
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.txt`;
      const path = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const content = `To: ${to}\nSubject: ${subject}\nDate: ${at.toUTCString()}\n\n${text}\n`;
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      log.info({ file: path, subject }, 'no SMTP_URL is set: an email was written to the outbox');
    },
    close: () => {},
  };
}
