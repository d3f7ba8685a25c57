import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';

import type { Role } from '#domain/people/roles.ts';
import { createFindSession } from '#server/features/auth/sessions.ts';
import { createFindKeyHolder } from '#server/features/developers/api-keys.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';
import type { Person, TestApi } from '#tests/support/test-api.ts';

/** A new member of the organization of `colleague`. */
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
  await api.services.auth.appointOperator(person.user.email);
  return person;
}

/** The holder for signed media URLs of a session or an API key. */
export async function mediaHolder(
  { db, clock }: TestApi,
  { token }: Pick<Person, 'token'>,
): Promise<MediaHolder> {
  const find = token.startsWith('cr_') ? createFindKeyHolder : createFindSession;
  const signedIn = await find(db, clock)(token);
  if (!signedIn) throw new Error('The token is not valid');
  return mediaHolderOf(signedIn);
}

/** The error message of a refused call. */
export function errorOf(response: LightMyRequestResponse) {
  const { code, message } = response.json<{ code: string; message: string }>();
  return { status: response.statusCode, code, message };
}
