import type { UserId } from '#domain/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Compose } from '#server/platform/mail/outbox.ts';

import * as store from './store.ts';

interface Deps {
  readonly db: Database;
  readonly publicUrl: string;
}

/** Tells somebody that their second factor is another one now. Holds nothing that is secret. */
export function composeSecondFactorChanged({ db, publicUrl }: Deps): Compose {
  return async (userId) => {
    const person = await store.findPerson(db, userId as UserId);
    if (!person) return null;
    const { email, username, hasSecondFactor } = person.user;
    return {
      to: email,
      subject: 'Two-factor sign-in of your CasinoReel account was changed',
      text: [
        `Hello ${username},`,
        hasSecondFactor
          ? 'The sign-in methods or recovery codes of your account were changed. Two-factor sign-in is on.'
          : 'Two-factor sign-in of your account was turned off.',
        `You can see the sign-in methods at ${publicUrl}/settings?tab=security`,
        'If you did not expect this change, change your password now and contact an owner of your organization.',
      ].join('\n\n'),
    };
  };
}
