import type { PostOffice } from '#server/platform/mail/post-office.ts';

const INTERVAL_MS = 10_000;

/** Delivers again, every few seconds, what could not be sent when it was posted. */
export function startMailSweep(mail: PostOffice): { stop(): Promise<void> } {
  mail.deliverSoon();
  const timer = setInterval(() => mail.deliverSoon(), INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await mail.settle();
    },
  };
}
