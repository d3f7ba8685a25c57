import type { Email, Mailer } from '#server/platform/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: Email[];
  /** Makes `send` fail, like an unreachable mail server, until it is repaired. */
  breakDown(): void;
  repair(): void;
}

/** Remembers what was sent. */
export function createFakeMailer(): FakeMailer {
  const sent: Email[] = [];
  let isBroken = false;
  return {
    isDelivering: true,
    sent,
    breakDown: () => {
      isBroken = true;
    },
    repair: () => {
      isBroken = false;
    },
    send: (email) => {
      if (isBroken) return Promise.reject(new Error('The mail server is out of reach'));
      sent.push(email);
      return Promise.resolve();
    },
    close: () => {},
  };
}
