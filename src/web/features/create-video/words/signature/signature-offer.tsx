import { Link } from 'react-router';

import { roleHas } from '#domain/permissions.ts';
import { TEXTS } from '#web/features/create-video/texts.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { Suggestions } from '#web/features/create-video/words/suggestions.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

interface SignatureOfferProps {
  readonly value: string;
  readonly onTake: (signature: string) => void;
}

/** For a video that nobody signs: the names that the settings know, and the way to one for all videos. */
export function SignatureOffer({ value, onTake }: SignatureOfferProps) {
  const { user, organization } = useSignedIn();
  const { venueName, legalEntity } = organization;
  const names = new Set([venueName, legalEntity].flatMap((name) => name || []));
  return (
    <>
      <Suggestions label={TEXTS.signature} texts={[...names]} value={value} onTake={onTake} />
      {value === '' && roleHas(user.role, 'organization.edit') && (
        <Link
          to={PATHS.organizationSettings}
          className="-mt-2 justify-self-start text-sm text-gilt underline underline-offset-4"
        >
          {WORD_TEXTS.nameOrganization}
        </Link>
      )}
    </>
  );
}
