import type { UserId } from '#domain/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';
import { greetingOf } from '#server/platform/mail/without-contacts.ts';
import { writeEmail } from '#server/platform/mail/write-email.ts';

import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly publicUrl: string;
}

/** Notifies a user that their second factor was changed. Contains no secrets. */
export function composeSecondFactorChanged({ db, publicUrl }: Deps): Compose {
  return async (userId) => {
    const person = await store.findPerson(db, userId as UserId);
    if (!person) return null;
    const { email, username, hasSecondFactor } = person.user;
    return writeEmail({
      to: email,
      subject: 'Two-factor sign-in was changed on your CasinoReel account',
      parts: [
        greetingOf(username),
        hasSecondFactor
          ? 'The sign-in methods or recovery codes of your account were changed. Two-factor sign-in is on.'
          : 'Two-factor sign-in was turned off for your account.',
        { action: 'Review your sign-in methods', url: `${publicUrl}/settings?tab=security` },
        'If you did not expect this change, change your password now and contact an owner of your organization.',
      ],
    });
  };
}
