import type { Letter, Mailer } from '#server/platform/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: Letter[];
  /** Makes `send` fail, like a mail server that is out of reach, until it is repaired. */
  breakDown(): void;
  repair(): void;
}

/** Remembers what was sent. */
export function createFakeMailer(): FakeMailer {
  const sent: Letter[] = [];
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
    send: (letter) => {
      if (isBroken) return Promise.reject(new Error('The mail server is out of reach'));
      sent.push(letter);
      return Promise.resolve();
    },
    close: () => {},
  };
}
