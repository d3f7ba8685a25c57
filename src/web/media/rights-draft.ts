import type { MediaBody, RightsBody } from '#contracts/schemas/media.ts';
import type { MarketCode } from '#domain/markets/markets.ts';
import {
  RIGHTS_CHANNELS,
  type PeopleShown,
  type RightsBasis,
  type RightsChannel,
} from '#domain/media/rights.ts';
import { publicNameOf } from '#domain/people/organization-name.ts';

/** What the rights form holds while somebody fills it in. */
export interface RightsDraft {
  readonly basis: RightsBasis;
  readonly holder: string;
  readonly place: 'everywhere' | 'markets';
  readonly markets: MarketCode[];
  /** All of them stand for no limit. */
  readonly channels: RightsChannel[];
  /** A day; empty without end. */
  readonly until: string;
  readonly people: PeopleShown;
  readonly everybodyIs25: boolean;
  readonly consentsToGambling: boolean;
  readonly consentsToAi: boolean;
  /** Names with commas between them. */
  readonly outsideProviders: string;
  readonly releases: string;
  readonly isWithdrawn: boolean;
}

interface Organization {
  readonly name: string;
  readonly defaultMarkets: readonly MarketCode[];
}

/** The form as the file's rights fill it, or as the organization would start it. */
export function draftOf(rights: MediaBody['rights'], organization: Organization): RightsDraft {
  const stated = rights?.territories.filter((code): code is MarketCode => code !== '*') ?? [];
  const limits = RIGHTS_CHANNELS.filter((channel) => rights?.channels.includes(channel));
  return {
    basis: rights?.basis ?? 'own',
    holder: rights?.holder ?? publicNameOf(organization.name) ?? '',
    place: stated.length > 0 ? 'markets' : 'everywhere',
    markets: stated.length > 0 ? stated : [...organization.defaultMarkets],
    channels: limits.length > 0 ? limits : [...RIGHTS_CHANNELS],
    until: rights?.validUntil?.slice(0, 'YYYY-MM-DD'.length) ?? '',
    people: rights?.people ?? 'none',
    everybodyIs25: rights?.everybodyIs25 ?? false,
    consentsToGambling: rights?.consents.gamblingAdvertising ?? false,
    consentsToAi: rights?.consents.alterationByAi ?? false,
    outsideProviders: rights?.consents.outsideProviders.join(', ') ?? '',
    releases: rights?.releases ?? '',
    isWithdrawn: rights?.isWithdrawn ?? false,
  };
}

interface Statement {
  readonly isManager: boolean;
  /** Whether it is made of several files at once: what it does not say of releases stays with each. */
  readonly isOfMany?: boolean;
}

/** What the form states. Releases, and that they hold again, are the word of managers. */
export function bodyOf(draft: RightsDraft, { isManager, isOfMany = false }: Statement): RightsBody {
  const { basis, holder, place, channels, until, people, isWithdrawn } = draft;
  const providers = draft.outsideProviders.split(',').map((name) => name.trim());
  return {
    basis,
    holder,
    territories: place === 'everywhere' ? ['*'] : draft.markets,
    channels: channels.length === RIGHTS_CHANNELS.length ? [] : channels,
    validUntil: until === '' ? null : until,
    people,
    everybodyIs25: people !== 'none' && draft.everybodyIs25,
    consents: {
      gamblingAdvertising: draft.consentsToGambling,
      alterationByAi: draft.consentsToAi,
      outsideProviders: draft.consentsToAi ? providers.filter((name) => name !== '') : [],
    },
    ...(isManager && (!isOfMany || draft.releases !== '') && { releases: draft.releases }),
    ...(((isManager && !isOfMany) || isWithdrawn) && { isWithdrawn }),
  };
}
