import type { SignedIn } from '#server/http/authenticate.ts';
import type { MediaHolder } from '#server/platform/storage/media-addresses.ts';

/**
 * For whom media addresses are signed that `caller` is given. The operator's people see other
 * organizations' films: with another role, or another operator, what they were given ends.
 */
export function mediaHolderOf({
  actor: { isOperator, role },
  credentialId,
}: Pick<SignedIn, 'actor' | 'credentialId'>): MediaHolder {
  return { credentialId, reach: isOperator ? `platform as ${role}` : 'own organization' };
}
