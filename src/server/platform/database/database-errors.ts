const UNIQUE_VIOLATION = '23505';

const CHECK_VIOLATION = '23514';

/** The server ends, starts, has no connection left, or breaks the connection off (classes 08 and 57). */
const AWAY_CODES = /^(08\w{3}|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** What the driver says, without a code, of connections that ended or never came about. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

/** Whether `error` is PostgreSQL refusing a duplicate, of the named unique index where one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, UNIQUE_VIOLATION, constraint);
}

/** Whether a row broke a check constraint: the named one, or any. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, CHECK_VIOLATION, constraint);
}

/** Whether the database could not be reached: the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  for (let candidate = error; candidate instanceof Error; candidate = candidate.cause) {
    if (AWAY_MESSAGES.test(candidate.message)) return true;
    if ('code' in candidate && AWAY_CODES.test(String(candidate.code))) return true;
  }
  return false;
}

function violates(error: unknown, code: string, constraint?: string): boolean {
  const found = databaseErrorIn(error);
  if (found?.code !== code) return false;
  return constraint === undefined || found.constraint === constraint;
}

/** Drizzle wraps the driver's error as its cause. */
function databaseErrorIn(error: unknown): DatabaseError | null {
  for (let candidate = error; candidate instanceof Error; candidate = candidate.cause) {
    if ('code' in candidate && typeof candidate.code === 'string')
      return candidate as unknown as DatabaseError;
  }
  return null;
}
