/**
 * A transactional outbox for emails: a row in the transaction of the event, and a task that sends
 * it. The row stores no text, at most a recipient; the email is composed from its subject when it
 * is sent. It may arrive twice if a process dies between sending and recording it.
 */
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { emails, type EmailKind } from '#server/platform/database/schema/invitations.ts';
import type { Email, Mailer } from '#server/platform/mail/mailer.ts';
import type { TaskHandler } from '#server/platform/tasks/task-handler.ts';
import { enqueue } from '#server/platform/tasks/task-store.ts';

/**
 * Composes the email about a subject; null if that no longer exists and nothing is to be sent.
 * `recipient` is the stored address, if any.
 */
export type Compose = (aboutId: string, recipient: string | null) => Promise<Composed | null>;

export interface Composed extends Email {
  /** Called after it was sent. */
  readonly onSent?: () => Promise<void>;
}

/** What an email is about. */
export interface Occasion {
  readonly kind: EmailKind;
  readonly aboutId: string;
  /** The address, unless it is determined when the email is sent. */
  readonly recipient?: string;
  /** Defaults to now. */
  readonly dueAt?: Date;
}

export interface Outbox {
  /** Whether emails leave this machine: see {@link Mailer}. */
  readonly isDelivering: boolean;
  /** Stores an email, to be sent once `tx` is committed. */
  add(tx: Transaction, occasion: Occasion): Promise<void>;
}

/** Stores emails in the transaction of their event; a task sends them after the commit. */
export function createOutbox({ mailer, clock }: { mailer: Mailer; clock: Clock }): Outbox {
  return {
    isDelivering: mailer.isDelivering,
    add: async (tx, { kind, aboutId, recipient = null, dueAt }) => {
      const id = randomUUID();
      await tx.insert(emails).values({ id, kind, aboutId, recipient, createdAt: clock.now() });
      // One at a time, because an email may cover what the next one would have said.
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

/** Sends the emails of the outbox. An email that cannot be sent for about two days is dropped. */
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
