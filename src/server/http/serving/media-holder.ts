import type { Actor } from '#domain/people/permissions.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';

interface Credential {
  readonly actor: Pick<Actor, 'isOperator' | 'role'>;
  readonly credentialId: string;
}

/**
 * Returns whom the media URLs for `caller` are signed for. Members of the operator see films of
 * other organizations; their URLs end when their role or the operator changes.
 */
export function mediaHolderOf({
  actor: { isOperator, role },
  credentialId,
}: Credential): MediaHolder {
  return { credentialId, reach: isOperator ? `platform as ${role}` : 'own organization' };
}
