import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import type { Role } from '#domain/roles.ts';
import { users } from '#server/platform/database/schema.ts';
import type { Person, TestApi } from '#tests/support/test-api.ts';

/** Somebody new in the organization of `colleague`. */
export async function addMember(api: TestApi, colleague: Person, role: Role): Promise<Person> {
  const person = await api.signUp({ role });
  const { organizationId, organization } = colleague;
  await api.db
    .update(users)
    .set({ organizationId })
    .where(eq(users.username, person.user.username));
  const user = { ...person.user, orgId: organizationId, role };
  return { ...person, user, organization, organizationId };
}

/** An owner of the organization that operates the installation. */
export async function signUpOperator(
  api: TestApi,
  options: { credits?: number } = {},
): Promise<Person> {
  const person = await api.signUp(options);
  await api.services.auth.nameOperator(person.user.email);
  return person;
}

/** What a refused call says. */
export function refusal(answer: LightMyRequestResponse) {
  const { code, message } = answer.json<{ code: string; message: string }>();
  return { status: answer.statusCode, code, message };
}
