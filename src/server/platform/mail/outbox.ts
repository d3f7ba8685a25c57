/**
 * Emails that are not lost: a row in the transaction of what they are about, and a task that sends
 * it. The row holds no text but, at most, an address; the email is composed when it is sent, from
 * what it is about. It may arrive twice where a process dies between sending and noting it.
 */
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { emails, type EmailKind } from '#server/platform/database/invitation-schema.ts';
import type { Email, Mailer } from '#server/platform/mail/mailer.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';

/**
 * Composes the email about something; null where that is gone and nothing is to be sent. `recipient`
 * is the address that was stored with it, if any.
 */
export type Compose = (aboutId: string, recipient: string | null) => Promise<Composed | null>;

export interface Composed extends Email {
  /** Notes that it was sent. */
  readonly onSent?: () => Promise<void>;
}

/** What an email is about. */
export interface Occasion {
  readonly kind: EmailKind;
  readonly aboutId: string;
  /** Where it goes, unless what it is about says so when it is sent. */
  readonly recipient?: string;
  /** At once where absent. */
  readonly dueAt?: Date;
}

export interface Outbox {
  /** Whether emails leave this machine: see {@link Mailer}. */
  readonly isDelivering: boolean;
  /** Stores an email, to be sent once `tx` is committed. */
  add(tx: Transaction, occasion: Occasion): Promise<void>;
}

/** Stores e-mails in the transaction of what they tell of; a task sends them after its commit. */
export function createOutbox({ mailer, clock }: { mailer: Mailer; clock: Clock }): Outbox {
  return {
    isDelivering: mailer.isDelivering,
    add: async (tx, { kind, aboutId, recipient = null, dueAt }) => {
      const id = randomUUID();
      await tx.insert(emails).values({ id, kind, aboutId, recipient, createdAt: clock.now() });
      // One email may say what the next one would have said.
      const group = `${kind} ${aboutId}`;
      await enqueue(tx, { name: 'send-email', key: id, group, ...(dueAt && { dueAt }) });
    },
  };
}

interface SendDeps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly compose: Readonly<Record<EmailKind, Compose>>;
}

/** Sends the emails of the outbox; one that cannot be sent for about two days goes. */
export function createSendEmail({ db, mailer, compose }: SendDeps): TaskHandler {
  const remove = (id: string) => db.delete(emails).where(eq(emails.id, id));
  return {
    run: async ({ key: id }) => {
      const [row] = await db.select().from(emails).where(eq(emails.id, id));
      if (!row) return undefined;
      const composed = await compose[row.kind](row.aboutId, row.recipient);
      if (composed) {
        const { onSent, ...email } = composed;
        await mailer.send(email);
        await onSent?.();
      }
      await remove(id);
      return undefined;
    },
    onGiveUp: async (id) => void (await remove(id)),
  };
}
