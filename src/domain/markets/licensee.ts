import type { Advertises } from '#domain/markets/advertises.ts';
import { valuesOf } from '#domain/markets/market-rules.ts';
import { marketName, type MarketCode } from '#domain/markets/markets.ts';

/** The advertiser, as far as a market's law requires it on screen. */
export interface Licensee {
  readonly legalEntity: string | null;
  /** The organization's name in films; null if it only has the default name. */
  readonly operatorName: string | null;
  /** The casino that people visit. */
  readonly venueName: string | null;
  /** Its place, as shown on screen: `Las Vegas, Nevada`. */
  readonly venueAddress: string | null;
  /** Licence or permit numbers by market. */
  readonly licences: Readonly<Partial<Record<MarketCode, string>>>;
}

export const NO_LICENSEE: Licensee = {
  legalEntity: null,
  operatorName: null,
  venueName: null,
  venueAddress: null,
  licences: {},
};

/** A brand's own details about the advertiser. Missing ones come from its organization. */
export type BrandLicensee = Readonly<
  Partial<Record<'legalEntity' | 'venueName' | 'venueAddress', string | null | undefined>>
> & { readonly licences?: Licensee['licences'] | undefined };

/** Whether name and place of the venue are known, and so stand among the legal lines of its films. */
export function namesVenue({ venueName, venueAddress }: Licensee = NO_LICENSEE): boolean {
  return venueName !== null && venueAddress !== null;
}

/**
 * Returns the advertiser of a brand: the brand's own details take precedence over its
 * organization's.
 */
export function licenseeUnder(brand: BrandLicensee | null, organization: Licensee): Licensee {
  if (!brand) return organization;
  return {
    ...organization,
    legalEntity: brand.legalEntity ?? organization.legalEntity,
    // Name and place of a venue belong together: the name of one is never combined with the place
    // of another.
    venueName: brand.venueName ?? (brand.venueAddress ? null : organization.venueName),
    venueAddress: brand.venueAddress ?? (brand.venueName ? null : organization.venueAddress),
    // A licence belongs to its holder: another legal entity has its own, or none.
    licences: brand.legalEntity
      ? (brand.licences ?? {})
      : { ...organization.licences, ...brand.licences },
  };
}

/**
 * Fields that a market may require on screen. The legal entity also satisfies the operator's name.
 */
export const LICENSEE_FIELDS = [
  'legalEntity',
  'venueName',
  'venueAddress',
  'licence',
  'operatorName',
] as const;
export type LicenseeField = (typeof LICENSEE_FIELDS)[number];

const FIELD_NAMES: Record<LicenseeField, string> = {
  legalEntity: 'the licensee’s name',
  venueName: 'the venue’s name',
  venueAddress: 'the venue’s location',
  licence: 'the license reference',
  operatorName: 'the name of your organization',
};

/** Returns the fields that a market requires on films that advertise this. */
export function requiredFields(code: MarketCode, advertises: Advertises): readonly LicenseeField[] {
  const wanted = valuesOf(code, advertises, 'field');
  return LICENSEE_FIELDS.filter((field) => wanted.includes(field));
}

/**
 * Returns the fields that a market requires and that neither the licensee nor the film's words
 * (`namesPlace`) provide.
 */
export function missingFields(
  market: { readonly code: MarketCode; readonly advertises: Advertises },
  licensee: Licensee,
  namesPlace: boolean,
): LicenseeField[] {
  const { legalEntity, operatorName, venueName, venueAddress, licences } = licensee;
  const has: Record<LicenseeField, boolean> = {
    legalEntity: legalEntity !== null,
    venueName: venueName !== null || namesPlace,
    venueAddress: venueAddress !== null || namesPlace,
    licence: licences[market.code] !== undefined,
    operatorName: legalEntity !== null || operatorName !== null,
  };
  return requiredFields(market.code, market.advertises).filter((field) => !has[field]);
}

/** `Malta requires the licensee's name and the licence reference in the video.` */
export function requiredFieldsSentence(code: MarketCode, fields: readonly LicenseeField[]): string {
  const names = fields.map((field) => FIELD_NAMES[field]).join(' and ');
  return `${marketName(code)} requires ${names} in the video.`;
}

/** Returns the lines about the advertiser: the venue, and what the markets require. */
export function licenseeLines(
  markets: readonly MarketCode[],
  advertises: Advertises,
  licensee: Licensee,
): string[] {
  const { venueName, venueAddress } = licensee;
  const venue = advertises === 'venue' ? [venueName, venueAddress].filter(isGiven) : [];
  const holder = markets.flatMap((code) => holderParts(code, advertises, licensee));
  return [venue.join(', '), [...new Set(holder)].join(', ')].filter((line) => line !== '');
}

function holderParts(code: MarketCode, advertises: Advertises, licensee: Licensee): string[] {
  const wanted = requiredFields(code, advertises);
  const { legalEntity, operatorName } = licensee;
  return [
    wanted.includes('legalEntity') ? legalEntity : null,
    wanted.includes('operatorName') ? (legalEntity ?? operatorName) : null,
    wanted.includes('licence') ? licensee.licences[code] : null,
  ].filter(isGiven);
}

const isGiven = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== '';
