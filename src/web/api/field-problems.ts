import type { ErrorCode } from '#contracts/errors.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The field that an error is about, where the error is about one. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'password',
  wrong_current_password: 'currentPassword',
  username_taken: 'username',
  email_taken: 'email',
  already_member: 'email',
  reset_link_invalid: 'token',
  balance_below_zero: 'delta',
  // Of the forms that show it at a field, only a name has no judge beside it.
  policy_blocked: 'name',
};

/** What the server says against each part of what was sent, by its whole path. */
export function problemsByPath(error: unknown): Readonly<Record<string, string>> {
  const issues = error instanceof ApiError ? error.details.issues : [];
  // The first sentence about a part counts.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));
}

/** What the server says against each field of a refused form, by the field's name. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const { issues, code, message } = error.details;
  const problems: Record<string, string> = {};
  for (const { path, message: problem } of issues) {
    const [field = ''] = path.split('.');
    problems[field] ??= problem;
  }
  const field = code === null ? undefined : FIELD_OF_CODE[code];
  if (field !== undefined && message !== null) problems[field] ??= message;
  return problems;
}
