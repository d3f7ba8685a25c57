import type { UserId } from '#domain/ids.ts';
import * as store from './store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';
import { withoutContacts } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

interface Deps {
  readonly db: Database;
  readonly publicUrl: string;
}

/**
 * Notifies the previous address that the account has a new one. The new address is not named: the
 * owner of the account chose it, and the recipient may be a stranger. Nothing is sent if the
 * account was closed.
 */
export function composeEmailChanged({ db, publicUrl }: Deps): Compose {
  return async (userId, recipient) => {
    const user = await store.findUser(db, userId as UserId);
    if (recipient === null || !user) return null;
    const account = withoutContacts(
      `the CasinoReel account ${user.username}`,
      'a CasinoReel account',
    );
    return writeEmail({
      to: recipient,
      subject: 'The email address of your CasinoReel account was changed',
      parts: [
        'Hello,',
        `The email address of ${account} at ${publicUrl} was changed. This address is no longer used.`,
        'If you did not make this change, someone else may have access to your account. Contact an owner of your organization or the platform operator immediately.',
      ],
    });
  };
}
