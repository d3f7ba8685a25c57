import type { Actor } from '#domain/permissions.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';

interface Credential {
  readonly actor: Pick<Actor, 'isOperator' | 'role'>;
  readonly credentialId: string;
}

/**
 * For whom media addresses are signed that `caller` is given. The operator's people see other
 * organizations' films: with another role, or another operator, what they were given ends.
 */
export function mediaHolderOf({
  actor: { isOperator, role },
  credentialId,
}: Credential): MediaHolder {
  return { credentialId, reach: isOperator ? `platform as ${role}` : 'own organization' };
}
