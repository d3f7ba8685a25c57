import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database } from '#server/platform/database/database.ts';

const runningTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Whether the caller runs inside an open transaction. */
function isInsideTransaction(): boolean {
  return runningTransaction.getStore()?.isOpen ?? false;
}

/** For calls that use a connection of their own: inside a transaction they would wait for ever. */
function refuseInsideTransaction(what: string): void {
  if (isInsideTransaction()) throw new Error(`${what} was called inside a transaction`);
}

/**
 * The embedded database has one connection: a query on the outer handle while a transaction is open
 * waits for that transaction for ever, and on PostgreSQL it silently stands outside it. This makes
 * it an error on both. Code inside `transaction` must use the handle it is given.
 */
export function guardTransactions<T extends object>(database: T): T {
  return new Proxy(database, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        refuseInsideTransaction(`The outer database handle (${String(property)})`);
        if (property === 'transaction') return runGuarded(target as Database, parameters);
        return Reflect.apply(member, target, parameters) as unknown;
      };
    },
  });
}

async function runGuarded(database: Database, parameters: unknown[]): Promise<unknown> {
  const [work, ...rest] = parameters as Parameters<Database['transaction']>;
  const state = { isOpen: true };
  try {
    return await runningTransaction.run(state, () => database.transaction(work, ...rest));
  } finally {
    state.isOpen = false;
  }
}
