/**
 * Mail that is not lost. A letter is posted as a row in the transaction of what it is about, and
 * delivered after the commit by whoever comes first: the process that wrote it, or the sweep of a
 * background process. A row holds no text but, at most, an address; the letter is composed when it is sent, from what it is
 * about. A letter may arrive twice where a process dies between sending and noting it.
 */
import { randomUUID } from 'node:crypto';

import { asc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { mailTasks, type MailKind } from '#server/platform/database/invitation-schema.ts';
import type { Log } from '#server/platform/log.ts';
import type { Letter, Mailer } from '#server/platform/mail/mailer.ts';
import { delayBeforeAttempt } from '#server/platform/mail/mail-retries.ts';

/**
 * Composes the letter about something; null where that is gone and nothing is to be sent. `recipient`
 * is the address that was posted with it, if any.
 */
export type Compose = (aboutId: string, recipient: string | null) => Promise<Letter | null>;

/** What an email is about. */
export interface Occasion {
  readonly kind: MailKind;
  readonly aboutId: string;
  /** Where it goes, unless what it is about says so when it is sent. */
  readonly recipient?: string;
}

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly letters: Record<MailKind, Compose>;
}

export interface PostOffice {
  /** Whether emails leave this machine: see {@link Mailer}. */
  readonly isDelivering: boolean;
  /** Puts a letter up, for delivery once `tx` is committed. */
  post(tx: Transaction, occasion: Occasion): Promise<void>;
  /** Delivers what is due without making the caller wait. Called after the commit. */
  deliverSoon(): void;
  /** Delivers what is due, one letter after another. Never throws. */
  deliverDue(): Promise<void>;
  /** Waits for what is being delivered. */
  settle(): Promise<void>;
}

type Task = typeof mailTasks.$inferSelect;

const BATCH = 20;
/** Nobody else takes a letter up while a process has it for this long. */
const HOLD_MS = 60_000;

export function createPostOffice(needs: Needs): PostOffice {
  const { db, clock, log, mailer, letters } = needs;
  let delivering: Promise<void> = Promise.resolve();

  async function deliver(task: Task): Promise<void> {
    try {
      const letter = await letters[task.kind](task.aboutId, task.recipient);
      if (letter) await mailer.send(letter);
      await db.delete(mailTasks).where(eq(mailTasks.id, task.id));
    } catch (error) {
      await postpone(task, error);
    }
  }

  async function postpone(task: Task, error: unknown): Promise<void> {
    const delayMs = delayBeforeAttempt(task.attempts + 1);
    log.error({ err: error, kind: task.kind, aboutId: task.aboutId }, 'a letter was not sent');
    if (delayMs === null) {
      await db.delete(mailTasks).where(eq(mailTasks.id, task.id));
      log.error({ kind: task.kind, aboutId: task.aboutId }, 'a letter was given up');
      return;
    }
    const dueAt = new Date(clock.now().getTime() + delayMs);
    await db.update(mailTasks).set({ dueAt }).where(eq(mailTasks.id, task.id));
  }

  async function deliverAll(): Promise<void> {
    try {
      for (let tasks = await takeDue(db, clock); tasks.length > 0;) {
        for (const task of tasks) await deliver(task);
        tasks = await takeDue(db, clock);
      }
    } catch (error) {
      log.error({ err: error }, 'mail could not be delivered');
    }
  }

  function deliverDue(): Promise<void> {
    delivering = delivering.then(deliverAll);
    return delivering;
  }

  return {
    isDelivering: mailer.isDelivering,
    post: async (tx, { kind, aboutId, recipient = null }) => {
      const now = clock.now();
      await tx
        .insert(mailTasks)
        .values({ id: randomUUID(), kind, aboutId, recipient, dueAt: now, createdAt: now });
    },
    deliverSoon: () => void deliverDue(),
    deliverDue,
    settle: () => delivering,
  };
}

function takeDue(db: Database, clock: Clock): Promise<Task[]> {
  const now = clock.now();
  const due = db
    .select({ id: mailTasks.id })
    .from(mailTasks)
    .where(lte(mailTasks.dueAt, now))
    .orderBy(asc(mailTasks.dueAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(mailTasks)
    .set({ dueAt: new Date(now.getTime() + HOLD_MS), attempts: sql`${mailTasks.attempts} + 1` })
    .where(inArray(mailTasks.id, due))
    .returning();
}
