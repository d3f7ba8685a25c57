import { createTransport } from 'nodemailer';

import type { Mailer } from '#server/platform/mail/mailer.ts';

const TIMEOUT_MS = 15_000;

/** Sends through a mail server, such as `smtps://user:password@mail.example.com`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isDelivering: true,
    send: async ({ to, subject, text, html }) => {
      // As an object, because a string could be parsed as a list of addresses.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
