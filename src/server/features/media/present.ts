import type { MediaBody } from '#contracts/schemas/media.ts';
import { MARKET_CODES } from '#domain/markets/markets.ts';
import { stateOf } from '#domain/media/media.ts';
import { barredMarkets } from '#domain/media/rights.ts';
import type { SignedIn } from '#server/http/callers/authenticate.ts';
import { mediaHolderOf } from '#server/http/serving/media-holder.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { MediaAddresses } from '#server/platform/storage/media-addresses.ts';
import type { ShownMedia } from './service.ts';

type PresentMedia = (file: ShownMedia, caller: SignedIn) => MediaBody;

/** Presents files with URLs that are signed for the caller. */
export function createMediaPresenter({
  media,
  clock,
}: {
  readonly media: MediaAddresses;
  readonly clock: Clock;
}): PresentMedia {
  return (file, caller) => {
    const holder = mediaHolderOf(caller);
    const addressOf = (key: string | null) => (key === null ? null : media.addressOf(key, holder));
    const rights = presentRights(file);
    const state = stateOf(file, clock.now());
    return {
      id: file.id,
      name: file.name,
      kind: file.kind,
      state,
      refusal: file.refusal,
      bytes: file.bytes,
      receivedBytes: file.receivedBytes,
      sha256: file.sha256,
      facts: file.facts,
      previewUrl: addressOf(file.previewKey),
      // Fonts are used on the server only: their licence may not allow distribution.
      fileUrl: file.kind === 'font' ? null : addressOf(file.mainKey),
      rights,
      isUsable:
        state === 'ready' && rights !== null && rights.barredMarkets.length < MARKET_CODES.length,
      needsFirstLook: file.lookedAt === null,
      usedIn: [...file.usedIn],
      videoCount: file.videoCount,
      uploadedBy: file.uploader,
      createdAt: file.createdAt.toISOString(),
    };
  };
}

function presentRights({ rights, openReleases }: ShownMedia): MediaBody['rights'] {
  if (!rights) return null;
  const { basis, holder, people, everybodyIs25 } = rights;
  return {
    basis,
    holder,
    people,
    everybodyIs25,
    territories: [...rights.territories],
    channels: [...rights.channels],
    validUntil: rights.validUntil && presentEnd(rights.validUntil),
    consents: {
      gamblingAdvertising: rights.consentsToGambling,
      alterationByAi: rights.consentsToAi,
      outsideProviders: [...rights.outsideProviders],
    },
    releases: openReleases,
    isWithdrawn: rights.withdrawnAt !== null,
    barredMarkets: barredMarkets(rights),
  };
}

/** The end of a day is presented as that day, as it was entered. */
function presentEnd(end: Date): string {
  const text = end.toISOString();
  return text.endsWith('T23:59:59.999Z') ? text.slice(0, 'YYYY-MM-DD'.length) : text;
}
