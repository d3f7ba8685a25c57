import type { BrandIdentity } from '#contracts/schemas/brand.ts';
import { endCardLinesOf } from './film-brand.ts';

interface Texts {
  /** Null if it signs with its name. */
  readonly signature: string | null;
  readonly others: readonly string[];
}

/** The texts that films of a brand may show. */
function shownTextsOf(identity: BrandIdentity): Texts {
  const { signature = null, callToAction } = identity.words ?? {};
  const { legalEntity, venueName, venueAddress } = identity.licensee ?? {};
  const onEndCard = endCardLinesOf(identity).map((line) => line.text);
  const others = [callToAction, legalEntity, venueName, venueAddress, ...onEndCard];
  return { signature, others: others.filter((text) => typeof text === 'string') };
}

/** All texts of a brand that the policy judges: those, and words that its films may be given. */
export function textsOf(identity: BrandIdentity): string[] {
  const { signature, others } = shownTextsOf(identity);
  const { address, required = [], preferred = [] } = identity.words ?? {};
  return [signature, ...others, address, ...required, ...preferred].filter(
    (text) => typeof text === 'string',
  );
}

/** Those shown that another version of the brand does not have. */
export function newTextsOf(identity: BrandIdentity, before: BrandIdentity): Texts {
  const now = shownTextsOf(identity);
  const known = shownTextsOf(before);
  return {
    signature: now.signature === known.signature ? null : now.signature,
    others: now.others.filter((text) => !known.others.includes(text)),
  };
}
