import { ApiError } from '#web/api/api-error.ts';

/** What the server says against each field of a refused form, by the field's name. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const problems: Record<string, string> = {};
  for (const { path, message } of error.refusal.issues) {
    const [field = ''] = path.split('.');
    problems[field] ??= message;
  }
  return problems;
}
