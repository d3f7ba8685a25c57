const UNIQUE_VIOLATION = '23505';

const CHECK_VIOLATION = '23514';

interface DatabaseError {
  readonly code: string;
  readonly constraint?: string;
}

/** Whether `error` is PostgreSQL refusing a duplicate, of the named unique index where one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return violates(error, UNIQUE_VIOLATION, constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return violates(error, CHECK_VIOLATION, constraint);
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
