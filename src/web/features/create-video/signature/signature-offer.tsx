import { Link } from 'react-router';

import { ORGANIZATION_NAME_LENGTH } from '#domain/limits.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';
import { roleHas } from '#domain/people/permissions.ts';
import { WORD_TEXTS } from '#web/features/create-video/words/texts.ts';
import { SignAllVideos } from '#web/features/create-video/signature/sign-all-videos.tsx';
import { SIGNATURE_TEXTS } from '#web/features/create-video/signature/texts.ts';
import { Suggestions } from '#web/features/create-video/words/suggestions.tsx';
import { PATHS } from '#web/paths.ts';
import { useSignedIn } from '#web/session/use-signed-in.ts';

interface SignatureOfferProps {
  readonly value: string;
  /** Whether the brand or the organization signs with it already. */
  readonly isOfHouse?: boolean;
  readonly onTake: (signature: string) => void;
}

/** For a video that nobody signs: the names that the settings know, and the way to one for all videos. */
export function SignatureOffer({ value, isOfHouse = false, onTake }: SignatureOfferProps) {
  const { user, organization } = useSignedIn();
  const { venueName, legalEntity } = organization;
  const mayName = roleHas(user.role, 'organization.edit');
  const name = value.trim();
  const isFirstName =
    publicNameOf(organization.name) === null &&
    name.length >= ORGANIZATION_NAME_LENGTH.min &&
    name.length <= ORGANIZATION_NAME_LENGTH.max;
  const names = new Set([venueName, legalEntity].flatMap((name) => name || []));
  return (
    <>
      <Suggestions label={WORD_TEXTS.signature} texts={[...names]} value={value} onTake={onTake} />
      {mayName && isFirstName && !isOfHouse && <SignAllVideos name={name} />}
      {mayName && value === '' && (
        <Link
          to={PATHS.organizationSettings}
          className="-mt-2 justify-self-start text-sm text-gilt underline underline-offset-4"
        >
          {SIGNATURE_TEXTS.nameOrganization}
        </Link>
      )}
    </>
  );
}
